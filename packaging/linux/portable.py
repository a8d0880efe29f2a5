"""Packages that no system owns: an AppImage, and the manifest of a Flatpak. `package.py` calls this.

An AppImage is a small program (the "runtime" of the AppImage project, which a system's packages do not have) with a
squashfs behind it that it mounts and starts: `APPIMAGE_RUNTIME` names its file. Needs mksquashfs (squashfs-tools).
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

APP = "net.tabletop.Tabletop"
RUNTIME = "APPIMAGE_RUNTIME"
# What it may do outside of its sandbox: show a window and make sounds. Matches are opened through the portal.
RIGHTS = ["--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--socket=pulseaudio", "--device=dri"]


def lay_out_application(tree: Path, folder: Path) -> None:
    """An AppDir: the tree below `usr`, and in front what the runtime and the desktop look for."""
    shutil.copytree(tree, folder / "usr", symlinks=True)
    (folder / "AppRun").symlink_to("usr/lib/tabletop/tabletop")
    (folder / f"{APP}.desktop").symlink_to(f"usr/share/applications/{APP}.desktop")
    (folder / f"{APP}.svg").symlink_to(f"usr/share/icons/hicolor/scalable/apps/{APP}.svg")
    (folder / ".DirIcon").symlink_to(f"usr/share/icons/hicolor/256x256/apps/{APP}.png")


def appimage(tree: Path, path: Path, moment: int) -> str:
    """Write an AppImage where that can be done; what is to be said of it."""
    runtime = os.environ.get(RUNTIME)
    if not runtime or not shutil.which("mksquashfs"):
        return f"no {path.name}: it wants mksquashfs, and the file of its runtime in {RUNTIME}"
    with tempfile.TemporaryDirectory() as work:
        folder, packed = Path(work) / "AppDir", Path(work) / "packed"
        lay_out_application(tree, folder)
        times = ("-mkfs-time", str(moment), "-all-time", str(moment))
        how = ("-root-owned", "-noappend", "-comp", "zstd", "-b", "1M", "-quiet", "-no-progress", *times)
        # The times are said once; mksquashfs refuses them a second time.
        alone = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
        subprocess.run(["mksquashfs", str(folder), str(packed), *how], check=True, env=alone)
        path.write_bytes(Path(runtime).read_bytes() + packed.read_bytes())
    path.chmod(0o755)
    return str(path)


def flatpak(archive: Path, path: Path) -> None:
    """Write the manifest that makes a Flatpak of the archive beside it."""
    source = {"type": "archive", "path": archive.name, "sha256": hashlib.sha256(archive.read_bytes()).hexdigest()}
    module = {
        "name": "tabletop",
        "buildsystem": "simple",
        "build-commands": ["cp -a bin lib share /app/"],
        "sources": [source],
    }
    manifest = {
        "id": APP,
        "runtime": "org.freedesktop.Platform",
        "runtime-version": "24.08",
        "sdk": "org.freedesktop.Sdk",
        "command": "tabletop",
        "finish-args": RIGHTS,
        "modules": [module],
    }
    path.write_text(json.dumps(manifest, indent=2) + "\n", "utf-8")
