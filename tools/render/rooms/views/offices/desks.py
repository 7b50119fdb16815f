"""An office under square panels in a grid of tiles: desks in a row, a window on the evening."""
from rooms.scenery import shell, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.furnished import office, paintings
from rooms.scenery.overhead import ceiling
from scene import materials
from scene.shapes import box

HEIGHT, LEFT, RIGHT, NEAR = 2700, -2100, 2100, -7200
DUSK = (0.12, 0.26, 0.66)


def build(pieces, aspect):
    paint = surfaces.paint((0.58, 0.56, 0.52))
    accent = surfaces.paint((0.12, 0.17, 0.165))
    shell.ground(9000, 9000, surfaces.rug((0.15, 0.16, 0.17), (0.12, 0.125, 0.135)), at=(0, -3500, 0))
    windows = [(-1750, -150, 900, 2350), (150, 1750, 900, 2350)]
    shell.wall(LEFT - 200, RIGHT + 200, HEIGHT + 200, paint, windows)
    for left, right, low, high in windows:
        _window(left, right, low, high)
    shell.side_wall(LEFT, NEAR, 220, HEIGHT + 200, accent, 1)
    shell.side_wall(RIGHT, NEAR, 220, HEIGHT + 200, paint, -1)
    box("wall behind", (RIGHT - LEFT, 200, HEIGHT + 200), paint, at=(0, NEAR - 100, HEIGHT / 2), edge=0)
    taken = [(i, j, 1, 1) for i in (1, 5) for j in (1, 4, 7, 10)]
    middles = ceiling.grid(LEFT, RIGHT, NEAR, 0, HEIGHT, taken)
    first = pieces["light"]
    for one, (x, y) in zip([first] + [first.again() for _ in middles[1:]], middles):
        one.mount((x, y, HEIGHT + 13))
    _furnished()
    shell.light_from("fill", (300, NEAR + 300, 1900), (0, 0, 1200), (2400, 1600), 4, (0.9, 0.93, 1.0))
    look((260, -5650, 1330), aspect, lens=30, pan=3, rise=0.10)


def _window(left, right, low, high):
    dark = surfaces.lacquer((0.05, 0.05, 0.05), 0.4)
    shell.frame(left - 4, right + 4, low - 4, high + 4, dark, [(0, 0), (0, 10), (50, 10), (54, 0), (54, -60)])
    box("mullion", (44, 40, high - low), dark, at=((left + right) / 2, 60, (low + high) / 2), edge=3)
    box("evening", (right - left + 900, 10, high - low + 1600), surfaces.glow(0.55, DUSK), at=((left + right) / 2, 900, (low + high) / 2), edge=0)


def _furnished():
    oak, white, black = surfaces.oak(), surfaces.lacquer((0.62, 0.60, 0.56), 0.35), materials.paint("black")
    grey, teal = surfaces.cloth((0.10, 0.105, 0.11), 0.006), surfaces.cloth((0.10, 0.20, 0.195), 0.006)
    for i, y in enumerate((-1250, -3250)):
        for side in (-1, 1):
            x = side * 1120
            office.desk((x, y, 0), oak, black, turn=0)
            office.screen((x, y + 130, 740))
            office.chair((x - 60 * side, y - 620, 0), teal if (i + side) % 2 else grey, turn=180 + 14 * side)
    things.books((-1850, -1150, 740), [(0.50, 0.20, 0.07), (0.1, 0.16, 0.16), (0.5, 0.45, 0.36)], turn=5)
    things.vase((1800, -1130, 740), "jar", surfaces.ceramic((0.52, 0.46, 0.37), 0.5), 0.5)
    things.ficus((-1, -420, 0), 1500, seed=5)
    things.picture((LEFT, -2400, 1600), 900, 1150, paintings.arches(1.0), surfaces.oak("z"), turn=90)
    office.cupboard((1880, -5000, 0), (1600, 420, 1150), white, turn=-90)
