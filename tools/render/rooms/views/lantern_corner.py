"""A seating corner at night: a pierced lantern throws its stars on two pale walls, over a bench with cushions."""
from rooms.scenery import shell, soft, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.tables import slab
from scene import materials
from scene.shapes import box, rod

HEIGHT, LEFT = 3000, -1650


def build(pieces, aspect, height=1800):
    _walls()
    _bench()
    _table()
    pieces["lantern"].clear_lamp().hang((-250, -1000, height), HEIGHT)
    shell.light_from("fill", (2200, -4200, 2400), (-600, -300, 900), (1800, 1500), 3.2, (0.80, 0.84, 1.0))
    look((720, -3900, 1330), aspect, lens=42, pan=13, rise=0.015)


def _walls():
    lime = surfaces.limewash((0.46, 0.37, 0.265))
    shell.wall(LEFT - 200, 4200, HEIGHT, lime)
    shell.side_wall(LEFT, -7000, 220, HEIGHT, lime)
    shell.ceiling(LEFT, 4200, -7000, 0, HEIGHT, lime)
    shell.ground(9000, 9000, surfaces.tiles((0.34, 0.235, 0.155), (0.13, 0.10, 0.08), side=0.3, roughness=0.32), at=(1200, -3200, 0))
    box("dark", (6000, 60, HEIGHT), surfaces.paint((0.12, 0.10, 0.08)), at=(1300, -6900, HEIGHT / 2), edge=0)


def _bench():
    """A masonry bench in the corner, with mattresses and a row of cushions."""
    lime, linen = surfaces.limewash((0.46, 0.37, 0.265)), surfaces.cloth((0.42, 0.35, 0.26), 0.006)
    box("bench", (3300, 720, 280), lime, at=(LEFT + 1650, -360, 140), edge=22)
    box("bench", (720, 2300, 280), lime, at=(LEFT + 360, -1150 - 360, 140), edge=22)
    soft.upholstered("mattress", (2540, 690, 150), linen, at=(LEFT + 720 + 1280, -355, 350), radius=55, crown=18, slack=8, seed=2)
    soft.upholstered("mattress", (690, 2500, 150), linen, at=(LEFT + 358, -1290, 350), radius=55, crown=18, slack=8, seed=3)
    tones = [surfaces.velvet((0.15, 0.055, 0.022)), linen, surfaces.velvet((0.024, 0.045, 0.048)), surfaces.cloth((0.25, 0.13, 0.055), 0.006), surfaces.velvet((0.12, 0.08, 0.03))]
    for i, x in enumerate((-560, -60, 470, 960, 1330)):
        size = (520, 450, 520, 470, 420)[i]
        soft.cushion("scatter", size, size, tones[i], at=(x, -170 - 24 * (i % 2), 425 + size * 0.47), turn=(-17, (4, -6, 3, -4, 8)[i], (3, -5, 4, -3, 6)[i]), thick=190, seed=40 + i)
    for i, y in enumerate((-820, -1330, -1850)):
        size = (500, 540, 460)[i]
        soft.cushion("scatter", size, size, tones[(i + 2) % 5], at=(LEFT + 185 + 20 * (i % 2), y, 425 + size * 0.47), turn=(-17, 4 - 5 * i, 90 + 4 * i), thick=190, seed=50 + i)
    soft.cushion("scatter", 560, 540, tones[3], at=(LEFT + 420, -330, 690), turn=(-20, 3, 45), thick=210, seed=61)


def _table():
    brass = materials.metal("antique_brass")
    soft.draped("rug", (2100, 1500), (9000, 9000, 10), surfaces.rug((0.23, 0.085, 0.045), (0.12, 0.05, 0.035)), at=(330, -1560, 14), wave=1.5)
    things.tray((120, -1420, 430), 330, brass, rim=14)
    for turn in (0, 60, 120):
        box("leg", (500, 22, 420), surfaces.walnut(), at=(120, -1420, 212), turn=(0, 0, turn), edge=3)
    for x, y in ((30, -1500), (230, -1390)):
        things.glass_of((x, y, 436), materials.thin_glass("amber"), 30, 80)
