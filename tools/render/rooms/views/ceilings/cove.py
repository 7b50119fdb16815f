"""A bedroom whose ceiling is lit by a strip hidden in a cove around it."""
from rooms.scenery import shell, soft, surfaces, things
from rooms.scenery.bedroom import bed, headboard
from rooms.scenery.camera import look
from rooms.scenery.furnished import paintings
from rooms.scenery.overhead import ceiling, strips
from rooms.scenery.tables import bedside
from scene import materials
from scene.shapes import box

LEFT, RIGHT, NEAR, HEIGHT = -2500, 2500, -5200, 2950
PLUM = (0.20, 0.115, 0.10)


def build(pieces, aspect, wall=(0.40, 0.335, 0.275)):
    paint, white = surfaces.limewash(tuple(wall)), surfaces.paint((0.64, 0.61, 0.56), 0.35)
    shell.herringbone(RIGHT - LEFT + 200, -NEAR, surfaces.parquet((0.36, 0.225, 0.12), (0.22, 0.125, 0.06)), at=(0, NEAR / 2, 0))
    shell.wall(LEFT - 200, RIGHT + 200, HEIGHT, paint)
    for x, inwards in ((LEFT, 1), (RIGHT, -1)):
        shell.side_wall(x, NEAR, 220, HEIGHT, paint, inwards)
    box("wall behind", (RIGHT - LEFT, 200, HEIGHT), paint, at=(0, NEAR - 100, HEIGHT / 2), edge=0)
    (left, right, near, far), z = ceiling.coved(LEFT, RIGHT, NEAR, 0, HEIGHT, white)
    facts = pieces.jobs["strip"]["facts"]
    for start, end in (((left, far), (right, far)), ((right, far), (right, near)), ((right, near), (left, near)), ((left, near), (left, far))):
        strips.line(facts, (*start, z), (*end, z), (0, 0, 1))
    shell.strip(LEFT, RIGHT, shell.SKIRTING, surfaces.lacquer(tuple(wall), 0.5))
    _furnished()
    shell.light_from("fill", (900, NEAR + 300, 1900), (-100, 0, 1000), (2200, 1400), 6, (0.92, 0.93, 1.0))
    look((900, -4750, 1360), aspect, lens=27, pan=11, rise=0.085)


def _furnished():
    velvet, brass, wood = surfaces.velvet(PLUM), materials.metal("brass"), surfaces.walnut()
    headboard(3300, 1150, velvet)
    bed()
    for side in (-1, 1):
        bedside((side * 1230, -235, 0), wood, brass)
        things.picture((side * 1230, 0, 1620), 440, 560, paintings.arches(0.42) if side < 0 else paintings.moon(0.42), brass)
    things.vase((-1280, -220, 480), "jar", surfaces.ceramic((0.52, 0.45, 0.36), 0.6), 0.5)
    things.branch((-1280, -220, 610), 380, seed=6, leaves=40, spread=0.7)
    things.books((1240, -230, 480), [(0.40, 0.33, 0.25), (0.10, 0.09, 0.08)], turn=10)
    heavy = surfaces.cloth((0.44, 0.37, 0.29), 0.004, 0.0008)
    soft.curtain("curtain", 2900, HEIGHT - 170, heavy, at=(LEFT + 110, -2600, 8), turn=(0, 0, 90), depth=90, seed=4)
    soft.draped("rug", (3300, 2200), (9000, 9000, 10), surfaces.rug((0.34, 0.30, 0.25), (0.29, 0.24, 0.19)), at=(0, -2250, 14), wave=1.5)
