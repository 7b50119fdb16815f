"""The reception: a dark panelled wall, a tall window at dusk, oak in herringbone, a sofa group on a rug. Millimetres."""
from rooms.scenery import shell, soft, surfaces, things
from rooms.scenery.seats import armchair, sofa
from rooms.scenery.tables import drum, ring_table
from scene import materials
from scene.shapes import box, rectangle, sheet

HEIGHT = 3100
MIDDLE = -1000  # of the sofa group, from the middle of the picture
LEFT, RIGHT = -4000, 4600
NEAR = -9000
TOBACCO = (0.058, 0.045, 0.034)
IVORY = (0.56, 0.49, 0.40)
DUSK = (0.11, 0.235, 0.62)
PANELS = (-2400, -1760, -240, 400, 1920, 2560, 4080)


def walls(colour=TOBACCO, window=(-3760, -2760), top=2720, edges=PANELS):
    """Floor, walls, ceiling; `window` is the left and right of a French window in the back wall."""
    paint, wood = surfaces.paint(colour), surfaces.lacquer(colour, 0.5)
    white = surfaces.paint((0.50, 0.46, 0.40))
    shell.herringbone(RIGHT - LEFT + 200, -NEAR, surfaces.parquet(), at=((LEFT + RIGHT) / 2, NEAR / 2, 0))
    openings = [(window[0], window[1], 20, top)] if window else []
    shell.wall(LEFT - 200, RIGHT + 200, HEIGHT, paint, openings)
    for x, inwards in ((LEFT, 1), (RIGHT, -1)):
        shell.side_wall(x, NEAR, 220, HEIGHT, paint, inwards)
    box("wall behind", (RIGHT - LEFT, 200, HEIGHT), white, at=((LEFT + RIGHT) / 2, NEAR - 100, HEIGHT / 2), edge=0)
    shell.ceiling(LEFT, RIGHT, NEAR, 0, HEIGHT, white)
    start = window[1] + 300 if window else LEFT
    shell.cornice(LEFT, RIGHT, HEIGHT, wood)
    shell.strip(start, RIGHT, shell.SKIRTING, wood)
    shell.strip(start, RIGHT, shell.RAIL, wood, z=850)
    shell.panelled(edges, wood)
    if window:
        _window(*window, top)


def _window(left, right, top):
    """Two glazed leaves, the evening behind them, voile and heavy curtains before them."""
    dark = surfaces.lacquer((0.03, 0.026, 0.022))
    middle = (left + right) / 2
    width = right - left
    shell.frame(left - 6, right + 6, 16, top + 6, dark, [(0, 0), (0, 16), (60, 16), (64, 8), (64, -60)])
    for x in (left + 40, middle, right - 40):
        box("stile", (54, 44, top), dark, at=(x, 70, top / 2), edge=4)
    for z in (60, 900, 1750, top - 30):
        box("bar", (width, 34, 30), dark, at=(middle, 70, z), edge=3)
    glow = surfaces.glow(1.0, DUSK)
    box("evening", (width + 2600, 10, top + 1600), glow, at=(middle, 1700, top / 2 + 300), edge=0)
    shell.light_from("dusk", (middle, -330, top / 2), (middle, -2000, top / 2), (width, top - 200), 2.2, DUSK)
    voile, heavy = surfaces.sheer(), surfaces.cloth((0.27, 0.205, 0.14), 0.004)
    soft.curtain("voile", width + 120, top + 60, voile, at=(middle, -70, 12), pleat=70, depth=38, seed=3)
    for side in (-1, 1):
        x = middle + side * (width / 2 + 90)
        soft.curtain("curtain", 520, top + 90, heavy, at=(x, -150, 8), pleat=104, depth=92, seed=5 + side)
    soft.pelmet("pelmet", width + 860, 150, surfaces.lacquer(TOBACCO, 0.5), at=(middle, 0, top + 60), deep=230)


def fill(power=26):
    """The little light that a photographer lets in from behind the camera, so that metal has something to mirror."""
    shell.light_from("fill", (1500, -8600, 2500), (-500, 0, 1200), (3200, 1800), power, (1.0, 0.86, 0.70))


def sofa_group(x=-900, wide=2450):
    """Sofa at the wall, two armchairs, a drum table on a rug."""
    ivory, ochre = surfaces.cloth(IVORY, 0.014), surfaces.velvet((0.17, 0.088, 0.030))
    brass, dark = materials.metal("brass"), surfaces.walnut("z")
    umber, linen = surfaces.velvet((0.055, 0.03, 0.018)), surfaces.cloth((0.50, 0.43, 0.33), 0.004)
    teal = surfaces.velvet((0.010, 0.023, 0.026))
    soft.draped("rug", (3500, 2500), (9000, 9000, 10), surfaces.rug((0.34, 0.285, 0.22), (0.275, 0.225, 0.17)), at=(x + 150, -2250, 14), wave=1.5)
    edge = [rectangle(3420, 2420, 8), rectangle(3330, 2330, 6)]
    sheet("border", edge, 3, surfaces.rug((0.16, 0.115, 0.075), (0.13, 0.095, 0.065)), at=(x + 150, -2250, 15.5))
    scattered = [(-820, ochre, 500, -5), (-480, linen, 440, 8), (840, umber, 500, 6), (560, ochre, 400, -9)]
    sofa((x, -640, 0), ivory, dark, width=wide, cushions=scattered)
    armchair((x - 1560, -2100, 0), teal, dark, turn=62, scatter=linen)
    armchair((x + 1850, -2080, 0), teal, dark, turn=-58, seed=8)
    stone = surfaces.marble((0.60, 0.53, 0.44), (0.30, 0.23, 0.17))
    drum((x + 40, -2150, 0), stone, surfaces.walnut("z"), radius=480, height=360)
    things.books((x - 140, -2060, 360), [(0.35, 0.28, 0.2), (0.06, 0.05, 0.045), (0.42, 0.2, 0.08)], turn=14)
    things.vase((x + 220, -2080, 360), "jar", surfaces.ceramic((0.46, 0.41, 0.34), 0.6), 0.62)
    things.branch((x + 220, -2080, 520), 520, seed=6)
    things.tray((x + 70, -2380, 360), 120, brass)
    ring_table((x + wide / 2 + 330, -560, 0), stone, brass, radius=230, height=540)
    things.vase((x + wide / 2 + 330, -560, 540), "bottle", surfaces.ceramic((0.07, 0.055, 0.045), 0.45), 1.0)


def evening(pieces, height, near):
    """The sofa group under a picture, our wall lights beside it if there are any, our chandelier above."""
    sofa_group(MIDDLE)
    things.picture((MIDDLE, 0, 1690), 1150, 850, surfaces.painting(), materials.metal("brass"))
    if "wall-light" in pieces:
        light = pieces["wall-light"]
        other = light.again()
        light.mount((MIDDLE - 1080, 0, 1700))
        other.mount((MIDDLE + 1080, 0, 1700))
    pieces["chandelier"].hang((MIDDLE + 60, near, height), HEIGHT)
    things.ficus((-2520, -520, 0), 1750)
