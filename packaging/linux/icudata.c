/* An ICU data library without data, in place of the 32 MB that the wheel of Qt carries.
 *
 * Qt on Linux links ICU, but its own tables serve QString and QLocale.  What is lost is locale-aware collation
 * (QCollator) and rare text codecs, neither of which Tabletop uses.
 *
 *     cc -shared -fPIC -O2 -DENTRY=icudt73_dat -Wl,-soname,libicudata.so.73 -o libicudata.so.73 icudata.c
 */
#include <stdint.h>

/* The header of ICU's "common data" format (udata.h, ucmndata.h), with a table of contents of no entries. */
struct common_data {
    uint16_t header_bytes;
    uint8_t magic[2];
    uint16_t info_bytes, reserved;
    uint8_t big_endian, ascii, char_bytes, padding;
    uint8_t format[4], format_version[4], data_version[4];
    uint8_t fill[8];
    uint32_t entries[8];
};

const struct common_data ENTRY __attribute__((aligned(16), visibility("default"))) = {
    .header_bytes = 32,
    .magic = {0xda, 0x27},
    .info_bytes = 20,
    .big_endian = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__,
    .char_bytes = 2,
    .format = {'T', 'o', 'C', 'P'},
    .format_version = {1},
};
