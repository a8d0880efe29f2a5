"""Whether the person has asked the system for little motion. Qt 6.11 does not tell, so the desktop is asked itself.

Linux: the settings portal, which GNOME, KDE and others answer. Windows: "Show animations". Elsewhere nobody is asked.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

_WAIT_MS = 250
_SERVICE, _PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"
_INTERFACE = "org.freedesktop.portal.Settings"

Read = Callable[[str, str], object]
"""Asks for a setting by its group and its name; None where there is no answer."""


def reduced_motion(read: Read | None = None) -> bool:
    """Whether the system wants little motion; False where it does not say. `read` asks the portal."""
    ask = read
    if ask is None:
        if not sys.platform.startswith("linux"):
            return _windows_is_calm()
        ask = portal_setting
    if ask("org.freedesktop.appearance", "reduced-motion") == 1:
        return True
    if ask("org.gnome.desktop.interface", "enable-animations") is False:
        return True
    return str(ask("org.kde.kdeglobals.KDE", "AnimationDurationFactor")) in ("0", "0.0")


def portal_setting(group: str, name: str) -> object:
    """A setting of the desktop, as its portal gives it; None without a portal, or without this setting."""
    from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage, QDBusVariant

    bus = QDBusConnection.sessionBus()
    if not bus.isConnected() or not bus.interface().isServiceRegistered(_SERVICE).value():
        return None
    message = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "Read")
    message.setArguments([group, name])
    answer = bus.call(message, QDBus.CallMode.Block, _WAIT_MS)
    if answer.type() is not QDBusMessage.MessageType.ReplyMessage:
        return None
    found: object = next(iter(answer.arguments()), None)
    while isinstance(found, QDBusVariant):
        found = found.variant()
    return found


def _windows_is_calm() -> bool:
    if sys.platform == "win32":
        import ctypes

        get_client_area_animation = 0x1042
        shown = ctypes.c_int(1)
        asked = ctypes.windll.user32.SystemParametersInfoW(get_client_area_animation, 0, ctypes.byref(shown), 0)
        return bool(asked) and not shown.value
    return False
