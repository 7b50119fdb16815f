"""The upper corner of a closed door in an office corridor, seen from below: the closer on it, its arm on the frame."""
import math

from rooms.scenery import doors, joinery, shell, surfaces
from rooms.scenery.camera import look
from scene import materials
from scene.shapes import box

TOP = 2100
CEILING = 2550


def build(pieces, aspect, near=700, lens=50, pan=16.0, aim=(45, -75), low=300, stop=5.6):
    wood = surfaces.timber((0.36, 0.215, 0.11), (0.225, 0.12, 0.056), 0.38, "z")
    white = surfaces.lacquer((0.60, 0.565, 0.50), 0.4)
    _door(wood, white)
    pieces["closer"].mount((0, 0, TOP - 38))
    _corridor(white)
    a = math.radians(pan)
    at = (aim[0] + near * math.sin(a), -near * math.cos(a), TOP - low)
    look(at, aspect, lens=lens, pan=pan, rise=(low + aim[1]) / near * lens / 36, focus=near * 1.05, stop=stop)


def _door(wood, white):
    """Hinged on the left, where the closer sits; a narrow pane on its right."""
    left, right = -190, 710
    box("leaf", (right - left, 46, TOP), wood, at=((left + right) / 2, 23, TOP / 2), edge=2)
    box("head", (right - left + 180, 120, 90), white, at=((left + right) / 2, 44, TOP + 48), edge=3)
    for x in (left - 48, right + 48):
        box("jamb", (90, 120, TOP + 3), white, at=(x, 44, (TOP + 3) / 2), edge=1)
    shell.frame(400, 560, 900, TOP - 190, wood, [(0, 0), (0, 8), (6, 12), (16, 10), (20, 0)])
    box("pane", (130, 4, TOP - 1120), surfaces.lacquer((0.10, 0.115, 0.11), 0.06), at=(480, -3, (TOP + 710) / 2), edge=0)
    for z in (1800, 1100, 300):
        for i in range(3):
            box("knuckle", (13, 13, 32), materials.metal("satin_nickel"), at=(left - 2, -5, z + 34 * i), edge=4)


def _corridor(white):
    wall = surfaces.limewash((0.42, 0.345, 0.25))
    shell.wall(-3000, -238, CEILING, wall, y=0)
    shell.wall(758, 3000, CEILING, wall, y=0)
    shell.wall(-238, 758, CEILING - TOP - 93, wall, y=0, z=TOP + 93)
    shell.ceiling(-3000, 3000, -3200, 0, CEILING, surfaces.paint((0.62, 0.58, 0.52)))
    shell.cornice(-3000, 3000, CEILING, white)
    shell.light_from("window", (-2600, -1500, 1500), (0, 0, TOP), (1300, 1900), 62, (1.0, 0.95, 0.88))
    shell.light_from("lamp", (1800, -1500, 1400), (0, 0, TOP - 100), (340, 1200), 16, (1.0, 0.82, 0.62))
    shell.ground(7000, 4000, surfaces.tiles(), at=(0, -2000, 0))
    box("dark", (7000, 40, 1700), surfaces.paint((0.16, 0.135, 0.11)), at=(0, -3600, 850), edge=0)
    came = (-0.85, -1.0, -0.04)
    joinery.patch((60, 0, TOP - 60), came, 3.2, (300, 260))
