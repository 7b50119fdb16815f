"""Lamps seen near by in simple holders, a room in soft focus behind them."""
from rooms.scenery import shell, soft, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.furnished import holders, paintings, shelves
from rooms.scenery.tables import bedside, slab
from scene import materials
from scene.shapes import box, lathe, rod, rounded, tube

WALLS = {"teal": (0.085, 0.135, 0.135), "rose": (0.42, 0.27, 0.21), "olive": (0.20, 0.20, 0.125), "chalk": (0.55, 0.49, 0.41), "ink": (0.06, 0.07, 0.085), "ochre": (0.40, 0.27, 0.12), "brick": (0.30, 0.13, 0.075)}
HEIGHT = 2700


def build(pieces, aspect, scene, wall="teal", lower=1.0):
    paint = surfaces.limewash(WALLS[wall])
    shell.wall(-2600, 2600, HEIGHT, paint)
    shell.side_wall(-2000, -4500, 220, HEIGHT, paint, 1)
    shell.ceiling(-2600, 2600, -4500, 0, HEIGHT, surfaces.paint((0.56, 0.52, 0.46)))
    shell.ground(7000, 7000, surfaces.parquet(), at=(0, -2500, 0))
    shell.strip(-2600, 2600, shell.SKIRTING, surfaces.lacquer(WALLS[wall], 0.5))
    box("wall behind", (5400, 200, HEIGHT), paint, at=(0, -4600, HEIGHT / 2), edge=0)
    shell.light_from("fill", (1400, -3900, 1900), (0, -300, 1300), (1500, 1500), 7, (0.92, 0.93, 1.0)).visible_glossy = False
    SCENES[scene](pieces["lamp"].brighter(lower), aspect)


def _bedside(lamp, aspect):
    """A bare lamp on a cord beside a bed."""
    bedside((0, -240, 0), surfaces.walnut(), materials.metal("brass"))
    things.books((-60, -260, 480), [(0.40, 0.33, 0.25), (0.30, 0.12, 0.05), (0.09, 0.10, 0.10)], turn=12)
    things.vase((140, -170, 480), "bottle", surfaces.ceramic((0.52, 0.46, 0.37), 0.6), 0.8)
    things.branch((140, -170, 700), 300, seed=4, leaves=40, spread=0.7)
    linen, white = surfaces.cloth((0.42, 0.33, 0.24), 0.006), surfaces.cloth((0.66, 0.62, 0.55), 0.003)
    soft.upholstered("headboard", (1700, 90, 1100), linen, at=(1230, -48, 600), radius=42, crown=16)
    soft.upholstered("bed", (1600, 2000, 420), white, at=(1230, -1090, 330), radius=70, crown=20)
    for i in range(2):
        soft.cushion("pillow", 680, 450, (white, linen)[i], at=(820 + 90 * i, -270 - 170 * i, 760 - 40 * i), turn=(-24 - 6 * i, 0, 4), thick=210, seed=3 + i)
    holders.cord_holder((-40, -300, 940), HEIGHT, materials.metal("brass"))
    holders.pose(lamp, (-40, -300, 956), down=True)
    look((-330, -1330, 800), aspect, lens=60, pan=-16, rise=0.0, focus=1070, stop=4.5)


def _table(lamp, aspect):
    """Three bare globes at different heights over a small table."""
    lamps = [lamp, lamp.again(), lamp.again()]
    for one, (x, y, z) in zip(lamps, ((-200, -900, 1370), (30, -800, 1230), (225, -940, 1480))):
        holders.cord_holder((x, y, z), HEIGHT, materials.paint("black"))
        holders.pose(one, (x, y, z + 16), down=True)
    oak, dark = surfaces.oak(), surfaces.lacquer((0.02, 0.018, 0.016), 0.4)
    slab("top", 420, 32, oak, (30, -840, 718))
    rod("stem", 34, 718, dark, at=(30, -840, 0))
    things.tray((30, -840, 750), 150, materials.metal("antique_brass"))
    for x, y in ((-30, -880), (85, -800)):
        things.glass_of((x, y, 756), materials.thin_glass("clear"), 32, 84)
    soft.upholstered("bench", (2600, 470, 110), surfaces.velvet((0.055, 0.07, 0.06)), at=(0, -260, 430), radius=45, crown=16)
    soft.upholstered("bench back", (2600, 90, 430), surfaces.velvet((0.055, 0.07, 0.06)), at=(0, -50, 740), radius=40, crown=16)
    box("bench foot", (2560, 420, 370), surfaces.walnut(), at=(0, -250, 190), edge=4)
    things.picture((-420, 0, 1420), 560, 700, paintings.blocks(0.6), dark)
    look((60, -2700, 1180), aspect, lens=66, pan=0.5, rise=0.02, focus=1830, stop=5.6)


def _sconce(lamp, aspect):
    """Two candle lamps on the arms of a wall light, beside a framed picture."""
    brass, ivory = materials.metal("brass"), surfaces.paint((0.72, 0.65, 0.52), 0.5)
    lathe("plate", rounded([(0, -14), (44, -14), (52, -8), (54, 0), (0, 0)], 4), brass, at=(0, 0, 1600), turn=(-90, 0, 0))
    lamps = [lamp, lamp.again()]
    for one, side in zip(lamps, (-1, 1)):
        holders.pose(one, holders.candle_arm((0, 0, 1600), (side * 118, 130), 28, brass, ivory))
    frame = surfaces.lacquer(WALLS["olive"], 0.45)
    for left, right in ((-1330, -270), (-270, 290), (290, 1500)):
        shell.frame(left + 35, right - 35, 960, 2500, frame)
        shell.frame(left + 35, right - 35, 170, 800, frame)
    shell.strip(-2600, 2600, shell.RAIL, frame, z=850)
    things.picture((830, 0, 1640), 620, 820, paintings.landscape(0.8), brass)
    look((-230, -1150, 1620), aspect, lens=70, pan=-11.5, rise=0.03, focus=1050, stop=5.0)


def _vanity(lamp, aspect):
    """Capsules in clear glass tubes over the mirror of a dressing table."""
    brass, glass = materials.metal("brass"), materials.thin_glass("clear")
    mirror = materials.Nodes("mirror").set(base_color=(0.86, 0.87, 0.87, 1), metallic=1.0, roughness=0.015).material
    rod("mirror", 360, 6, mirror, at=(0, -20, 1250), turn=(90, 0, 0), edge=0.5, segments=128)
    lathe("rim", rounded([(358, 0), (358, 18), (372, 18), (372, 0)], 3), brass, at=(0, -12, 1250), turn=(90, 0, 0), segments=128)
    box("rail", (520, 20, 34), brass, at=(0, -10, 1735), edge=4)
    lamps = [lamp, lamp.again(), lamp.again()]
    for one, x in zip(lamps, (-190, 0, 190)):
        tube("arm", [(x, -18, 1735), (x, -95, 1735)], 6, brass, curved=False)
        lathe("cup", rounded([(0, -30), (13, -30), (34, -6), (34, 4), (30, 4), (12, -8), (0, -8)], 2), brass, at=(x, -95, 1735))
        shade = [(31, 0), (31, 138), (29.5, 138), (29.5, 0)]
        lathe("shade", shade, glass, at=(x, -95, 1738), segments=96, smooth=60)
        rod("socket", 10, 22, surfaces.ceramic((0.72, 0.69, 0.63), 0.3), at=(x, -95, 1726), edge=1)
        holders.pose(one, (x, -95, 1740))
    box("top", (1150, 400, 30), surfaces.walnut(), at=(0, -200, 745), edge=4)
    things.vase((-330, -170, 760), "jar", surfaces.ceramic((0.55, 0.48, 0.40), 0.5), 0.5)
    look((190, -1180, 1700), aspect, lens=68, pan=10.5, rise=-0.06, focus=1095, stop=5.0)


def _reading(lamp, aspect):
    """A spot on the wall above an armchair's books: the lamp shows in its ring."""
    black = materials.metal("brass")
    rod("rose", 44, 16, black, at=(0, 0, 1560), turn=(90, 0, 0), edge=4)
    tube("arm", [(0, -14, 1560), (0, -92, 1560)], 6, black, curved=False)
    towards = (0.36, -0.30, -0.80)
    seat = (0, -100, 1560)
    holders.gu10_socket(seat, towards, black)
    holders.pose(lamp, seat, towards=towards)
    shelves.ledge(-20, 620, 1185)
    look((-310, -830, 1440), aspect, lens=62, pan=-23, rise=0.02, focus=790, stop=5.0)


def _bar(lamp, aspect):
    """Three lamps on a bar under the ceiling, each aimed another way."""
    brass = materials.metal("brass")
    z, y = HEIGHT - 13, -560
    box("bar", (760, 40, 26), brass, at=(0, y, z), edge=4)
    lamps = [lamp, lamp.again(), lamp.again()]
    for one, x, towards in zip(lamps, (-290, 0, 290), ((-0.62, 0.30, -0.72), (0.05, 0.48, -0.88), (0.30, -0.42, -0.85))):
        tube("joint", [(x, y, z - 8), (x, y, z - 50)], 6, brass, curved=False)
        seat = (x, y, z - 66)
        holders.gu10_socket(seat, towards, brass)
        holders.pose(one, seat, towards=towards)
    things.picture((-640, 0, 1960), 620, 820, paintings.arches(0.8), surfaces.oak("z"))
    things.picture((180, 0, 1960), 620, 820, paintings.landscape(0.8), surfaces.oak("z"))
    look((520, -1480, 2250), aspect, lens=50, pan=27, rise=0.19, focus=1080, stop=6.0)


SCENES = {"bedside": _bedside, "table": _table, "sconce": _sconce, "vanity": _vanity, "reading": _reading, "bar": _bar}
