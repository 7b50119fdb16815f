"""A door half open towards the camera: its edge with the lock let into it, its face with the handle, a room past it."""
import math

from rooms.scenery import joinery, doors, shell, soft, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.seats import armchair, bench
from scene import materials
from scene.shapes import box, lathe, rod, rounded

SPINDLE = 1030
EDGE = -doors.BACKSET
LACQUERS = {"olive": (0.075, 0.082, 0.056), "white": (0.68, 0.655, 0.60), "blue": (0.085, 0.12, 0.135), "clay": (0.25, 0.115, 0.06)}


def build(pieces, aspect, leaf="walnut", thick=50, backset=45, centre=85, beyond="hall", open_by=56.0, near=640, lens=62, pan=-6.0, aim=(38, -20), stop=4.0, turn=None, lamp=1.5):
    timber = doors.wooden((0.26, 0.128, 0.058), (0.125, 0.056, 0.025)) if leaf == "walnut" else surfaces.lacquer(LACQUERS[leaf], 0.36)
    with joinery.swung(open_by, (EDGE, 0)):
        _leaf(timber, thick, leaf)
        if "lock" in pieces:
            joinery.lock(pieces["lock"], EDGE, thick / 2, SPINDLE)
        spindle = EDGE + backset
        if "handle" in pieces:
            joinery.lever(pieces["handle"], (spindle, 0, SPINDLE), centre)
        if "cylinder" in pieces:
            joinery.cylinder(pieces["cylinder"], (spindle, SPINDLE - centre), -12, outside=False)
        if turn:
            _snib((spindle, -9, SPINDLE - centre), materials.finish(turn))
    a = math.radians(open_by)
    hinge = (EDGE + doors.WIDE * math.cos(a), doors.WIDE * math.sin(a))
    joinery.doorway(hinge[0] - doors.WIDE - 6, hinge[0], hinge[1], timber, surfaces.limewash((0.50, 0.43, 0.335)))
    {"hall": _hall, "bathroom": _bathroom, "bedroom": _bedroom}[beyond](hinge)
    joinery.hall(SPINDLE, 1.0, lamp)
    box("side", (40, 3400, 2600), surfaces.paint((0.5, 0.44, 0.36)), at=(-2700, -1400, 1300), edge=0)  # what bolts mirror
    a = math.radians(pan)
    at = (EDGE + aim[0] + near * math.sin(a), -near * math.cos(a), SPINDLE + 40 + aim[1])
    look(at, aspect, lens=lens, pan=pan, rise=-40 / near * lens / 36, focus=near, stop=stop)


def _leaf(material, thick, leaf):
    right = doors.WIDE - doors.BACKSET
    box("leaf", (doors.WIDE, thick, doors.TOP - 8), material, at=(right - doors.WIDE / 2, thick / 2, (doors.TOP + 8) / 2), edge=2)
    for low, high in ((190, 850), (1160, 1960)):
        shell.frame(56, right - 118, low, high, material, doors.STEP_IN)


def _snib(at, body):
    """The turn that bolts a bathroom from inside."""
    profile = [(0, 0), (6, 0), (6, 8), (0, 8)]
    lathe("stem", rounded(profile, 1), body, at=at, turn=(90, 0, 0))
    box("turn", (9, 15, 30), body, at=(at[0], at[1] - 15, at[2]), turn=(0, 20, 0), edge=3)


def _daylight(hinge, power=75):
    x, y = hinge
    shell.light_from("bright", (x - 2800, y + 1000, 1900), (x - 900, y + 2000, 900), (1500, 1800), power, (1.0, 0.94, 0.86))
    shell.ceiling(x - 4200, x + 1200, y + 230, y + 3600, 2900, surfaces.paint((0.6, 0.55, 0.48)))


def _hall(hinge):
    """The landing of a staircase outside a flat: stone, a lamp, a plant."""
    x, y = hinge
    wall = surfaces.limewash((0.56, 0.47, 0.36))
    shell.wall(x - 4500, x + 1500, 2900, wall, y=y + 2600)
    shell.ground(7000, 3400, surfaces.tiles(), at=(x - 1500, y + 1700, 1))
    things.picture((x - 1150, y + 2600, 1450), 560, 700, surfaces.painting(), materials.metal("brass"))
    things.ficus((x - 700, y + 2200, 0), 1650, seed=3)
    bench((x - 1700, y + 2250, 0), surfaces.velvet((0.10, 0.045, 0.022)), surfaces.walnut("z"))
    _daylight(hinge)


def _bathroom(hinge):
    """Tiles, a basin on a wooden cabinet, a round mirror."""
    x, y = hinge
    tile = surfaces.tiles((0.42, 0.50, 0.47), (0.62, 0.60, 0.56), side=0.16, roughness=0.2)
    shell.wall(x - 4000, x + 1500, 2900, tile, y=y + 2100)
    shell.ground(6000, 3000, surfaces.tiles((0.62, 0.57, 0.50), (0.36, 0.32, 0.28), side=0.4), at=(x - 1200, y + 1500, 1))
    box("cabinet", (1000, 480, 420), surfaces.oak(), at=(x - 900, y + 1860, 640), edge=5)
    bowl = surfaces.ceramic((0.72, 0.70, 0.66), 0.2)
    lathe("basin", rounded([(0, 0), (110, 0), (215, 130), (208, 132), (104, 10), (0, 10)], 8), bowl, at=(x - 900, y + 1840, 852))
    brass = materials.metal("brass")
    rod("tap", 14, 190, brass, at=(x - 900, y + 2070, 1060), turn=(90, 0, 0), edge=4)
    rod("mirror rim", 330, 22, brass, at=(x - 900, y + 2098, 1560), turn=(90, 0, 0), edge=4)
    rod("mirror", 318, 2, surfaces.lacquer((0.40, 0.42, 0.42), 0.1), at=(x - 900, y + 2075, 1560), turn=(90, 0, 0), edge=0.5)
    soft.curtain("towel", 330, 620, surfaces.cloth((0.62, 0.50, 0.37), 0.004), at=(x - 260, y + 2060, 760), pleat=130, depth=22, seed=4)
    _daylight(hinge, 70)


def _bedroom(hinge):
    """An armchair by a curtain in the sun."""
    x, y = hinge
    wall = surfaces.limewash((0.44, 0.40, 0.31))
    shell.wall(x - 4500, x + 1500, 2900, wall, y=y + 2600)
    shell.herringbone(6500, 2600, surfaces.parquet(), at=(x - 1500, y + 1600, 2))
    armchair((x - 900, y + 1950, 0), surfaces.cloth((0.42, 0.20, 0.09), 0.006), surfaces.walnut("z"), turn=24, scatter=surfaces.cloth((0.6, 0.54, 0.45), 0.004))
    soft.curtain("curtain", 1000, 2800, surfaces.cloth((0.60, 0.54, 0.45), 0.004, 0.0008), at=(x - 1900, y + 2450, 8), depth=85, seed=2)
    things.picture((x - 520, y + 2600, 1480), 520, 640, surfaces.painting(), surfaces.walnut())
    _daylight(hinge)
