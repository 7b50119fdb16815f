"""A meeting room under long panels let into a plaster ceiling: a table for eight, a wall of oak."""
from rooms.scenery import shell, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.furnished import office, paintings
from rooms.scenery.overhead import ceiling
from rooms.scenery.tables import long_dining
from scene.shapes import box, copies, placed

HEIGHT, LEFT, RIGHT, NEAR = 2700, -2000, 2000, -6800


def build(pieces, aspect):
    paint, oak = surfaces.paint((0.55, 0.54, 0.51)), surfaces.oak("z")
    shell.ground(9000, 9000, surfaces.rug((0.26, 0.235, 0.20), (0.21, 0.19, 0.165)), at=(0, -3300, 0))
    shell.wall(LEFT - 200, RIGHT + 200, HEIGHT, surfaces.paint((0.16, 0.11, 0.07)))
    slat = box("slat", (58, 26, HEIGHT), oak, edge=2)
    copies(slat, [placed((LEFT + 36 + 76 * i, -13, HEIGHT / 2)) for i in range(int((RIGHT - LEFT) / 76))])
    box("board", (2100, 30, 1150), surfaces.lacquer((0.72, 0.71, 0.69), 0.16), at=(0, -42, 1560), edge=4)
    for x, inwards in ((LEFT, 1), (RIGHT, -1)):
        shell.side_wall(x, NEAR, 220, HEIGHT, paint, inwards)
    box("wall behind", (RIGHT - LEFT, 200, HEIGHT), paint, at=(0, NEAR - 100, HEIGHT / 2), edge=0)
    places = [(x, y) for y in (-1500, -3500) for x in (-640, 640)]
    ceiling.recessed(pieces["light"], places, (LEFT, RIGHT, NEAR, 0, HEIGHT), surfaces.paint((0.62, 0.60, 0.57)), turn=90)
    long_dining((0, -2500, 0), surfaces.walnut(), surfaces.lacquer((0.03, 0.03, 0.03), 0.4), length=2700, width=1050, turn=90)
    rust = surfaces.cloth((0.33, 0.125, 0.05), 0.006)
    for i in range(3):
        for side in (-1, 1):
            office.chair((side * 880, -1700 - 850 * i, 0), rust, turn=-90 * side + 5 * (i - 1))
    things.vase((0, -2000, 750), "bowl", surfaces.ceramic((0.10, 0.11, 0.11), 0.5), 1.0)
    things.books((120, -2900, 750), [(0.5, 0.45, 0.36), (0.1, 0.16, 0.16)], turn=14)
    things.picture((LEFT, -2300, 1600), 900, 1150, paintings.blocks(1.0), surfaces.lacquer((0.02, 0.02, 0.02)), turn=90)
    things.ficus((1560, -500, 0), 1750, seed=3)
    shell.light_from("fill", (0, NEAR + 300, 1800), (0, 0, 1200), (2000, 1400), 3, (0.92, 0.94, 1.0))
    look((-330, -5850, 1330), aspect, lens=31, pan=-4, rise=0.10)
