"""Drivers on the shelf of a wardrobe while they are fitted: a strip on its coil, a length of track, a screwdriver."""
import math

from rooms.scenery import joinery, shell, surfaces
from rooms.scenery.camera import look
from rooms.scenery.seats import Group
from scene import materials
from scene.shapes import box, lathe, rod, rounded, tube


def build(pieces, aspect, lens=46, stop=8.0):
    oak = surfaces.timber((0.40, 0.26, 0.145), (0.30, 0.18, 0.09), 0.42)
    box("shelf", (2400, 620, 24), oak, at=(0, 60, -12), edge=2)
    box("back", (2400, 18, 1500), surfaces.timber((0.34, 0.215, 0.115), (0.255, 0.15, 0.072), 0.45, "z"), at=(0, 372, 400), edge=0)
    joinery.posed(pieces["madad"], (-152, -62, 0), (0, 0, 9))
    joinery.posed(pieces["mizan"], (172, -85, 0), (0, 0, -12))
    pieces["strip"].brighter(0.0).mount((-215, 200, 0))
    _track((215, 90), -8)
    _screwdriver((-70, -178, 12), 7)
    _light()
    look((25, -640, 560), aspect, lens=lens, tilt=-38, focus=830, stop=stop)


def _track(at, turn):
    """An off-cut of a magnetic channel: a black trough with its conductors."""
    black = materials.paint("black")
    with Group((at[0], at[1], 0), turn):
        box("floor", (420, 26, 2), black, at=(0, 0, 1), edge=0.3)
        for y in (-13, 13):
            box("side", (420, 2, 26), black, at=(0, y, 13), edge=0.3)
        for y in (-9, 9):
            box("holder", (418, 5, 6), materials.matt(0.03, 0.03, 0.03), at=(0, y, 8), edge=0.5)
            tube("conductor", [(-208, y * 0.86, 12), (208, y * 0.86, 12)], 1.2, materials.metal("copper"), curved=False)


def _screwdriver(at, turn):
    grip = surfaces.lacquer((0.42, 0.13, 0.015), 0.25)
    profile = [(0, 0), (9, 0), (12, 8), (12, 60), (9, 78), (10.5, 92), (7, 98), (0, 98)]
    lathe("grip", rounded(profile, 3), grip, at=at, turn=(0, 90, turn))
    a = math.radians(turn)
    rod("shaft", 3, 95, materials.metal("chrome"), at=(at[0] + 97 * math.cos(a), at[1] + 97 * math.sin(a), at[2]), turn=(0, 90, turn), edge=0.6)


def _light():
    shell.light_from("window", (-1500, -1300, 1500), (0, 0, 0), (1000, 1300), 30, (1.0, 0.95, 0.88))
    shell.light_from("lamp", (1400, -900, 1200), (0, 0, 0), (340, 900), 6, (1.0, 0.82, 0.62))
    joinery.patch((30, 60, 0), (-0.9, -0.8, 0.95), 4.6, (240, 260))
