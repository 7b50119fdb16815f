"""A dining room in the evening: a round or a long table under a light, a sideboard and a picture behind it."""
from rooms.scenery import reception, shell, soft, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.seats import chair
from rooms.scenery.tables import cabinet, long_dining, round_dining
from scene import materials
from scene.product import beam

WALLS = {"tobacco": reception.TOBACCO, "sage": (0.125, 0.128, 0.092), "clay": (0.26, 0.165, 0.105), "plaster": (0.40, 0.335, 0.26)}
CAMERAS = {
    "level": {"at": (-1050, -6700, 1400), "lens": 43, "pan": -8.5, "rise": -0.045},
    "high": {"at": (-800, -6600, 1980), "lens": 40, "pan": -6.5, "rise": -0.165},
    "low": {"at": (900, -6700, 1280), "lens": 43, "pan": 7.5, "rise": -0.03},
}
TABLE = -2500  # how far the middle of the table is from the back wall


def build(pieces, aspect, table="long", wall="tobacco", over=750, number=1, apart=760, length=2300, spot=False, turn=0.0, brightness=1.0, cloth=(0.40, 0.33, 0.25), camera="level"):
    reception.walls(WALLS[wall], None, edges=(-3960, -2600, -1150, 1150, 2600, 4400))
    reception.fill(34)
    _background(spot)
    padding = surfaces.cloth(tuple(cloth), 0.006)
    if table == "round":
        _round(padding)
    else:
        _long(padding, length)
    _hang(pieces, number, apart, 750 + over, turn, brightness)
    _laid(table)
    look(aspect=aspect, **CAMERAS[camera])


def _hang(pieces, number, apart, height, turn, brightness):
    first = pieces["light"].brighter(brightness)
    lights = [first] + [first.again() for _ in range(number - 1)]
    for i, light in enumerate(lights):
        light.hang(((i - (number - 1) / 2) * apart, TABLE, height), reception.HEIGHT, turn)


def _background(spot):
    brass = materials.metal("brass")
    cabinet((0, -260, 0), surfaces.walnut("z"), brass, width=1800, height=780)
    things.picture((0, 0, 1700), 1250, 950, surfaces.painting(), surfaces.walnut())
    things.vase((-620, -250, 780), "bottle", surfaces.ceramic((0.10, 0.075, 0.055)), 1.15)
    things.vase((560, -270, 780), "jar", surfaces.ceramic((0.50, 0.43, 0.34), 0.6), 0.85)
    things.branch((560, -270, 1000), 640, seed=3)
    things.books((-250, -260, 780), [(0.3, 0.22, 0.15), (0.07, 0.06, 0.055)], turn=-8)
    things.ficus((2150, -560, 0), 1800, seed=9)
    heavy = surfaces.cloth((0.30, 0.235, 0.165), 0.004)
    soft.curtain("curtain", 900, 2950, heavy, at=(-3250, -160, 8), depth=95, seed=4)
    if spot:
        light = beam((0, -900, 2990), (0, 0, 1650), 40, 36, 0.45)
        light.name = "picture light"


def _round(padding):
    round_dining((0, TABLE, 0), surfaces.marble(), surfaces.walnut("z"))
    dark = surfaces.walnut("z")
    for angle in (35, 145, 215, 325):
        _seat(angle, 900, padding, dark)


def _seat(angle, radius, padding, legs):
    """A chair on a circle about the round table that looks at its middle."""
    import math

    a = math.radians(angle)
    chair((radius * math.cos(a), TABLE + radius * math.sin(a), 0), padding, legs, turn=angle - 90, seed=int(angle))


def _long(padding, length):
    long_dining((0, TABLE, 0), surfaces.walnut(), surfaces.walnut("z"), length=length)
    dark = surfaces.walnut("z")
    places = [(i - 1) * length * 0.29 for i in range(3)]
    for i, x in enumerate(places):
        chair((x, TABLE + 640, 0), padding, dark, turn=3 * (i - 1), seed=20 + i)
        chair((x, TABLE - 660 - 60 * (i == 2), 0), padding, dark, turn=180 + (0, -4, 9)[i], seed=30 + i)


def _laid(table):
    """What stands on the table."""
    z, y = 750, TABLE
    stone = surfaces.ceramic((0.46, 0.40, 0.32), 0.5)
    things.vase((60 if table == "round" else 120, y, z), "bowl", stone, 1.0)
    things.fruit((60 if table == "round" else 120, y, z + 22), surfaces.ceramic((0.55, 0.17, 0.03), 0.45), 5, 40)
    if table == "long":
        things.vase((-420, y + 40, z), "bottle", surfaces.ceramic((0.30, 0.26, 0.2), 0.6), 0.75)
        things.branch((-420, y + 40, z + 205), 430, seed=11, leaves=40)
        things.books((640, y + 120, z), [(0.42, 0.36, 0.28)], turn=20)
