; The installer for Windows, for one user and without an administrator's rights:
;   makensis -DVERSION=0.1.0 -DBUNDLE=dist\tabletop -DOUT=dist packaging\windows\installer.nsi
; BUNDLE is the folder that PyInstaller made; paths are seen from where makensis is started.

Unicode true
!include MUI2.nsh

!define APP "Tabletop"
!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tabletop"
!define CLASSES "Software\Classes"
!define OPENS '"$INSTDIR\tabletop.exe" "%1"'

Name "${APP}"
OutFile "${OUT}/tabletop-${VERSION}-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\${APP}"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${APP}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${APP}: family games"
VIAddVersionKey "LegalCopyright" "The Tabletop contributors"

!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!define MUI_FINISHPAGE_RUN "$INSTDIR\tabletop.exe"
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The first one serves where the system speaks another language.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Spanish"

LangString MATCH ${LANG_ENGLISH} "Tabletop match"
LangString MATCH ${LANG_FRENCH} "Partie de Tabletop"
LangString MATCH ${LANG_GERMAN} "Tabletop-Partie"
LangString MATCH ${LANG_DUTCH} "Tabletop-partij"
LangString MATCH ${LANG_SPANISH} "Partida de Tabletop"

; PGN and PDN files stay with the program that opens them today; Tabletop is offered beside it.
!macro Offer SUFFIX
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "Tabletop.Match" ""
!macroend
!macro Withdraw SUFFIX
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "Tabletop.Match"
!macroend

Section "Tabletop"
  SetOutPath "$INSTDIR"
  ; What an older version left would be found by the newer one.
  RMDir /r "$INSTDIR\_internal"
  File /r "${BUNDLE}/*"
  CreateShortcut "$SMPROGRAMS\${APP}.lnk" "$INSTDIR\tabletop.exe"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${CLASSES}\Tabletop.Match" "" "$(MATCH)"
  WriteRegStr HKCU "${CLASSES}\Tabletop.Match\DefaultIcon" "" "$INSTDIR\tabletop.exe,0"
  WriteRegStr HKCU "${CLASSES}\Tabletop.Match\shell\open\command" "" '${OPENS}'
  WriteRegStr HKCU "${CLASSES}\.tabletop" "" "Tabletop.Match"
  !insertmacro Offer ".pgn"
  !insertmacro Offer ".pdn"
  WriteRegStr HKCU "${KEY}" "DisplayName" "${APP}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\tabletop.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Tabletop contributors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

; Matches, results and settings are the family's, and stay.
Section "Uninstall"
  Delete "$SMPROGRAMS\${APP}.lnk"
  Delete "$INSTDIR\tabletop.exe"
  Delete "$INSTDIR\tabletop-console.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir /r "$INSTDIR\_internal"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${CLASSES}\Tabletop.Match"
  DeleteRegKey HKCU "${CLASSES}\.tabletop"
  !insertmacro Withdraw ".pgn"
  !insertmacro Withdraw ".pdn"
  DeleteRegKey HKCU "${KEY}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
