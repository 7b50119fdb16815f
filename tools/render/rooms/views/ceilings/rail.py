"""Spots on a rail, or a pair on a bar, aimed at what is on a wall: the shelves of a shop, a picture over a sofa, books."""
from rooms.scenery import shell, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.furnished import paintings, shop
from rooms.scenery.overhead import ceiling, heads
from rooms.scenery.seats import sofa
from scene import materials
from scene.shapes import box

LEFT, RIGHT, NEAR = -2300, 2600, -6000
WALLS = {"lime": (0.54, 0.47, 0.375), "petrol": (0.095, 0.155, 0.165), "terracotta": (0.34, 0.165, 0.095), "graphite": (0.13, 0.13, 0.125)}
JOINT = {"rail": 77, "channel": 22}


def build(pieces, aspect, scene, wall, height=2700, roof=(0.60, 0.565, 0.51)):
    paint = surfaces.limewash(WALLS[wall])
    shell.ground(9000, 9000, surfaces.parquet(), at=(0, -3000, 0))
    shell.wall(LEFT - 200, RIGHT + 200, height, paint)
    for x, inwards in ((LEFT, 1), (RIGHT, -1)):
        shell.side_wall(x, NEAR, 220, height, paint, inwards)
    box("wall behind", (RIGHT - LEFT, 200, height), paint, at=((LEFT + RIGHT) / 2, NEAR - 100, height / 2), edge=0)
    shell.light_from("fill", (-800, NEAR + 500, 1600), (0, 0, 1900), (1800, 1600), 14, (0.93, 0.94, 1.0))
    room = (LEFT, RIGHT, NEAR, 0, height)
    SCENES[scene](pieces["light"], room, surfaces.paint(tuple(roof)), aspect)


def _shop(light, room, white, aspect):
    """A rail under the ceiling of a shop; three heads on bags and bowls."""
    height = room[-1]
    ceiling.plaster(*room, white)
    shop.shelves(-1250, 1250, (1150, 1640, 2130))
    targets = [(-520, (-900, -160, 1900)), (30, (0, -160, 1750)), (600, (820, -160, 1900))]
    heads.on_rail(light, (100, -1150, height), targets, JOINT["rail"], 2800)
    look((-1180, -2900, 1640), aspect, lens=42, pan=-24, tilt=14)


def _magnet(light, room, white, aspect):
    """A channel let into the ceiling of a living room; three heads wash a picture over a sofa."""
    height = room[-1]
    ceiling.plaster(*room, white, [[(-1300, -794), (1500, -794), (1500, -766), (-1300, -766)]])
    targets = [(-480, (-330, 0, 1500)), (0, (90, 0, 1620)), (480, (520, 0, 1500))]
    heads.on_rail(light, (100, -780, height), targets, JOINT["channel"], 2800)
    things.picture((100, 0, 1640), 1350, 900, paintings.landscape(0.9), materials.metal("brass"))
    linen = surfaces.cloth((0.50, 0.44, 0.36), 0.012)
    sofa((100, -560, 0), linen, surfaces.walnut("z"), cushions=[(-700, surfaces.velvet((0.26, 0.11, 0.03)), 480, 5), (640, surfaces.velvet((0.03, 0.06, 0.065)), 500, -6)])
    look((-820, -2380, 1690), aspect, lens=43, pan=-24, tilt=14)


def _books(light, room, white, aspect):
    """A pair of heads on a bar: one on a picture, one on a plant."""
    height = room[-1]
    ceiling.plaster(*room, white)
    at = (0, -820, height)
    light.mount(at, 0)
    sides = heads.halves(light, at[0])
    heads.aim(sides[0], (at[0] - 62, at[1], height - 44), (-420, 0, 1720))
    heads.aim(sides[1], (at[0] + 62, at[1], height - 44), (640, -300, 1500))
    things.picture((-430, 0, 1700), 780, 980, paintings.moon(0.9, ((0.32, 0.17, 0.09), (0.70, 0.60, 0.44), (0.50, 0.30, 0.17))), surfaces.walnut("z"))
    things.ficus((680, -330, 0), 1950, seed=5)
    look((300, -1980, 1790), aspect, lens=42, pan=8.5, tilt=14)


SCENES = {"shop": _shop, "magnet": _magnet, "books": _books}
