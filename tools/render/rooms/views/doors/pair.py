"""A double door with both leaves open: the edge of the fixed one with a flush bolt let into its top."""
import math

from rooms.scenery import doors, joinery, shell, soft, surfaces, things
from rooms.scenery.camera import look
from scene import materials

TOP = doors.TOP
EDGE = -doors.BACKSET


def build(pieces, aspect, open_by=62.0, near=640, lens=55, pan=-6.0, aim=(30, -95), stop=4.5):
    lacquer = surfaces.lacquer((0.20, 0.215, 0.15), 0.36)
    with joinery.swung(open_by, (EDGE, 0)):
        doors.panelled(lacquer, 48)
        bolt = pieces["bolt"]
        length = bolt.product.mm("length_mm", 200)
        joinery.posed(bolt, (EDGE - 2.4, 24, TOP - length / 2 - 1), (0, 0, -90))
    _doorway(lacquer, open_by)
    joinery.hall(TOP - 200, 1.1, 1.4)
    a = math.radians(pan)
    at = (EDGE + aim[0] + near * math.sin(a), -near * math.cos(a), TOP - 120)
    look(at, aspect, lens=lens, pan=pan, rise=(120 + aim[1]) / near * lens / 36, focus=near, stop=stop)


def _doorway(lacquer, open_by):
    """The opening for two leaves behind it, the other leaf against the wall, a bright salon."""
    a = math.radians(open_by)
    x, y = EDGE + doors.WIDE * math.cos(a), doors.WIDE * math.sin(a)
    joinery.doorway(x - 2 * doors.WIDE, x, y, lacquer, surfaces.limewash((0.50, 0.43, 0.335)), reach=1500)
    wall = surfaces.limewash((0.56, 0.49, 0.39))
    shell.wall(x - 5000, x + 1500, 2900, wall, y=y + 2900)
    shell.ceiling(x - 5000, x + 1500, -3500, y + 3000, 2900, surfaces.paint((0.6, 0.55, 0.48)))
    shell.cornice(x - 5000, x + 1500, 2900, surfaces.paint((0.6, 0.55, 0.48)), y=y + 2900)
    soft.curtain("curtain", 900, 2850, surfaces.cloth((0.42, 0.23, 0.11), 0.004), at=(x - 1500, y + 2750, 8), depth=85, seed=2)
    things.picture((x - 760, y + 2900, 1760), 520, 700, surfaces.painting(), materials.metal("brass"))
    shell.light_from("bright", (x - 3300, y + 1200, 1900), (x - 900, y + 2600, 1500), (1500, 1800), 80, (1.0, 0.94, 0.86))
