"""The landing of a block of flats: a light with a sensor under its ceiling, doors of flats, stairs that go on up."""
from rooms.scenery import shell, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.furnished import stairs
from rooms.scenery.overhead import ceiling
from scene import materials
from scene.shapes import box, rod

LEFT, RIGHT, NEAR, HEIGHT = -1250, 2600, -4600, 2650
DADO = 1350


def build(pieces, aspect, at=(-250, -1750)):
    upper, lower = surfaces.limewash((0.56, 0.51, 0.43)), surfaces.lacquer((0.20, 0.25, 0.235), 0.3)
    shell.ground(8000, 8000, surfaces.tiles((0.46, 0.41, 0.34), (0.24, 0.21, 0.17), side=0.3, roughness=0.3), at=(0, -2500, 0))
    shell.wall(LEFT - 200, RIGHT + 200, HEIGHT + 1500, upper)
    for x, inwards in ((LEFT, 1), (RIGHT, -1)):
        shell.side_wall(x, NEAR, 220, HEIGHT + 1500, upper, inwards)
        box("dado", (10, -NEAR, DADO), lower, at=(x + inwards * 5, NEAR / 2, DADO / 2), edge=0)
    box("dado", (RIGHT - LEFT, 10, DADO), lower, at=((LEFT + RIGHT) / 2, -5, DADO / 2), edge=0)
    box("wall behind", (RIGHT - LEFT, 200, HEIGHT + 1500), upper, at=((LEFT + RIGHT) / 2, NEAR - 100, HEIGHT / 2), edge=0)
    ceiling.plaster(LEFT, 850, NEAR, 0, HEIGHT, surfaces.paint((0.60, 0.565, 0.51)))
    box("beam", (140, -NEAR, 300), upper, at=(1100, NEAR / 2, HEIGHT - 150), edge=2)
    pieces["light"].mount((*at, HEIGHT))
    _door()
    stone, under = surfaces.marble((0.52, 0.48, 0.42), (0.34, 0.30, 0.25), 0.3), upper
    stairs.flight((1500, NEAR + 900, 0), 12, 165, 280, 1080, stone, under, turn=90)
    stairs.balustrade([(1440, NEAR + 1000, 130), (1440, NEAR + 900 + 12 * 280 - 160, 1900)], materials.paint("black"), surfaces.walnut("y"))
    shell.light_from("fill", (300, NEAR + 300, 1500), (-200, 0, 1500), (1600, 1300), 5, (0.9, 0.93, 1.0))
    shell.light_from("upstairs", (2000, -300, HEIGHT + 1300), (1900, -1200, 1300), (700, 700), 7, (1.0, 0.86, 0.68))
    look((330, -3950, 1330), aspect, lens=33, pan=8, rise=0.17)


def _door():
    """A flat's door in its frame with a number, on the back wall; another on the left."""
    wood, brass = surfaces.timber((0.20, 0.095, 0.042), (0.095, 0.042, 0.018), 0.36, "z"), materials.metal("brass")
    x = -260
    shell.frame(x - 560, x + 560, -200, 2230, wood, [(0, 0), (0, 24), (8, 30), (70, 30), (78, 22), (80, 0)])
    box("leaf", (960, 40, 2150), wood, at=(x, -2, 1075), edge=2)
    for low, high in ((160, 900), (1060, 1980)):
        for side in (-1, 1):
            shell.frame(x + side * 225 - 165, x + side * 225 + 165, low, high, wood, [(0, 0), (0, 8), (8, 14), (16, 8), (28, 14), (40, 0)], y=-22.0)
    rod("knob", 34, 50, brass, at=(x + 385, -24, 1020), turn=(90, 0, 0), edge=14)
    rod("viewer", 14, 8, brass, at=(x, -24, 1520), turn=(90, 0, 0), edge=2)
    box("number", (120, 6, 80), brass, at=(x, -27, 1660), edge=2)
    box("mat", (820, 480, 16), surfaces.rug((0.16, 0.10, 0.06), (0.11, 0.07, 0.045)), at=(x, -420, 8), edge=3)
    things.pot((-980, -330, 0), 170, 330, surfaces.ceramic((0.33, 0.13, 0.06), 0.6))
    things.branch((-980, -330, 300), 900, seed=5, leaves=110, spread=0.55)
