"""The packages for Linux, from a bundle: `python packaging/linux/package.py BUNDLE OUT`.

Writes into OUT an archive (`tabletop-VERSION-MACHINE.tar.xz`, a tree for any prefix: `/usr/local`, `~/.local`), a
package for Debian and its kin (`tabletop_VERSION_ARCHITECTURE.deb`), the manifest of a Flatpak and, where it can, an
AppImage (see portable.py). The same bundle and the same `SOURCE_DATE_EPOCH`
give the same bytes. Needs dpkg-dev; the icons are drawn with Qt.
"""

from __future__ import annotations

import gzip
import hashlib
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from email.utils import formatdate
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import icons
import portable

from tabletop import __version__

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
APP = portable.APP
MAINTAINER = "The Tabletop contributors <tabletop@tabletop.invalid>"
CONTROL = """\
Package: tabletop
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kib}
Depends: {depends}
Section: games
Priority: optional
Description: box of family games round one screen
 Tabletop is a box of board games, dice games and card games for two to eight
 people who sit round one computer, from the age of six.
 .
 A move that is not allowed is answered with the rule that forbids it, in
 English, French, German, Dutch or Spanish. Hidden hands are shared on one
 screen behind a curtain, computer players take the free seats, and every match
 is saved after each move.
"""


def moment() -> int:
    """The time that every file bears, in seconds since 1970."""
    return int(os.environ.get("SOURCE_DATE_EPOCH", "0")) or int((ROOT / "CHANGELOG.md").stat().st_mtime)


def lay_out(bundle: Path, prefix: Path) -> None:
    """The tree below a prefix: the bundle, its command, and what a desktop wants to know about it."""
    shutil.copytree(bundle, prefix / "lib/tabletop", symlinks=True)
    for path in (prefix / "lib/tabletop").rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o755 if path.parent == prefix / "lib/tabletop" and os.access(path, os.X_OK) else 0o644)
    (prefix / "bin").mkdir()
    (prefix / "bin/tabletop").symlink_to("../lib/tabletop/tabletop")
    share = prefix / "share"
    for name, folder in (("desktop", "applications"), ("metainfo.xml", "metainfo"), ("xml", "mime/packages")):
        (share / folder).mkdir(parents=True)
        shutil.copyfile(HERE / f"{APP}.{name}", share / folder / f"{APP}.{name}")
    lay_out_icons(share / "icons/hicolor")
    (share / "man/man1").mkdir(parents=True)
    page = (HERE / "tabletop.1").read_text("utf-8").replace("@VERSION@", __version__)
    squeeze(page, share / "man/man1/tabletop.1.gz")


def lay_out_icons(theme: Path) -> None:
    """The icon in all sizes, and as a drawing."""
    with tempfile.TemporaryDirectory() as drawn:
        icons.make(Path(drawn))
        for size in (size for size in icons.SIZES if size <= 512):
            folder = theme / f"{size}x{size}/apps"
            folder.mkdir(parents=True)
            shutil.copyfile(Path(drawn) / f"tabletop-{size}.png", folder / f"{APP}.png")
    (theme / "scalable/apps").mkdir(parents=True)
    shutil.copyfile(icons.ICONS / "tabletop.svg", theme / f"scalable/apps/{APP}.svg")


def squeeze(text: str, path: Path) -> None:
    """Write a text with gzip, without a name and a time."""
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def archive(tree: Path, path: Path, name: str) -> None:
    """The tree as one file, in a folder of this name; everything belongs to root and bears the same time."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = moment()
        return entry

    with lzma.open(path, "wb", preset=9) as packed, tarfile.open(fileobj=packed, mode="w") as tar:
        for found in (tree, *sorted(tree.rglob("*"))):
            tar.add(found, str(Path(name) / found.relative_to(tree)), recursive=False, filter=plain)


def needed_packages(libraries: Path, work: Path) -> str:
    """What the bundle wants of the system, as `dpkg-shlibdeps` finds it."""
    (work / "debian").mkdir()
    (work / "debian/control").write_text("Source: tabletop\n\nPackage: tabletop\nArchitecture: any\n", "utf-8")
    files = (path for path in sorted(libraries.rglob("*")) if path.is_file() and not path.is_symlink())
    binaries = [path for path in files if path.read_bytes()[:4] == b"\x7fELF"]
    folders = sorted({f"-l{path.parent}" for path in binaries})
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0", *folders]
    command += [f"-e{path}" for path in binaries]
    out = subprocess.run(command, cwd=work, check=True, stdout=subprocess.PIPE, text=True).stdout
    found = re.fullmatch(r"shlibs:Depends=(.*)\n", out)
    if found is None:
        raise ValueError(f"dpkg-shlibdeps said: {out}")
    return found[1]


def lean_on_the_system(libraries: Path) -> None:
    """Take out the libraries that a package of the system provides: there they are kept free of holes, and
    `dpkg-shlibdeps` finds what they are called. The loader of the bundle wants its own Python."""
    for path in sorted(libraries.glob("*.so*")):
        if path.is_symlink() or path.name.startswith("libpython"):
            continue
        owned = subprocess.run(["dpkg-query", "--search", f"*/{path.name}"], capture_output=True, check=False)
        if owned.returncode == 0:
            path.unlink()


def lay_out_debian(root: Path, work: Path) -> None:
    """What a package of Debian has besides: copyright, changelog, excuses for lintian, control file and sums."""
    doc = root / "usr/share/doc/tabletop"
    doc.mkdir(parents=True)
    shutil.copyfile(HERE / "copyright", doc / "copyright")
    squeeze((ROOT / "CHANGELOG.md").read_text("utf-8"), doc / "NEWS.gz")
    when = formatdate(moment())
    squeeze(
        f"tabletop ({__version__}) unstable; urgency=medium\n\n  * See NEWS.\n\n -- {MAINTAINER}  {when}\n",
        doc / "changelog.gz",
    )
    overrides = root / "usr/share/lintian/overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(HERE / "lintian-overrides", overrides / "tabletop")
    files = [path for path in sorted((root / "usr").rglob("*")) if path.is_file() and not path.is_symlink()]
    (root / "DEBIAN").mkdir()
    sums = (f"{hashlib.md5(p.read_bytes(), usedforsecurity=False).hexdigest()}  {p.relative_to(root)}\n" for p in files)
    (root / "DEBIAN/md5sums").write_text("".join(sums), "utf-8")
    architecture = subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True, text=True).stdout
    kib = sum(-(-path.stat().st_size // 1024) for path in files)
    (root / "DEBIAN/control").write_text(
        CONTROL.format(
            version=__version__,
            architecture=architecture.strip(),
            maintainer=MAINTAINER,
            kib=kib,
            depends=needed_packages(root / "usr/lib/tabletop", work),
        ),
        "utf-8",
    )


def debian(tree: Path, out: Path, work: Path) -> Path:
    """The package for Debian, from the tree below a prefix."""
    root = work / "root"
    shutil.copytree(tree, root / "usr", symlinks=True)
    (root / "usr/bin").rename(root / "usr/games")
    man = root / "usr/share/man"
    (man / "man6").mkdir()
    page = gzip.decompress((man / "man1/tabletop.1.gz").read_bytes()).decode()
    squeeze(page.replace(".TH TABLETOP 1", ".TH TABLETOP 6"), man / "man6/tabletop.6.gz")
    shutil.rmtree(man / "man1")
    lean_on_the_system(root / "usr/lib/tabletop/_internal")
    lay_out_debian(root, work)
    for path in (root, *root.rglob("*")):
        if path.is_dir():
            path.chmod(0o755)
        os.utime(path, (moment(), moment()), follow_symlinks=False)
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(moment())}
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(out)]
    said = subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout
    return out / re.search(r"in '[^']*?([^/']+\.deb)'", said)[1]


def main(bundle: Path, out: Path) -> None:
    """Write all packages and say where they are."""
    out.mkdir(parents=True, exist_ok=True)
    name = f"tabletop-{__version__}-{platform.machine()}"
    with tempfile.TemporaryDirectory() as folder:
        tree, work = Path(folder) / "tree", Path(folder) / "deb"
        tree.mkdir()
        work.mkdir()
        lay_out(bundle, tree)
        archive(tree, out / f"{name}.tar.xz", name)
        print(out / f"{name}.tar.xz")
        portable.flatpak(out / f"{name}.tar.xz", out / f"{APP}.json")
        print(out / f"{APP}.json")
        print(portable.appimage(tree, out / f"{name}.AppImage", moment()))
        print(debian(tree, out, work))


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
