"""An exit door in the corridor of a school or a clinic: the bar across it at the height of the hand."""
import math

from rooms.scenery import joinery, shell, surfaces
from rooms.scenery.camera import look
from scene import materials
from scene.shapes import box, sheet, rectangle

BAR = 1000
LEFT, RIGHT, TOP = -330, 590, 2150  # of the leaf, from the middle of the bar


def build(pieces, aspect, near=1300, lens=50, pan=-20.0, aim=(-10, 30), stop=6.0):
    steel = surfaces.lacquer((0.13, 0.033, 0.024), 0.42)
    frame = surfaces.lacquer((0.085, 0.08, 0.072), 0.45)
    _door(steel, frame)
    pieces["bar"].mount((0, -1, BAR))
    _corridor()
    a = math.radians(pan)
    at = (aim[0] + near * math.sin(a), -near * math.cos(a), BAR + 240 + aim[1])
    look(at, aspect, lens=lens, pan=pan, rise=-200 / near * lens / 36, focus=near * 0.97, stop=stop)


def _door(steel, frame):
    middle = (LEFT + RIGHT) / 2
    pane = rectangle(170, 620, 4, centre=(middle + 150 - middle, 1500))
    sheet("leaf", [rectangle(RIGHT - LEFT, TOP - 8, 2, centre=(middle, TOP / 2 + 4)), pane], 50, steel, at=(0, 25, 0), turn=(90, 0, 0), edge=1.5)
    shell.frame(150 - 85 - 16, 150 + 85 + 16, 1190 - 16, 1810 + 16, steel, [(0, 0), (0, 6), (4, 8), (20, 8), (24, 0), (24, -30)])
    box("glass", (168, 5, 618), surfaces.glow(0.55, (0.90, 0.86, 0.70)), at=(150, 30, 1500), edge=0)
    for i in range(9):
        box("wire", (0.8, 0.8, 620), frame, at=(150 - 80 + 20 * i, 24, 1500), edge=0)
    for i in range(31):
        box("wire", (170, 0.8, 0.8), frame, at=(150, 24, 1195 + 20 * i), edge=0)
    box("kick plate", (RIGHT - LEFT - 60, 2, 260), materials.metal("stainless"), at=(middle, -1, 160), edge=0.5)
    for x in (LEFT - 40, RIGHT + 40):
        box("jamb", (74, 130, TOP + 70), frame, at=(x, 48, (TOP + 70) / 2), edge=3)
    box("head", (RIGHT - LEFT + 154, 130, 70), frame, at=(middle, 48, TOP + 36), edge=3)
    box("keeper", (30, 26, 70), materials.metal("stainless"), at=(LEFT - 24, -29, BAR), edge=3)


def _corridor():
    """Walls tiled to the height of the shoulder."""
    tile, wall = surfaces.tiles((0.50, 0.46, 0.36), (0.30, 0.27, 0.22), side=0.15, roughness=0.22), surfaces.paint((0.55, 0.50, 0.42))
    for left, right in ((-3000, LEFT - 78), (RIGHT + 78, 3000)):
        shell.wall(left, right, 1400, tile, y=0)
        shell.wall(left, right, 1500, wall, y=4, z=1400)
        box("rim", (right - left, 14, 40), surfaces.lacquer((0.13, 0.033, 0.024), 0.42), at=((left + right) / 2, -3, 1405), edge=3)
    shell.ground(7000, 5000, surfaces.tiles((0.52, 0.47, 0.40), (0.30, 0.26, 0.22), side=0.4, roughness=0.2), at=(0, -2500, 0))
    shell.light_from("window", (-2300, -1700, 1900), (0, 0, 1000), (1300, 2100), 60, (1.0, 0.95, 0.88))
    shell.light_from("lamp", (1900, -1700, 2200), (0, 0, 1000), (700, 1500), 26, (1.0, 0.84, 0.66))
    shell.light_from("behind", (-300, -3200, 1600), (0, 0, 1000), (1500, 500), 16, (1.0, 0.93, 0.84))
    box("dark", (9000, 40, 1900), surfaces.paint((0.16, 0.13, 0.11)), at=(0, -4600, 950), edge=0)
    joinery.patch((60, 0, 1000), (-0.80, -1.0, 0.42), 3.6, (300, 420))
