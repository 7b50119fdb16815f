"""A kitchen in the evening: pendants over its island, cabinets behind it with a strip of light below them."""
from rooms.scenery import shell, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.furnished import kitchen
from rooms.scenery.overhead import strips
from scene import materials
from scene.shapes import box

HEIGHT = 2750
ISLAND = -2350


def build(pieces, aspect, over=720, apart=620, number=3, front=(0.085, 0.105, 0.085)):
    _shell()
    stone = surfaces.marble((0.66, 0.62, 0.56), (0.40, 0.35, 0.29), 0.18, 1.3)
    green, oak = surfaces.lacquer(tuple(front), 0.42), surfaces.oak("z")
    kitchen.run(-2600, 1500, green, stone, surfaces.tiles((0.62, 0.57, 0.49), (0.42, 0.38, 0.33), side=0.1, roughness=0.22))
    kitchen.wall_cabinets(-2600, -300, oak)
    box("ledge", (1700, 220, 34), oak, at=(660, -110, 1560), edge=2)
    box("tall", (900, 640, 2240), oak, at=(1960, -320, 1120), edge=2)
    strips.line({"width_mm": 8}, (-2580, -300, kitchen.WALL_LOW - 3), (-320, -300, kitchen.WALL_LOW - 3), (0, 0, -1), 0.8, 0.3)
    strips.line({"width_mm": 8}, (-180, -190, 1541), (1500, -190, 1541), (0, 0, -1), 0.8, 0.3)
    _things()
    kitchen.island((-200, ISLAND), (2300, 900), stone, green)
    for x in (-800, -200, 400):
        kitchen.stool((x, ISLAND - 560, 0), surfaces.velvet((0.20, 0.095, 0.035)), materials.metal("antique_brass"))
    first = pieces["light"].brighter(2.2)
    lights = [first] + [first.again() for _ in range(number - 1)]
    for i, one in enumerate(lights):
        one.hang((-200 + (i - (number - 1) / 2) * apart, ISLAND, kitchen.TOP + over), HEIGHT)
    look((560, -4750, 1400), aspect, lens=43, pan=15.5, rise=0.05)


def _shell():
    paint, white = surfaces.limewash((0.50, 0.44, 0.355)), surfaces.paint((0.58, 0.54, 0.48))
    shell.ground(9000, 9000, surfaces.tiles((0.36, 0.30, 0.23), (0.20, 0.17, 0.13), side=0.6, roughness=0.3), at=(0, -3000, 0))
    shell.wall(-3000, 3400, HEIGHT, paint)
    for x, inwards in ((-2700, 1), (3000, -1)):
        shell.side_wall(x, -7500, 220, HEIGHT, paint, inwards)
    box("wall behind", (6000, 200, HEIGHT), paint, at=(0, -7400, HEIGHT / 2), edge=0)
    shell.ceiling(-3000, 3400, -7500, 0, HEIGHT, white)
    shell.light_from("fill", (1800, -6900, 2200), (-400, 0, 1100), (2400, 1600), 20, (0.93, 0.94, 1.0))


def _things():
    kitchen.tap((-1250, -130, kitchen.TOP), materials.metal("antique_brass"))
    kitchen.board((-420, -70, kitchen.TOP))
    things.vase((-30, -200, kitchen.TOP), "jar", surfaces.ceramic((0.55, 0.48, 0.38), 0.5), 0.7)
    things.branch((-30, -200, kitchen.TOP + 180), 420, seed=4, leaves=44)
    for i, x in enumerate((120, 300, 420, 820, 1010, 1290)):
        kind = ("bowl", "bottle", "bottle", "jar", "bowl", "bottle")[i]
        tone = ((0.5, 0.42, 0.32), (0.25, 0.12, 0.06), (0.09, 0.10, 0.09))[i % 3]
        things.vase((x, -115, 1577), kind, surfaces.ceramic(tone, 0.5), (0.62, 0.8, 0.65, 0.72, 0.62, 0.9)[i])
    things.vase((-480, ISLAND + 40, kitchen.TOP), "bowl", surfaces.ceramic((0.50, 0.43, 0.33), 0.55), 1.0)
    things.fruit((-480, ISLAND + 40, kitchen.TOP + 22), surfaces.ceramic((0.60, 0.24, 0.02), 0.4), 5, 38)
