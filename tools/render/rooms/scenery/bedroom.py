"""A bedroom: a bed with a channelled headboard, bedside drawers, limewashed walls, a curtain. Millimetres."""
from rooms.scenery import shell, soft, surfaces, things
from rooms.scenery.tables import bedside
from scene import materials
from scene.shapes import box

HEIGHT = 2900
LEFT, RIGHT, NEAR = -3000, 3200, -6500
SAND = (0.34, 0.27, 0.20)
WINDOW = (-2850, -2050)
DUSK = (0.16, 0.32, 0.80)


def walls(colour=SAND):
    paint, white = surfaces.limewash(colour), surfaces.paint((0.52, 0.47, 0.40))
    shell.herringbone(RIGHT - LEFT + 200, -NEAR, surfaces.parquet((0.34, 0.21, 0.11), (0.21, 0.12, 0.058)), at=((LEFT + RIGHT) / 2, NEAR / 2, 0))
    shell.wall(LEFT - 200, RIGHT + 200, HEIGHT, paint, [(WINDOW[0], WINDOW[1], 20, 2550)])
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
    soft.draped("duvet", (width + 640, 2300), (width + 60, 1700, 85), linen, at=(0, -1330, 566), seed=3, wave=26, fall=340)
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
    things.vase((-x - 150, -170, 480), "jar", surfaces.ceramic((0.16, 0.12, 0.09), 0.6), 0.42)
    things.branch((-x - 150, -170, 600), 300, seed=4, leaves=36, spread=0.7)
    things.glass_of((-x + 70, -300, 480), materials.thin_glass("clear"))


def curtains():
    """The evening behind a voile, a heavy curtain on its right."""
    heavy, dark = surfaces.cloth((0.36, 0.29, 0.21), 0.004, 0.0008), surfaces.lacquer((0.03, 0.026, 0.022))
    middle, width = (WINDOW[0] + WINDOW[1]) / 2, WINDOW[1] - WINDOW[0]
    for x in (WINDOW[0] + 30, middle, WINDOW[1] - 30):
        box("stile", (50, 44, 2550), dark, at=(x, 80, 1275), edge=4)
    box("bar", (width, 34, 30), dark, at=(middle, 80, 900), edge=3)
    box("evening", (width + 2400, 10, 4000), surfaces.glow(1.0, DUSK), at=(middle, 1500, 1500), edge=0)
    soft.curtain("voile", width + 160, HEIGHT - 60, surfaces.sheer(), at=(middle, -80, 12), pleat=70, depth=38, seed=3)
    for side, wide in ((-1, 340), (1, 460)):
        soft.curtain("curtain", wide, HEIGHT - 30, heavy, at=(middle + side * (width / 2 + 60 + 40 * side), -170, 8), depth=90, seed=4 + side)


def fill(power=10):
    shell.light_from("fill", (1200, -6200, 2300), (-200, 0, 900), (2800, 1600), power, (0.93, 0.92, 1.0))
