"""A light above the mirror of a bathroom: tiles to half the wall, a bowl on an oak vanity."""
from rooms.scenery import shell, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.furnished import bathroom
from scene import materials
from scene.shapes import box

HEIGHT = 2600


def build(pieces, aspect, height=1985):
    chrome = materials.metal("chrome")
    tile = surfaces.tiles((0.33, 0.40, 0.37), (0.52, 0.50, 0.45), side=0.13, roughness=0.16)
    paint = surfaces.limewash((0.60, 0.53, 0.43))
    shell.wall(-2200, 2400, HEIGHT, paint)
    box("tiled", (4600, 14, 1260), tile, at=(100, -7, 630), edge=0)
    box("edge", (4600, 22, 16), surfaces.lacquer((0.56, 0.52, 0.45), 0.3), at=(100, -11, 1268), edge=3)
    for x, inwards in ((-1250, 1), (1900, -1)):
        shell.side_wall(x, -4200, 220, HEIGHT, paint, inwards)
    box("wall behind", (4200, 200, HEIGHT), surfaces.limewash((0.40, 0.37, 0.31)), at=(200, -3600, HEIGHT / 2), edge=0)
    shell.ceiling(-1300, 2000, -3600, 0, HEIGHT, surfaces.paint((0.60, 0.57, 0.52)))
    shell.ground(6000, 6000, surfaces.tiles((0.42, 0.37, 0.30), (0.25, 0.22, 0.18), side=0.6), at=(0, -2000, 0))
    bathroom.vanity(0, 1100, surfaces.oak(), surfaces.marble((0.66, 0.63, 0.58), (0.42, 0.39, 0.34)), chrome)
    bathroom.mirror((0, -14, 1490), 640, 860, chrome, 6)
    bathroom.towel((930, 0, 1360), 340, 900, surfaces.cloth((0.50, 0.30, 0.17), 0.01), chrome)
    things.vase((-400, -200, 835), "bottle", surfaces.ceramic((0.62, 0.57, 0.49), 0.5), 0.72)
    things.branch((-400, -200, 1030), 330, seed=4, leaves=40)
    bathroom.bottle((330, -150, 835), 32, 165, (0.16, 0.09, 0.045))
    pieces["light"].mount((0, 0, height))
    shell.light_from("fill", (1300, -3200, 2200), (-100, 0, 1400), (1200, 1400), 8, (0.96, 0.97, 1.0))
    look((430, -1760, 1560), aspect, lens=45, pan=13, rise=0.03)
