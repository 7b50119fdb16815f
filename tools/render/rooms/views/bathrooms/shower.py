"""A shower seen from below: protected downlights above it, stone tiles, a rain head, a niche with bottles."""
from rooms.scenery import shell, surfaces
from rooms.scenery.camera import look
from rooms.scenery.furnished import bathroom
from rooms.scenery.overhead import ceiling
from scene import materials
from scene.shapes import box, rectangle, sheet

HEIGHT, LEFT, RIGHT = 2440, -900, 1500


def build(pieces, aspect):
    stone = surfaces.tiles((0.44, 0.37, 0.29), (0.27, 0.23, 0.18), side=0.6, roughness=0.3)
    brass, white = materials.metal("satin_nickel"), surfaces.paint((0.62, 0.59, 0.54))
    niche = (-560, 40, 1380, 1720)
    shell.wall(LEFT - 200, RIGHT + 300, HEIGHT, stone, [niche])
    bathroom.niche(*niche, surfaces.tiles((0.15, 0.20, 0.185), (0.42, 0.40, 0.36), side=0.06, roughness=0.15))
    for i, (radius, tall, tone) in enumerate(((34, 205, (0.55, 0.48, 0.38)), (30, 170, (0.14, 0.08, 0.04)), (36, 150, (0.62, 0.58, 0.52)))):
        bathroom.bottle((-430 + 120 * i, 48, 1380), radius, tall, tone)
    shell.side_wall(LEFT, -4200, 220, HEIGHT, stone, 1)
    shell.side_wall(RIGHT, -4200, 220, HEIGHT, surfaces.limewash((0.50, 0.45, 0.37)), -1)
    box("wall behind", (3000, 200, HEIGHT), surfaces.limewash((0.50, 0.45, 0.37)), at=(300, -3800, HEIGHT / 2), edge=0)
    shell.ground(5000, 5000, stone, at=(0, -2000, 0))
    places = [(-270, -520), (-270, -1300), (850, -900), (850, -1900)]
    ceiling.recessed(pieces["light"], places, (LEFT, RIGHT, -3800, 0, HEIGHT), white)
    bathroom.rain_head((180, -640, 2060), brass, HEIGHT)
    glass = materials.thin_glass("clear")
    sheet("pane", [rectangle(1000, 2100)], 8, glass, at=(480, -700, 1060), turn=(90, 0, 90), edge=0.3)
    box("profile", (16, 18, 2100), brass, at=(480, -14, 1060), edge=1)
    shell.light_from("fill", (900, -3400, 1500), (-300, 0, 1800), (1000, 1200), 5, (0.95, 0.96, 1.0))
    look((120, -2430, 1540), aspect, lens=47, pan=11, tilt=15)
