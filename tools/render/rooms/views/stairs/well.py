"""The well of a villa's stairs: a chandelier hangs through two floors, stone steps climb around it."""
from rooms.scenery import shell, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.furnished import paintings, stairs
from rooms.scenery.tables import console
from scene import materials
from scene.shapes import box

LEFT, RIGHT, NEAR, TOP = -2300, 2700, -8600, 5900
LANDING, FLOOR = 1632, 3264
RISE, GOING, WIDE = 163.2, 285, 1150


def build(pieces, aspect, height=2480, at=(120, -4000)):
    _shell()
    _stairs()
    _furnished()
    pieces["light"].hang((*at, height), TOP, canopy=130)
    look((720, -8000, 1650), aspect, lens=35, pan=6.5, rise=0.07)


def _shell():
    paint, white = surfaces.limewash((0.52, 0.455, 0.37)), surfaces.paint((0.62, 0.585, 0.53))
    shell.ground(9000, 11000, surfaces.tiles((0.60, 0.55, 0.48), (0.40, 0.36, 0.31), side=0.8, roughness=0.16), at=(0, -4000, 0))
    window = (-2000, -1100, 2250, 5100)
    shell.wall(LEFT - 200, RIGHT + 200, TOP, paint, [window])
    dark = surfaces.lacquer((0.03, 0.026, 0.022))
    for x in (window[0] + 25, (window[0] + window[1]) / 2, window[1] - 25):
        box("stile", (46, 44, window[3] - window[2]), dark, at=(x, 80, (window[2] + window[3]) / 2), edge=3)
    for z in (window[2] + 25, 3200, 4150, window[3] - 25):
        box("bar", (window[1] - window[0], 34, 36), dark, at=((window[0] + window[1]) / 2, 80, z), edge=3)
    box("evening", (3200, 10, 5200), surfaces.glow(0.85, (0.12, 0.26, 0.68)), at=(-1550, 1300, 3600), edge=0)
    shell.side_wall(LEFT, NEAR, 220, TOP, paint, 1)
    shell.side_wall(RIGHT, NEAR, 220, TOP, paint, -1)
    box("wall behind", (RIGHT - LEFT, 200, TOP), paint, at=((LEFT + RIGHT) / 2, NEAR - 100, TOP / 2), edge=0)
    shell.ceiling(LEFT, RIGHT, NEAR, 0, TOP, white)
    shell.light_from("fill", (1500, NEAR + 400, 3000), (0, 0, 1900), (2600, 2200), 22, (0.93, 0.93, 1.0))


def _stairs():
    stone, under = surfaces.marble((0.66, 0.60, 0.52), (0.42, 0.35, 0.28), 0.22), surfaces.limewash((0.56, 0.50, 0.41))
    iron, brass = materials.paint("black"), materials.metal("brass")
    start = -WIDE - 10 * GOING
    # up along the left wall, away from the camera, to the landing in the corner
    stairs.flight((LEFT, start, 0), 10, RISE, GOING, WIDE, stone, under, turn=90)
    box("landing", (WIDE, WIDE, 34), stone, at=(LEFT + WIDE / 2, -WIDE / 2, LANDING - 17), edge=4)
    box("landing body", (WIDE - 12, WIDE - 12, LANDING - 34), under, at=(LEFT + WIDE / 2, -WIDE / 2, (LANDING - 34) / 2), edge=0)
    # on along the back wall, to the right, up to the gallery
    x = LEFT + WIDE
    stairs.flight((x, 0, LANDING), 10, RISE, GOING, WIDE, stone, under, filled=False)
    end = x + 10 * GOING
    box("gallery", (RIGHT - end + 10, 4200, 240), under, at=((RIGHT + end) / 2 + 5, -2100, FLOOR - 154), edge=0)
    box("gallery floor", (RIGHT - end + 34, 4224, 34), stone, at=((RIGHT + end) / 2 - 7, -2112, FLOOR - 17), edge=4)
    y, inset = -WIDE + 60, 60
    stairs.balustrade([(LEFT + WIDE - inset, start + 100, 120), (LEFT + WIDE - inset, -WIDE - 40, LANDING)], iron, brass)
    stairs.balustrade([(x + 60, y, LANDING + 60), (end - 20, y, FLOOR)], iron, brass)
    stairs.balustrade([(end + 40, y, FLOOR), (end + 40, -4180, FLOOR)], iron, brass)


def _furnished():
    brass = materials.metal("brass")
    console((900, -200, 0), surfaces.marble((0.30, 0.21, 0.15), (0.12, 0.08, 0.06)), brass, width=1300, depth=360)
    things.vase((620, -210, 800), "jar", surfaces.ceramic((0.60, 0.54, 0.45), 0.5), 1.0)
    things.branch((620, -210, 1080), 620, seed=4, leaves=60)
    things.books((1180, -210, 800), [(0.30, 0.12, 0.05), (0.50, 0.44, 0.35)], turn=12)
    things.ficus((2250, -1700, 0), 1900, seed=7)
    things.picture((1000, 0, 1560), 620, 780, paintings.arches(0.7), surfaces.walnut("z"))
