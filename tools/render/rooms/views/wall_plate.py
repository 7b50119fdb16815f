"""A switch, a dimmer or a socket on a wall, seen close: the sun of a window on a painted wall, something of the room before it."""
import math

from rooms.scenery import daylight, shell, soft, surfaces, things
from rooms.scenery.camera import look
from scene import materials
from scene.shapes import box, rectangle, rod, sheet

PLATE = 1150
SOCKET = 930
WALLS = {"clay": (0.36, 0.185, 0.105), "chalk": (0.62, 0.55, 0.45), "sage": (0.215, 0.225, 0.155)}


def build(pieces, aspect, wall="clay", before="casing", near=880, lens=60, pan=-14.0, aim=(30, -30), stop=4.0):
    desk = before == "desk"
    height = SOCKET if desk else PLATE
    paint = surfaces.limewash(WALLS[wall])
    holes = [rectangle(44, 44, 4, centre=(x, height)) for x in (-30, 30)] if desk else []
    sheet("wall", [rectangle(7000, 2900, centre=(0, 1450)), *holes], 200, paint, at=(0, 100, 0), turn=(90, 0, 0), edge=0)
    {"casing": _casing, "bed": _bed, "desk": _desk}[before]()
    pieces["plate"].mount((0, 0, height))
    a = math.radians(pan)
    _light(height, a)
    at = (aim[0] + near * math.sin(a), -near * math.cos(a), height + 60 + aim[1])
    look(at, aspect, lens=lens, pan=pan, rise=-60 / near * lens / 36, focus=near * 0.985, stop=stop)


def _light(height, a):
    came = (-0.62, -1.0, 0.52)
    daylight.sun(came, 7.0, (1.0, 0.83, 0.62), 1.3)
    daylight.window_behind(came, (185, 0, height + 30), away=2400, pane=(280, 340), across=2, down=3)
    shell.light_from("room", (-1900, -1500, 1700), (0, 0, height), (1200, 1700), 30, (1.0, 0.96, 0.92))
    # what a flat plate towards the camera mirrors
    mirrored = (-2100 * math.sin(a) + 330, -2100 * math.cos(a), height + 150)
    shell.light_from("card", mirrored, (0, 0, height), (760, 900), 7, (1.0, 0.93, 0.84))
    shell.ground(7000, 3000, surfaces.parquet(), at=(0, -1500, 0))


def _casing():
    """The casing of a door at the left, a twig in a vase at the right."""
    white = surfaces.lacquer((0.66, 0.62, 0.55), 0.4)
    shell.frame(-1100, -118, -300, 2200, white, [(p, o) for p, o in ((0, 0), (0, 14), (6, 20), (16, 22), (54, 20), (62, 14), (68, 14), (74, 0))])
    box("leaf", (830, 40, 2200), white, at=(-610, 26, 1100), edge=2)
    things.vase((330, -150, 800), "bottle", surfaces.ceramic((0.5, 0.44, 0.36), 0.6), 0.9)
    box("console", (1200, 320, 30), surfaces.walnut(), at=(720, -165, 785), edge=4)
    things.branch((330, -150, 1040), 420, seed=4, leaves=44, spread=0.7)


def _bed():
    """The top of a channelled headboard below the plate, a pillow before it."""
    velvet = surfaces.velvet((0.10, 0.055, 0.032))
    for i in range(12):
        soft.upholstered("channel", (121, 90, 900), velvet, at=((i - 3) * 118, -48, 590), radius=42, crown=10, slack=1.5, seed=i, grain=13)
    soft.cushion("pillow", 700, 460, surfaces.cloth((0.66, 0.62, 0.55), 0.003, 0.0005), at=(400, -290, 815), turn=(-24, 3, 5), thick=200, seed=2)


def _desk():
    """A desk against the wall: books, a cup of pencils, a small plant."""
    box("top", (1600, 640, 30), surfaces.oak(), at=(250, -322, 735), edge=4)
    things.books((300, -200, 750), [(0.30, 0.12, 0.05), (0.50, 0.44, 0.35), (0.07, 0.08, 0.075)], turn=-6, size=(240, 175))
    cup = surfaces.ceramic((0.52, 0.45, 0.36), 0.6)
    sheet("cup", [rectangle(84, 84, 42), rectangle(74, 74, 37)], 100, cup, at=(-250, -150, 801), edge=1.5)
    box("cup floor", (60, 60, 6), cup, at=(-250, -150, 754), edge=1)
    for x, y, lean, turn, tone in ((-262, -140, 9, 20, (0.5, 0.28, 0.05)), (-240, -160, -8, 80, (0.05, 0.05, 0.05)), (-248, -135, 6, 160, (0.3, 0.05, 0.03))):
        rod("pencil", 3.6, 170, surfaces.lacquer(tone, 0.4), at=(x, y, 760), turn=(lean, lean * 0.6, turn), edge=1, segments=6)
    things.vase((470, -180, 750), "jar", surfaces.ceramic((0.13, 0.115, 0.095), 0.6), 0.42)
    things.branch((470, -180, 870), 280, seed=8, leaves=50, spread=0.8)
    things.tray((60, -330, 750), 70, materials.metal("brass"), 10)
