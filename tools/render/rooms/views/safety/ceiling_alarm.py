"""A smoke alarm on the ceiling of a corridor by day, seen from below; mouldings, a curtain at the end."""
import math

from rooms.scenery import daylight, shell, soft, surfaces
from rooms.scenery.camera import look
from scene.shapes import box

CEILING = 2750
HALF = 720
END = 760  # how far the end of the corridor is behind the alarm


def build(pieces, aspect, near=1350, rise=600, lens=108, pan=11.0, tilt=19.6, stop=6.0):
    wall, white = surfaces.limewash((0.40, 0.37, 0.29)), surfaces.paint((0.78, 0.745, 0.68))
    shell.wall(-HALF - 200, HALF + 200, CEILING, wall, y=END)
    for x, inwards in ((-HALF, 1), (HALF, -1)):
        shell.side_wall(x, -4000, END + 200, CEILING, wall, inwards)
        _moulding(x, inwards, white)
    shell.ceiling(-HALF, HALF, -4000, END, CEILING, white)
    shell.cornice(-HALF, HALF, CEILING, white, y=END)
    _door()
    soft.curtain("curtain", 620, 2560, surfaces.cloth((0.40, 0.20, 0.09), 0.004), at=(230, END - 110, 8), depth=85, seed=2)
    box("rail", (1100, 24, 24), surfaces.lacquer((0.10, 0.07, 0.035), 0.4), at=(100, END - 110, 2575), edge=8)
    pieces["alarm"].mount((0, 0, CEILING))
    _light()
    a = math.radians(pan)
    look((near * math.sin(a) - 40, -near * math.cos(a), CEILING - rise), aspect, lens=lens, pan=pan, tilt=tilt, focus=math.hypot(near, rise), stop=stop)


def _moulding(x, inwards, white):
    """The cornice along a side wall: steps of boxes, the same height as at the end."""
    for out, down in ((124, 14), (104, 30), (74, 54), (44, 82), (18, 112)):
        box("cornice", (out, 5000, down), white, at=(x + inwards * out / 2, -1500, CEILING - down / 2), edge=5)


def _door():
    """The top of a room door on the left."""
    lacquer = surfaces.lacquer((0.16, 0.17, 0.115), 0.4)
    box("casing", (44, 1080, 90), lacquer, at=(-HALF + 12, 250, 2280), edge=8)
    for y in (-245, 745):
        box("casing", (44, 90, 2240), lacquer, at=(-HALF + 12, y, 1120), edge=8)
    box("leaf", (14, 900, 2240), lacquer, at=(-HALF, 250, 1120), edge=2)


def _light():
    shell.light_from("window", (-250, -3600, 1700), (0, 0, CEILING), (1200, 1500), 36, (1.0, 0.95, 0.88))
    shell.light_from("floor", (0, -300, 300), (0, 0, CEILING), (1200, 2600), 16, (1.0, 0.88, 0.72))
    came = (0.75, -1.0, -0.42)
    daylight.sun(came, 3.0, (1.0, 0.84, 0.64), 1.6)
    daylight.window_behind(came, (-150, 300, CEILING - 40), away=1900, pane=(260, 300), across=2, down=2)
