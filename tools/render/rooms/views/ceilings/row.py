"""A row of lights in or under the ceiling along a side wall, seen from below, and what it lights: pictures, books, a curtain."""
from rooms.scenery import shell, soft, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.furnished import paintings, shelves
from rooms.scenery.overhead import ceiling, heads
from rooms.scenery.tables import console
from scene import materials
from scene.shapes import box

LEFT, RIGHT, NEAR = -1500, 2100, -6500
WALLS = {"clay": (0.34, 0.20, 0.13), "sage": (0.23, 0.235, 0.175), "chalk": (0.56, 0.50, 0.42), "sky": (0.26, 0.32, 0.34), "night": (0.075, 0.095, 0.105), "sand": (0.46, 0.385, 0.285)}


def build(pieces, aspect, wall="clay", on_wall="pictures", back="curtain", off=270, apart=820, number=4, height=2560, at=1500, camera=(-720, -3880, 1700), lens=48, pan=15, tilt=18, lower=1.0, second=None, aimed=True):
    paint, white = surfaces.limewash(WALLS[wall]), surfaces.paint((0.60, 0.565, 0.51))
    shell.ground(8000, 8000, surfaces.parquet(), at=(0, -3000, 0))
    shell.wall(LEFT - 200, RIGHT + 200, height, paint)
    for x, inwards in ((LEFT, 1), (RIGHT, -1)):
        shell.side_wall(x, NEAR, 220, height, paint, inwards)
    box("wall behind", (RIGHT - LEFT, 200, height), paint, at=((LEFT + RIGHT) / 2, NEAR - 100, height / 2), edge=0)
    rows = [LEFT + off] + ([LEFT + second] if second else [])
    places = [(x, -460 - apart * i) for x in rows for i in range(number)]
    lights = ceiling.recessed(pieces["light"].brighter(lower), places, (LEFT, RIGHT, NEAR, 0, height), white)
    for one, (_, y) in zip(lights if aimed else (), places):
        heads.aim_beam(one, (LEFT, y, at), height)
    {"pictures": _pictures, "books": _books, "plain": _plain}[on_wall]()
    {"curtain": _curtain, "console": _console, "none": _plain}[back](height)
    shell.light_from("fill", (1500, NEAR + 500, 1700), (-400, 0, 1900), (1600, 1600), 8, (0.95, 0.93, 1.0))
    look(camera, aspect, lens=lens, pan=pan, tilt=tilt)


def _plain(*_):
    pass


def _pictures():
    black = surfaces.lacquer((0.02, 0.018, 0.016), 0.35)
    white = surfaces.paint((0.70, 0.67, 0.61))
    for i, art in enumerate((paintings.arches(0.54), paintings.moon(0.54), paintings.blocks(0.54), paintings.brush(0.54))):
        things.picture((LEFT, -460 - 820 * i, 1560), 560, 720, art, black, turn=90, mount=white)


def _books():
    shelves.bookcase(LEFT, -3300, -250, 2330)


def _curtain(height):
    soft.curtain("curtain", 2300, height - 12, surfaces.cloth((0.52, 0.46, 0.37), 0.004), at=(500, -110, 8), depth=85, seed=4)


def _console(_height):
    console((250, -220, 0), surfaces.walnut(), materials.metal("brass"), width=1300)
    things.vase((-60, -220, 800), "jar", surfaces.ceramic((0.50, 0.43, 0.33), 0.6), 0.9)
    things.branch((-60, -220, 1060), 620, seed=6)
    things.picture((350, 0, 1650), 700, 860, paintings.landscape(0.8), surfaces.walnut())
