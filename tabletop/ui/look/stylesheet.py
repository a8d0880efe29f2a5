"""The Qt style sheet of the window: a template, and the colours and sizes that fill it.

What a widget says about itself (dynamic properties, set before the sheet is applied or followed by a polish):

    QPushButton[kind=...]  main     the one way forward on a page         throw   the big lamp-coloured button
                           plain    (the same as none)                    quiet   no edge until pointed at
                           segment  one of a row in a QFrame "track"      link    underlined words
                           choice   a large picture to choose from        tile    a paper card that can be pressed
                           pill     a small round-ended one beside a heading
    QLineEdit[kind="search"]  round ends
    QToolButton            an icon of the top bar, 40 px at least; [kind="plain"] with an edge
    QFrame[kind=...]       bar (top)  side (panel)  card  sunken  track  plate  strip  refusal  hint  sheet  line
                           footer
    QLabel[role=...]       title  section  name  strip  log  quiet  small  rule  felt  tag  chip  bad  figure
    QWidget[ground=...]    window  panel  panel2  field (a plain QWidget also needs WA_StyledBackground)
    QFrame[kind="edge"]    the coloured left end of a strip, refusal or hint, 12 px, [tone="bad"] or [tone="hint"]
    [turn="true"]          on QFrame "plate": the lamp frame of the seat to act
    [changed="true"]       on a "track": a house rule that was changed

Keyboard focus is a double line: white (the ground) inside ink, on every control.
"""

from string import Template
from typing import Final

from tabletop.ui.look.assets import address
from tabletop.ui.look.metrics import Metrics
from tabletop.ui.look.painting.tones import mix
from tabletop.ui.look.theme import INK, Theme

_SHEET: Final = """
QMainWindow, QDialog, QWidget[ground="window"] { background: $window; }
QWidget[ground="panel"] { background: $panel; }
QWidget[ground="panel2"] { background: $panel2; }
QWidget[ground="field"] { background: $field; }
QLabel, QAbstractButton, QLineEdit, QComboBox, QAbstractItemView, QTabBar, QMenu, QAbstractSpinBox, QTextEdit,
QProgressBar, QGroupBox, LetterLabel { color: $text; font-size: ${body}px; }
QLabel { background: transparent; }
QLabel:disabled, QAbstractButton:disabled { color: $ctl; }
QScrollArea, QScrollArea > QWidget > QWidget[ground="none"], QStackedWidget { background: transparent; border: none; }

QLabel[role="title"] { font-size: ${title}px; font-weight: bold; }
QLabel[role="section"] { font-weight: bold; }
QLabel[role="name"] { font-size: ${name}px; font-weight: bold; }
QLabel[role="strip"] { font-size: ${strip}px; }
QLabel[role="log"] { font-size: ${log}px; font-weight: bold; }
QLabel[role="quiet"] { font-size: ${quiet}px; color: $text2; }
QLabel[role="small"] { font-size: ${smallest}px; color: $text2; }
QLabel[role="rule"] { font-size: ${rules}px; }
QLabel[role="figure"] { font-size: ${strip}px; font-weight: bold; }
QLabel[role="felt"] { color: $on_felt; font-weight: bold; }
QLabel[role="bad"] { color: $bad; font-weight: bold; }
QLabel[role="tag"], QLabel[role="chip"] {
  font-size: ${smallest}px; font-weight: bold; border-radius: ${pill}px; padding: ${pill_y}px ${pill_x}px; }
QLabel[role="tag"] { background: $lamp; color: $onlamp; border: ${hc_edge}px solid $ctl; }
QLabel[role="chip"] { background: $chip; border: ${hc_edge}px solid $ctl; }

QFrame[kind="bar"] { background: $panel; border: none; border-bottom: ${edge}px solid $line; }
QFrame[kind="footer"] { background: $panel; border: none; border-top: ${edge}px solid $line; }
QFrame[kind="side"] { background: $panel; border: none; border-left: ${edge}px solid $line; }
QFrame[kind="card"] { background: $panel; border: ${edge}px solid $line; border-radius: 14px; }
QFrame[kind="tile"] { background: $field; border: ${edge}px solid $line; border-radius: 12px; }
QFrame[kind="sunken"] { background: $panel2; border: ${hc_edge}px solid $line; border-radius: 10px; }
QFrame[kind="track"] { background: $chip; border: ${hc_edge}px solid $ctl; border-radius: 10px; }
QFrame[kind="track"][changed="true"] { border: 2px solid $lamp_edge; }
QFrame[kind="plate"] { background: $panel; border: 3px solid $panel_edge; border-radius: 11px; }
QFrame[kind="plate"][turn="true"] { border: ${turn}px solid $turn_frame; }
QFrame[kind="strip"] { background: $panel; border: ${hc_edge}px solid $line; border-radius: 12px; }
QFrame[kind="refusal"] { background: $badbg; border: ${hc_edge}px solid $bad; border-radius: 12px; }
QFrame[kind="edge"] {
  background: $prim; border: none; border-top-left-radius: 12px; border-bottom-left-radius: 12px;
  min-width: 12px; max-width: 12px; min-height: 28px; }
QFrame[kind="edge"][tone="bad"] { background: $bad; }
QFrame[kind="edge"][tone="hint"] { background: $hint; }
QFrame[kind="hint"] { background: $hintbg; border: ${hc_edge}px solid $hint; border-radius: 12px; }
QFrame[kind="sheet"] { background: $panel; border: ${edge}px solid $line; border-radius: 22px; }
QFrame[kind="line"] { background: $line; border: none; min-height: ${edge}px; max-height: ${edge}px; }

QPushButton {
  background: $field; border: ${edge}px solid $ctl; border-radius: 9px; font-weight: bold;
  padding: ${button_y}px ${button_x}px; min-height: ${inner}px; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $panel2; }
QPushButton:disabled { background: transparent; border: ${edge}px $disabled $line; }
QPushButton[kind="main"] { background: $prim; color: $onprim; border: ${edge}px solid $prim; }
QPushButton[kind="main"]:hover { background: $prim_hover; }
QPushButton[kind="main"]:pressed { background: $prim_down; }
QPushButton[kind="main"]:disabled { background: $chip; color: $text2; border: ${edge}px $disabled $chip_edge; }
QPushButton[kind="throw"] {
  background: $lamp; color: $onlamp; border: ${edge}px solid $lamp_frame; border-bottom: 3px solid $lamp_edge;
  font-size: ${throw}px; }
QPushButton[kind="throw"]:hover { background: $lamp_hover; }
QPushButton[kind="throw"]:pressed { background: $lamp_edge; }
QPushButton[kind="throw"]:disabled { background: $chip; color: $text2; border: ${edge}px $disabled $chip_edge; }
QPushButton[kind="pill"] {
  background: $chip; border: ${edge}px solid $chip_edge; border-radius: ${round}px; font-size: ${quiet}px;
  padding: 2px ${button_x}px; min-height: ${segment}px; }
QPushButton[kind="quiet"] { background: transparent; border: ${edge}px solid transparent; }
QPushButton[kind="quiet"]:hover { background: $hover_panel; }
QPushButton[kind="link"] {
  background: transparent; border: ${edge}px solid transparent; color: $link; text-decoration: underline;
  padding: 2px 4px; text-align: left; }
QPushButton[kind="link"]:hover { color: $text; }
QPushButton[kind="segment"] {
  background: transparent; border: 2px solid transparent; border-radius: 8px; font-weight: normal;
  padding: ${segment_y}px ${segment_x}px; min-height: ${segment}px; }
QPushButton[kind="segment"]:hover { background: $hover_panel; }
QPushButton[kind="segment"]:checked {
  background: $prim; color: $onprim; font-weight: bold; border-color: $prim; }
QPushButton[kind="choice"], QPushButton[kind="tile"] {
  background: $field; border: ${edge}px solid $line; border-radius: 12px; font-weight: normal; text-align: left; }
QPushButton[kind="choice"] { text-align: center; border-color: $ctl; }
QPushButton[kind="choice"]:hover, QPushButton[kind="tile"]:hover { border-color: $text2; background: $hover; }
QPushButton[kind="choice"]:checked, QPushButton[kind="tile"]:checked { border: 3px solid $prim; font-weight: bold; }

QToolButton {
  background: transparent; border: 2px solid transparent; border-radius: 9px; padding: 4px;
  min-width: ${tool}px; min-height: ${tool}px; }
QToolButton:hover { background: $hover_panel; }
QToolButton:pressed, QToolButton:checked { background: $panel2; }
QToolButton[kind="plain"] { background: $field; border: ${edge}px solid $ctl; }
QToolButton::menu-indicator { image: none; width: 0; }

QLineEdit, QAbstractSpinBox, QComboBox, QTextEdit, QPlainTextEdit {
  background: $field; border: ${edge}px solid $ctl; border-radius: 9px; padding: ${field_y}px 10px;
  selection-background-color: $prim; selection-color: $onprim; min-height: ${field_h}px; }
QLineEdit QToolButton { border: none; padding: 0; min-width: 0; min-height: 0; }
QLineEdit[kind="search"] { border-radius: ${search_round}px; }
QTextBrowser { background: transparent; border: none; padding: 0; color: $text; font-size: ${rules}px; }
QComboBox::drop-down { border: none; width: ${drop}px; }
QComboBox::down-arrow, QAbstractSpinBox::down-arrow {
  image: url("$chevron-down.svg"); width: ${chevron_px}px; height: ${chevron_px}px; }
QAbstractSpinBox::up-arrow { image: url("$chevron-up.svg"); width: ${chevron_px}px; height: ${chevron_px}px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: ${drop}px; }
QComboBox QAbstractItemView {
  background: $field; border: ${edge}px solid $ctl; padding: 4px; outline: none;
  selection-background-color: $prim; selection-color: $onprim; }
QComboBox QAbstractItemView::item { min-height: ${row}px; }

QListView, QTreeView, QTableView { background: transparent; border: none; outline: none; }
QListView::item, QTreeView::item { min-height: ${row}px; padding: 2px 8px; border-radius: 8px;
  border: 2px solid transparent; color: $text; }
QListView::item:hover { background: $hover_panel; }
QListView::item:selected { background: $chosen; color: $text; border: 2px solid $chosen_edge; }
QListView::item:focus, QTreeView::item:focus { border: 2px solid $text; }

QTabWidget::pane { border: none; background: transparent; }
QTabBar { background: $panel2; border: ${hc_edge}px solid $ctl; border-radius: 10px; qproperty-drawBase: 0; }
QTabBar::tab {
  background: transparent; color: $text2; border: 2px solid transparent; border-radius: 8px; margin: 2px;
  padding: ${segment_y}px ${segment_x}px; min-height: ${segment}px; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { background: $field; color: $text; font-weight: bold; border-color: $tab_edge; }
QTabBar::tab:selected:focus { border: 2px solid $text; }

QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 14px; }
QScrollBar:horizontal { height: 14px; }
QScrollBar::handle { background: $ctl; border: none; border-radius: 4px; margin: 3px; }
QScrollBar::handle:hover { background: $text2; }
QScrollBar::handle:vertical { min-height: 40px; }
QScrollBar::handle:horizontal { min-width: 40px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; background: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }

QCheckBox, QRadioButton { background: transparent; spacing: 10px; border: 2px solid transparent;
  border-radius: 8px; padding: 3px; }
QCheckBox::indicator, QRadioButton::indicator {
  width: ${tick}px; height: ${tick}px; background: $field; border: 2px solid $ctl; border-radius: 5px; }
QRadioButton::indicator { border-radius: ${tick_round}px; }
QCheckBox::indicator:checked, QRadioButton::indicator:checked {
  background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
    stop: 0 $prim, stop: 0.62 $prim, stop: 0.66 $field, stop: 1 $field); border: 2px solid $prim; }
QSlider { min-height: 28px; }
QSlider::groove:horizontal { height: 6px; background: $chip; border: ${hc_edge}px solid $ctl; border-radius: 3px; }
QSlider::sub-page:horizontal { background: $prim; border-radius: 3px; }
QSlider::handle:horizontal {
  width: 20px; height: 20px; margin: -9px 0; background: $field; border: 2px solid $prim; border-radius: 12px; }
QProgressBar { background: $chip; border: ${hc_edge}px solid $ctl; border-radius: 4px; max-height: 8px; }
QProgressBar::chunk { background: $prim; border-radius: 4px; }
QToolTip {
  background: $tip; color: $tip_text; border: ${edge}px solid $tip_edge; padding: 6px 9px; font-size: ${log}px; }
QMenu { background: $panel; border: ${edge}px solid $ctl; padding: 6px; menu-scrollable: 1; }
QMenu::item { padding: ${segment_y}px 24px; border-radius: 8px; min-height: ${segment}px; }
QMenu::item:selected { background: $prim; color: $onprim; }
QMenu::item:disabled { color: $ctl; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }

QPushButton:focus, QToolButton:focus, QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus,
QCheckBox:focus, QRadioButton:focus, QSlider:focus, QTextEdit:focus {
  border: 5px double $focus; outline: none; }
QPushButton:focus { padding: ${button_fy}px ${button_fx}px; }
QPushButton[kind="segment"]:focus { padding: ${segment_fy}px ${segment_fx}px; }
QLineEdit:focus, QComboBox:focus { padding: ${field_fy}px 6px; }
QToolButton:focus { padding: 1px; }
QCheckBox:focus, QRadioButton:focus { padding: 0; }
"""


def stylesheet(theme: Theme, metrics: Metrics) -> str:
    """The Qt style sheet of the window in these colours and sizes."""
    return Template(_SHEET).substitute(_sheet_colours(theme), **_sheet_sizes(theme, metrics))


def _sheet_colours(theme: Theme) -> dict[str, str]:
    """The colours of the sheet: the tokens and the few tones made of them."""
    high = theme.high_contrast
    ink = "#000000" if high else INK
    towards = theme.text
    return {
        **{name: str(getattr(theme, name)) for name in _SHEET_TOKENS},
        "onlamp": ink,
        "focus": theme.text,
        "disabled": "dashed" if high else "solid",
        "turn_frame": theme.text if theme.name == "hc-light" else theme.lamp,
        "chevron": address(f"art/chevron-{'cream' if theme.dark else 'ink'}"),
        "hover": theme.field if high else mix(theme.field, towards, 0.06),
        "hover_panel": theme.panel if high else mix(theme.panel, towards, 0.08),
        "prim_hover": theme.prim if high else mix(theme.prim, "#FFFFFF", 0.10),
        "prim_down": theme.prim if high else mix(theme.prim, "#000000", 0.15),
        "lamp_hover": mix(theme.lamp, "#FFFFFF", 0.25),
        "lamp_edge": theme.text if high else "#B9892A",
        "lamp_frame": theme.text if high else theme.lamp,
        "panel_edge": theme.text if high else theme.panel,
        "tab_edge": theme.text if high else theme.field,
        "chip_edge": theme.text if high else theme.chip,
        "chosen": theme.panel2,
        "chosen_edge": theme.text if high else theme.panel2,
        "tip": theme.panel if high or theme.dark else INK,
        "tip_text": theme.text if high or theme.dark else "#FFFFFF",
        "tip_edge": theme.text if high else theme.ctl if theme.dark else INK,
    }


_SHEET_TOKENS: Final = (
    "window", "panel", "panel2", "field", "text", "text2", "line", "ctl", "prim", "onprim", "link", "lamp",
    "bad", "badbg", "hint", "hintbg", "chip", "on_felt",
)  # fmt: skip


def _sheet_sizes(theme: Theme, metrics: Metrics) -> dict[str, str]:
    """The sizes of the sheet in whole pixels. A focused control gives its padding to the thicker edge."""
    edge = theme.control_edge_px
    px = metrics.px
    sizes = {
        "body": metrics.body_px, "title": px(20), "name": metrics.name_px, "strip": metrics.strip_px,
        "log": metrics.log_px, "quiet": metrics.quiet_px, "smallest": metrics.smallest_px,
        "rules": metrics.rules_px, "throw": metrics.throw_px, "edge": edge,
        "hc_edge": edge if theme.high_contrast else 0,
        "pill": px(8), "turn": 6 if theme.high_contrast else 3, "pill_x": px(9), "pill_y": 2,
        "round": (px(22) + 4 + 2 * edge) // 2 - 1, "search_round": (px(22) + 14 + 2 * edge) // 2 - 1,
        "button_x": px(16), "button_y": 8, "button_fx": px(16) - 5 + edge, "button_fy": 8 - 5 + edge,
        "inner": px(44) - 16 - 2 * edge,
        "segment": px(22), "segment_x": px(12), "segment_y": 4, "segment_fx": px(12) - 3, "segment_fy": 1,
        "tool": max(28, px(28)), "field_h": px(22), "field_y": 7, "field_fy": 7 - 5 + edge,
        "row": px(32), "drop": px(26), "chevron_px": px(14), "tick": px(20), "tick_round": px(20) // 2 + 2,
    }  # fmt: skip
    return {name: str(size) for name, size in sizes.items()}
