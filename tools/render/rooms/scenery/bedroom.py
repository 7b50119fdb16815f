"""A bedroom: a bed with a channelled headboard, bedside drawers, limewashed walls, a curtain. Millimetres."""
from rooms.scenery import shell, soft, surfaces, things
from rooms.scenery.tables import bedside
from scene import materials
from scene.shapes import box

HEIGHT = 2900
LEFT, RIGHT, NEAR = -3000, 3200, -6500
SAND = (0.34, 0.27, 0.20)


def walls(colour=SAND):
    paint, white = surfaces.limewash(colour), surfaces.paint((0.52, 0.47, 0.40))
    shell.herringbone(RIGHT - LEFT + 200, -NEAR, surfaces.parquet((0.34, 0.21, 0.11), (0.21, 0.12, 0.058)), at=((LEFT + RIGHT) / 2, NEAR / 2, 0))
    shell.wall(LEFT - 200, RIGHT + 200, HEIGHT, paint)
    for x, inwards in ((LEFT, 1), (RIGHT, -1)):
        shell.side_wall(x, NEAR, 220, HEIGHT, paint, inwards)
    box("wall behind", (RIGHT - LEFT, 200, HEIGHT), white, at=((LEFT + RIGHT) / 2, NEAR - 100, HEIGHT / 2), edge=0)
    shell.ceiling(LEFT, RIGHT, NEAR, 0, HEIGHT, white)
    shell.strip(LEFT, RIGHT, shell.SKIRTING, surfaces.lacquer(colour, 0.5))


def headboard(width, height, cloth, channel=118):
    """Upright padded channels on a wall panel."""
    n = round(width / channel)
    each = width / n
    for i in range(n):
        x = (i + 0.5) * each - width / 2
        soft.upholstered("channel", (each + 3, 90, height - 120), cloth, at=(x, -48, 120 + (height - 120) / 2), radius=42, crown=10, slack=1.5, seed=i, grain=22)


def bed(width=1800):
    linen, warm = surfaces.cloth((0.60, 0.55, 0.47), 0.003, 0.0006), surfaces.cloth((0.40, 0.31, 0.215), 0.004, 0.001)
    velvet, white = surfaces.velvet((0.12, 0.066, 0.032)), surfaces.cloth((0.68, 0.645, 0.58), 0.003, 0.0004)
    soft.upholstered("frame", (width + 60, 2080, 250), warm, at=(0, -1140, 215), radius=40, crown=5)
    soft.upholstered("mattress", (width, 2000, 220), white, at=(0, -1120, 430), radius=70, crown=14)
    soft.draped("duvet", (width + 620, 1640), (width + 60, 4000, 85), linen, at=(0, -1420, 566), seed=3, wave=26, fall=330)
    soft.draped("turned back", (width + 560, 420), (width + 84, 4000, 90), white, at=(0, -700, 584), seed=8, wave=14, fall=260)
    soft.draped("throw", (width + 760, 620), (width + 110, 4000, 95), surfaces.cloth((0.20, 0.115, 0.06), 0.012, 0.004), at=(0, -1900, 596), seed=5, wave=14, fall=360)
    for i, x in enumerate((-450, 450)):
        soft.cushion("pillow", 720, 470, white, at=(x, -300, 760), turn=(-24, 0, 2 - 4 * i), thick=215, seed=i + 1)
        soft.cushion("pillow", 680, 450, linen, at=(x * 0.98, -480, 735), turn=(-32, 0, 5 * i - 2), thick=200, seed=i + 4)
    soft.cushion("bolster", 620, 330, velvet, at=(20, -670, 705), turn=(-34, 0, 2), thick=170, seed=9)


def bedsides(x=1230):
    brass, wood = materials.metal("brass"), surfaces.walnut()
    for side in (-1, 1):
        bedside((side * x, -235, 0), wood, brass)
    things.books((x + 60, -230, 480), [(0.10, 0.075, 0.06), (0.42, 0.36, 0.28)], turn=12)
    things.vase((-x - 60, -210, 480), "bottle", surfaces.ceramic((0.40, 0.34, 0.27), 0.6), 0.72)
    things.branch((-x - 60, -210, 680), 330, seed=4, leaves=30)


def curtains():
    heavy = surfaces.cloth((0.36, 0.29, 0.21), 0.004, 0.0008)
    soft.curtain("curtain", 1000, HEIGHT - 30, heavy, at=(LEFT + 520, -170, 8), depth=95, seed=4)


def fill(power=10):
    shell.light_from("fill", (1200, -6200, 2300), (-200, 0, 900), (2800, 1600), power, (0.93, 0.92, 1.0))
