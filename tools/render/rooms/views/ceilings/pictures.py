"""Deep spots in the ceiling of a corridor, aimed at a picture on its wall, seen from below."""
from rooms.scenery import shell, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.furnished import paintings
from rooms.scenery.overhead import ceiling, heads
from scene.shapes import box

LEFT, RIGHT, NEAR, HEIGHT = -2400, 2600, -5600, 2620
OUT = 600  # of the spots from the wall


def build(pieces, aspect, wall=(0.21, 0.225, 0.195)):
    paint, white = surfaces.limewash(tuple(wall)), surfaces.paint((0.60, 0.565, 0.51))
    shell.ground(9000, 9000, surfaces.parquet(), at=(0, -3000, 0))
    shell.wall(LEFT - 200, RIGHT + 200, HEIGHT, paint)
    for x, inwards in ((LEFT, 1), (RIGHT, -1)):
        shell.side_wall(x, NEAR, 220, HEIGHT, paint, inwards)
    box("wall behind", (RIGHT - LEFT, 200, HEIGHT), paint, at=(0, NEAR - 100, HEIGHT / 2), edge=0)
    places = [(-560, -OUT), (560, -OUT), (-560, -1750), (560, -1750)]
    lights = ceiling.recessed(pieces["light"], places, (LEFT, RIGHT, NEAR, 0, HEIGHT), white)
    for one, (x, y) in zip(lights[:2], places):
        heads.aim_beam(one, (x * 0.8, 0, HEIGHT - 2.15 * OUT), HEIGHT)
    for one in lights[2:]:
        one.brighter(0.6)
    black = surfaces.lacquer((0.02, 0.018, 0.016), 0.35)
    mount = surfaces.paint((0.70, 0.67, 0.61))
    things.picture((-470, 0, 1560), 720, 960, paintings.landscape(0.7), black, mount=mount)
    things.picture((470, 0, 1560), 720, 960, paintings.brush(0.7), black, mount=mount)
    shell.light_from("fill", (900, NEAR + 500, 1500), (0, 0, 1900), (1800, 1400), 12, (0.93, 0.94, 1.0))
    look((820, -2330, 1640), aspect, lens=33, pan=16, tilt=12)
