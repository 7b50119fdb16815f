"""A corridor in the evening: limewashed walls, oak in herringbone, a console at its end; lights on the wall or the ceiling."""
from rooms.scenery import shell, soft, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.seats import bench
from rooms.scenery.tables import console
from scene import materials
from scene.shapes import box

HALF = 780  # of its width
HEIGHT = 2750
NEAR = -8200


def build(pieces, aspect, lights="wall", lower=1.0):
    _shell()
    _furnished()
    light = pieces["light"].brighter(lower)
    others = [light.again() for _ in range(4)]
    if lights == "wall":
        for i, one in enumerate([light, *others[:3]]):
            one.mount((-HALF, -1300 - 2000 * i, 1720), 90)
        for one in others[3:]:
            one.mount((-HALF, -9000, 1720), 90)
    else:
        for i, one in enumerate([light, *others]):
            one.mount((0, -900 - 1000 * i, HEIGHT))
    shell.light_from("fill", (0, NEAR + 300, 2000), (0, 0, 1100), (1000, 1200), 2.2, (0.90, 0.92, 1.0))
    if lights == "wall":
        look((280, -6500, 1380), aspect, lens=30, pan=5)
    else:
        look((140, -7500, 1250), aspect, lens=32, pan=2, rise=0.09)


def _shell():
    paint, white = surfaces.limewash((0.48, 0.425, 0.35)), surfaces.paint((0.60, 0.56, 0.50))
    wood = surfaces.lacquer((0.45, 0.385, 0.305), 0.45)
    shell.herringbone(2 * HALF + 200, -NEAR, surfaces.parquet((0.36, 0.225, 0.12), (0.22, 0.125, 0.06)), at=(0, NEAR / 2, 0), length=420, across=70)
    shell.wall(-2500, 2500, HEIGHT, paint)
    for x, inwards in ((-HALF, 1), (HALF, -1)):
        shell.side_wall(x, NEAR, 220, HEIGHT, paint, inwards)
        box("skirting", (17, -NEAR, 120), wood, at=(x + inwards * 8, NEAR / 2, 60), edge=4)
    shell.strip(-HALF, HALF, shell.SKIRTING, wood)
    shell.ceiling(-HALF, HALF, NEAR, 0, HEIGHT, white)
    box("wall behind", (4000, 200, HEIGHT), white, at=(0, NEAR - 100, HEIGHT / 2), edge=0)
    for y in (-2600, -5600):
        _door(y)


def _door(y):
    """A closed door in the right wall."""
    lacquer = surfaces.lacquer((0.50, 0.44, 0.36), 0.4)
    x = HALF - 4
    for side in (-1, 1):
        box("casing", (40, 80, 2140), lacquer, at=(x, y + side * 470, 1070), edge=6)
    box("casing", (40, 1020, 80), lacquer, at=(x, y, 2180), edge=6)
    box("leaf", (14, 855, 2130), lacquer, at=(x, y, 1070), edge=2)
    for low, high in ((190, 850), (1050, 1990)):
        box("panel", (30, 590, high - low), lacquer, at=(x, y, (low + high) / 2), edge=9)


def _furnished():
    brass = materials.metal("brass")
    console((0, -200, 0), surfaces.marble((0.55, 0.48, 0.40), (0.30, 0.23, 0.17)), brass, width=1050, depth=320)
    things.vase((-260, -200, 800), "jar", surfaces.ceramic((0.13, 0.10, 0.075), 0.6), 0.85)
    things.branch((-260, -200, 1040), 520, seed=4, leaves=44)
    things.books((230, -200, 800), [(0.40, 0.33, 0.25), (0.16, 0.08, 0.04)], turn=9)
    things.picture((60, 0, 1680), 760, 900, surfaces.painting(), surfaces.walnut())
    soft.draped("runner", (900, 5600), (9000, 9000, 10), surfaces.rug((0.21, 0.10, 0.06), (0.30, 0.215, 0.15)), at=(0, -3900, 12), wave=1.5)
    bench((520, -4150, 0), surfaces.velvet((0.075, 0.045, 0.028)), surfaces.walnut("z"), size=(1150, 360), turn=90)
