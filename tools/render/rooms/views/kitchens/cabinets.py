"""Under the ceiling of a kitchen: a row of downlights along the cabinets, the strip below these lights the splash."""
from rooms.scenery import shell, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.furnished import kitchen, paintings
from rooms.scenery.overhead import ceiling, strips
from rooms.scenery.seats import Group
from scene import materials
from scene.shapes import box

HEIGHT, LEFT = 2560, -1500


def build(pieces, aspect, front=(0.36, 0.30, 0.22), apart=760, number=4, off=820):
    white = surfaces.paint((0.60, 0.565, 0.51))
    paint = surfaces.limewash((0.52, 0.46, 0.37))
    shell.ground(8000, 8000, surfaces.tiles((0.36, 0.30, 0.23), (0.20, 0.17, 0.13), side=0.6, roughness=0.3), at=(0, -3000, 0))
    shell.wall(LEFT - 200, 2300, HEIGHT, paint)
    shell.side_wall(LEFT, -6500, 220, HEIGHT, paint, 1)
    shell.side_wall(2100, -6500, 220, HEIGHT, paint, -1)
    box("wall behind", (4200, 200, HEIGHT), paint, at=(300, -6600, HEIGHT / 2), edge=0)
    places = [(LEFT + off, -500 - apart * i) for i in range(number)]
    ceiling.recessed(pieces["light"].brighter(1.6), places, (LEFT, 2100, -6500, 0, HEIGHT), white)
    with Group((LEFT, 0, 0), 90):
        _along()
    box("tall", (800, 600, 2240), surfaces.lacquer(tuple(front), 0.4), at=(1500, -300, 1120), edge=2)
    things.picture((-120, 0, 1650), 620, 800, paintings.brush(0.7), surfaces.oak("z"))
    shell.light_from("fill", (1500, -6000, 1700), (-400, 0, 1500), (1600, 1600), 16, (0.95, 0.94, 1.0))
    look((-330, -3350, 1660), aspect, lens=42, pan=14, tilt=9, rise=0.09)


def _along():
    """The run of cabinets, built along x and then turned to the side wall."""
    stone = surfaces.marble((0.60, 0.555, 0.49), (0.33, 0.28, 0.22), 0.2, 1.2)
    blue, oak = surfaces.lacquer((0.085, 0.115, 0.135), 0.42), surfaces.oak("z")
    kitchen.run(-4600, -20, blue, stone, surfaces.tiles((0.60, 0.55, 0.47), (0.40, 0.36, 0.31), side=0.1, roughness=0.2))
    kitchen.wall_cabinets(-4600, -20, oak, high=2200)
    strips.line({"width_mm": 8}, (-4580, -290, kitchen.WALL_LOW - 3), (-40, -290, kitchen.WALL_LOW - 3), (0, 0, -1), 0.8, 0.28)
    kitchen.tap((-1500, -130, kitchen.TOP), materials.metal("chrome"))
    kitchen.board((-2300, -70, kitchen.TOP))
    things.vase((-2650, -220, kitchen.TOP), "jar", surfaces.ceramic((0.28, 0.13, 0.06), 0.5), 0.75)
    things.vase((-700, -200, kitchen.TOP), "bowl", surfaces.ceramic((0.5, 0.43, 0.33), 0.5), 0.9)
