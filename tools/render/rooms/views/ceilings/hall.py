"""The entrance hall of a villa: double doors, panelled walls, a stone floor, a great chandelier over a round table."""
from rooms.scenery import shell, soft, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.furnished import paintings
from rooms.scenery.seats import bench
from rooms.scenery.tables import console, round_dining
from scene import materials
from scene.shapes import box, rod

HEIGHT, LEFT, RIGHT, NEAR = 3900, -2900, 2900, -8800


def build(pieces, aspect, height=2560, wall=(0.40, 0.40, 0.345), lower=1.0):
    paint, wood = surfaces.paint(tuple(wall)), surfaces.lacquer(tuple(c * 1.12 for c in wall), 0.45)
    white, stone = surfaces.paint((0.58, 0.55, 0.49)), surfaces.tiles((0.58, 0.53, 0.46), (0.34, 0.30, 0.26), side=0.8, roughness=0.14)
    shell.ground(9000, 12000, stone, at=(0, -4500, 0))
    shell.wall(LEFT - 200, RIGHT + 200, HEIGHT, paint)
    for x, inwards in ((LEFT, 1), (RIGHT, -1)):
        shell.side_wall(x, NEAR, 220, HEIGHT, paint, inwards)
    box("wall behind", (RIGHT - LEFT, 200, HEIGHT), paint, at=(0, NEAR - 100, HEIGHT / 2), edge=0)
    shell.ceiling(LEFT, RIGHT, NEAR, 0, HEIGHT, white)
    shell.cornice(LEFT, RIGHT, HEIGHT, wood)
    for left, right in ((LEFT, -1040), (1040, RIGHT)):
        shell.strip(left, right, shell.SKIRTING, wood)
        shell.strip(left, right, shell.RAIL, wood, z=880)
    shell.panelled((LEFT + 60, -1060), wood, high=(980, 3500))
    shell.panelled((1060, RIGHT - 60), wood, high=(980, 3500))
    _doors()
    brass = materials.metal("brass")
    for side in (-1, 1):
        console((side * 1960, -200, 0), surfaces.marble((0.20, 0.13, 0.10), (0.45, 0.36, 0.26)), brass, width=1150, depth=340)
        things.picture((side * 1960, 0, 1700), 760, 980, paintings.landscape(0.9) if side < 0 else paintings.blocks(0.9), brass)
        things.vase((side * 1960 + 300, -200, 800), "jar", surfaces.ceramic((0.10, 0.14, 0.15), 0.3), 0.8)
    round_dining((0, -3000, 0), surfaces.marble((0.62, 0.55, 0.46), (0.30, 0.23, 0.17)), surfaces.walnut("z"), radius=560)
    things.vase((0, -3000, 750), "jar", surfaces.ceramic((0.60, 0.54, 0.45), 0.4), 1.15)
    things.branch((0, -3000, 1080), 560, seed=4, leaves=90, spread=0.75)
    soft.draped("rug", (2900, 2900), (9000, 9000, 10), surfaces.rug((0.24, 0.085, 0.055), (0.33, 0.24, 0.15)), at=(0, -3000, 12), wave=1.5)
    bench((-2250, -3300, 0), surfaces.velvet((0.05, 0.075, 0.07)), surfaces.walnut("z"), size=(1300, 420), turn=90)
    pieces["light"].brighter(lower).hang((0, -3000, height), HEIGHT, canopy=110)
    shell.light_from("fill", (1200, NEAR + 500, 2600), (0, 0, 1500), (2800, 2000), 26, (1.0, 0.90, 0.78))
    look((330, -6050, 1500), aspect, lens=36, pan=6, rise=0.13)


def _doors():
    """A pair of panelled doors under a fanlight that the evening shows through."""
    wood, brass = surfaces.timber((0.15, 0.068, 0.030), (0.065, 0.028, 0.012), 0.32, "z"), materials.metal("brass")
    shell.frame(-1030, 1030, -300, 3260, wood, [(0, 0), (0, 40), (14, 54), (120, 54), (136, 40), (150, 40), (156, 10), (160, 0)])
    box("transom", (1720, 60, 110), wood, at=(0, -10, 2580), edge=4)
    box("fanlight", (1720, 8, 480), surfaces.glow(0.16, (0.12, 0.25, 0.62)), at=(0, -4, 2860), edge=0)
    for x in (-430, 0, 430):
        box("bar", (30, 24, 480), wood, at=(x, -12, 2860), edge=3)
    for side in (-1, 1):
        box("leaf", (848, 44, 2520), wood, at=(side * 428, -14, 1262), edge=3)
        for low, high in ((170, 900), (1080, 1700), (1800, 2420)):
            shell.frame(side * 428 - 310, side * 428 + 310, low, high, wood, [(0, 0), (0, 10), (10, 18), (22, 10), (36, 18), (54, 0)], y=-36.0)
        rod("knob", 36, 60, brass, at=(side * 60, -36, 1040), turn=(90, 0, 0), edge=16)
