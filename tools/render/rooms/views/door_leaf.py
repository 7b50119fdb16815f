"""A handle on the leaf of a room door by day, seen close; the wall beside it is out of focus."""
from rooms.scenery import shell, surfaces
from rooms.scenery.camera import look
from rooms.scenery.street import timber_door
from scene.shapes import box

LEAVES = {"olive": (0.060, 0.064, 0.044), "white": (0.70, 0.67, 0.61), "carved": None}
HANDLE = 1020  # height of the lever
EDGE = 400  # of the leaf, right of the lever's rose is x = 340


def build(pieces, aspect, leaf="olive", turn=0.0, near=900, lens=62, pan=24, rise=0.02, drop=0):
    _room()
    _leaf(leaf)
    pieces["handle"].mount((EDGE - 70, 0, HANDLE + drop), turn)
    import math

    a = math.radians(pan)
    at = (EDGE - 130 + near * math.sin(a), -near * math.cos(a), HANDLE + 90)
    look(at, aspect, lens=lens, pan=pan, rise=-0.02 + rise, tilt=-5, focus=near * 0.97, stop=3.2)


def _leaf(kind):
    """The leaf's face is y = 0; it hangs on the left and closes on the right."""
    colour = LEAVES[kind]
    left, right, top = EDGE - 860, EDGE, 2100
    if colour is None:
        timber_door(left, right, 5, top, y=0, panels=4)
        wood = surfaces.timber((0.20, 0.092, 0.038), (0.095, 0.040, 0.016), 0.34, "z")
    else:
        wood = surfaces.lacquer(colour, 0.30)
        box("leaf", (right - left, 44, top), wood, at=((left + right) / 2, 22, top / 2), edge=2)
        for bottom, high in ((180, 820), (960 + 120, 1960)):
            shell.frame(left + 130, right - 150, bottom, high, wood, [(0, 0), (0, 10), (5, 14), (12, 11), (18, 6), (24, 12), (28, 12), (30, 0)], 0.5)
    frame = wood if colour is None else surfaces.lacquer(colour, 0.4)
    box("jamb", (120, 150, 2180), frame, at=(right + 64, 40, 1090), edge=5)
    shell.frame(right + 40, right + 140, -200, 2200, frame, [(0, 0), (0, 18), (10, 26), (30, 26), (40, 18), (48, 18)], -40)


def _room():
    paint = surfaces.paint((0.60, 0.53, 0.44))
    shell.wall(EDGE + 60, 3600, 3000, paint, y=10)
    shell.wall(-3600, EDGE - 900, 3000, paint, y=10)
    shell.ground(8000, 8000, surfaces.parquet(), at=(0, -3000, 0))
    shell.light_from("window", (-2600, -2300, 1900), (200, 0, 1000), (1300, 2000), 95, (1.0, 0.96, 0.90))
    shell.light_from("room", (2600, -2600, 1500), (300, 0, 1000), (500, 2200), 22, (1.0, 0.83, 0.64))
    shell.light_from("behind", (300, -3600, 1700), (300, 0, 1000), (2600, 700), 14, (1.0, 0.93, 0.84))
    box("dark", (7000, 40, 3000), surfaces.paint((0.10, 0.085, 0.07)), at=(0, -4200, 1500), edge=0)
    shell.ceiling(-3600, 3600, -4200, 0, 2900, surfaces.paint((0.5, 0.46, 0.40)))
