"""A roofed balcony at dusk: a round light under its ceiling, a chair and plants below it, the sky beyond the rail."""
from rooms.scenery import shell, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.furnished import stairs
from rooms.scenery.overhead import ceiling
from rooms.scenery.seats import armchair
from rooms.scenery.tables import ring_table
from scene import materials
from scene.shapes import box

LEFT, RIGHT, NEAR, HEIGHT = -1150, 1350, -5200, 2620
DUSK = (0.16, 0.29, 0.62)


def build(pieces, aspect, at=(150, -2150)):
    wall, white = surfaces.stone((0.52, 0.45, 0.36), 0.0015), surfaces.paint((0.60, 0.565, 0.51))
    shell.ground(2640, 5800, surfaces.tiles((0.44, 0.33, 0.24), (0.26, 0.21, 0.17), side=0.3, roughness=0.35), at=(130, -2800, 0))
    shell.side_wall(LEFT, NEAR, 220, HEIGHT, wall, 1)
    shell.side_wall(RIGHT, -1100, 220, HEIGHT, wall, -1)
    box("wall behind", (RIGHT - LEFT + 1500, 200, HEIGHT), wall, at=(0, NEAR - 100, HEIGHT / 2), edge=0)
    ceiling.plaster(LEFT, RIGHT, NEAR, 0, HEIGHT, white)
    box("lintel", (RIGHT - LEFT + 400, 240, 260), white, at=(0, 60, HEIGHT - 130), edge=3)
    box("lintel", (240, -NEAR, 260), white, at=(RIGHT + 60, NEAR / 2, HEIGHT - 130), edge=3)
    stairs.balustrade([(LEFT, 0, 60), (RIGHT, 0, 60), (RIGHT, NEAR, 60)], materials.paint("black"), surfaces.walnut(), height=980)
    _door()
    _sky()
    pieces["light"].mount((*at, HEIGHT))
    rust = surfaces.cloth((0.42, 0.20, 0.09), 0.008)
    armchair((350, -700, 0), surfaces.cloth((0.52, 0.46, 0.37), 0.009), surfaces.walnut("z"), turn=-24, scatter=rust)
    ring_table((-330, -620, 0), surfaces.marble((0.60, 0.53, 0.44), (0.30, 0.23, 0.17)), materials.paint("black"), radius=220, height=480)
    things.glass_of((-380, -640, 480), materials.thin_glass("amber"), 30, 84)
    things.ficus((-820, -420, 0), 1650, seed=5, material=surfaces.ceramic((0.33, 0.14, 0.07), 0.6))
    things.pot((1050, -1450, 0), 170, 330, surfaces.ceramic((0.52, 0.45, 0.36), 0.6))
    things.branch((1050, -1450, 300), 800, seed=8, leaves=110, spread=0.6)
    look((-240, -4350, 1400), aspect, lens=34, pan=-5, rise=0.15)


def _door():
    """A glazed door to the flat, in the left wall; light behind its curtain."""
    dark = surfaces.lacquer((0.045, 0.05, 0.048), 0.4)
    x, y = LEFT + 6, -2600
    box("curtained", (8, 1500, 2150), surfaces.glow(0.10, (1.0, 0.72, 0.42)), at=(x, y, 1080), edge=0)
    for side in (-1, 0, 1):
        box("stile", (50, 70, 2220), dark, at=(x + 16, y + side * 750, 1110), edge=4)
    for z in (40, 900, 2190):
        box("bar", (44, 1500, 60), dark, at=(x + 14, y, z), edge=4)


def _sky():
    box("sky", (14000, 10, 9000), surfaces.glow(0.09, DUSK), at=(500, 5200, 2500), edge=0)
    tones = [surfaces.glow(0.09, tone) for tone in ((0.060, 0.082, 0.15), (0.085, 0.10, 0.165), (0.045, 0.065, 0.13))]
    for i, (left, wide, tall, y) in enumerate(((-3600, 1500, 2100, 3900), (-1900, 1100, 1500, 4300), (-600, 900, 1900, 4100), (500, 1500, 1300, 4400), (2200, 1200, 2300, 3900), (3600, 1500, 1700, 4200))):
        box("house", (wide, 300, tall + 3000), tones[i % 3], at=(left + wide / 2, y, tall / 2 - 1500), edge=0)
    lit = surfaces.glow(0.35, (1.0, 0.66, 0.30))
    for x, z in ((-3100, 1500), (-2500, 900), (-1500, 1050), (-250, 1400), (900, 700), (1500, 950), (2600, 1700), (3050, 1200), (-400, 800)):
        box("far window", (90, 8, 130), lit, at=(x, 3740, z), edge=0)
    shell.light_from("dusk", (600, 2600, 2600), (0, -1500, 900), (3500, 2200), 14, (0.45, 0.60, 1.0))
