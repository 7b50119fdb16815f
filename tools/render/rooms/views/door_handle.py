"""A handle on a room door by day, seen close: ajar with a room behind it, or closed in its frame, white or carved."""
import math

from rooms.scenery import daylight, doors, shell, soft, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.seats import armchair
from scene import materials
from scene.shapes import box

HANDLE = 1020  # height of the lever
LEAVES = {"olive": (0.075, 0.082, 0.056), "white": (0.70, 0.675, 0.62), "night": (0.030, 0.042, 0.055)}


def build(pieces, aspect, leaf="olive", ajar=False, near=820, lens=58, pan=14.0, aim=(20, 0), stop=3.2):
    if leaf == "carved":
        timber = doors.wooden()
        doors.carved(timber)
        doors.framed(timber, surfaces.limewash((0.50, 0.42, 0.32)))
    else:
        lacquer = surfaces.lacquer(LEAVES[leaf], 0.36)
        doors.panelled(lacquer)
        if not ajar:
            doors.framed(lacquer, surfaces.paint((0.42, 0.37, 0.30)))
    if ajar:
        _room_beyond()
    pieces["handle"].mount((0, 0, HANDLE))
    _hall(ajar)
    a = math.radians(pan)
    at = (aim[0] + near * math.sin(a), -near * math.cos(a), HANDLE + 40 + aim[1])
    look(at, aspect, lens=lens, pan=pan, rise=-0.02 - 40 / near, focus=near * 0.97, stop=stop)


def _hall(ajar):
    """The light about the camera: a window on the left, a dim hall that metal mirrors."""
    shell.light_from("window", (-2300, -1700, 1900), (100, 0, 1000), (1300, 2100), 58 if ajar else 46, (1.0, 0.95, 0.88))
    shell.light_from("lamp", (1900, -1500, 1500), (0, 0, 1000), (340, 1500), 13, (1.0, 0.80, 0.58))
    shell.light_from("behind", (500, -3000, 1600), (0, 0, 1000), (1500, 500), 9, (1.0, 0.93, 0.84))
    shell.ground(9000, 5000, surfaces.parquet(), at=(0, -2500, 0))
    box("dark", (9000, 40, 1900), surfaces.paint((0.13, 0.11, 0.09)), at=(0, -4600, 950), edge=0)
    if ajar:
        shell.ceiling(-4500, 4500, -4000, -200, 2900, surfaces.paint((0.5, 0.46, 0.40)))
    else:
        came = (-0.80, -1.0, 0.42)
        daylight.sun(came, 5.0, (1.0, 0.84, 0.64), 1.4)
        daylight.window_behind(came, (30, 0, HANDLE - 20), away=2500, pane=(230, 330), across=2, down=2)


def _room_beyond():
    """What is seen past the leaf, out of focus: a bright corner with an armchair, a curtain, a picture."""
    wall = surfaces.limewash((0.58, 0.50, 0.40))
    shell.wall(-5200, 1200, 2900, wall, y=3000)
    shell.strip(-5200, 1200, shell.SKIRTING, surfaces.lacquer((0.6, 0.55, 0.47), 0.4), y=3000)
    shell.side_wall(-3900, -200, 3200, 2900, wall, 1)
    shell.herringbone(6500, 3400, surfaces.parquet(), at=(-1500, 1500, 0))
    shell.ceiling(-4500, 1500, 0, 3200, 2900, surfaces.paint((0.6, 0.55, 0.48)))
    armchair((-1750, 2150, 0), surfaces.cloth((0.46, 0.23, 0.10), 0.006), surfaces.walnut("z"), turn=28, scatter=surfaces.cloth((0.6, 0.54, 0.45), 0.004))
    soft.curtain("curtain", 900, 2800, surfaces.cloth((0.62, 0.56, 0.47), 0.004, 0.0008), at=(-3200, 2850, 8), depth=85, seed=2)
    things.picture((-1500, 3000, 1560), 720, 900, surfaces.painting(), materials.metal("brass"))
    things.ficus((-2650, 2450, 0), 1750, seed=3)
    shell.light_from("bright", (-3700, 800, 1700), (-1200, 2400, 900), (1500, 2200), 130, (1.0, 0.94, 0.85))
    daylight.sun((-1.0, -0.55, 0.75), 5.0, (1.0, 0.85, 0.66))
