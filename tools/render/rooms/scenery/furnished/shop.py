"""A shop's wall: boards on brackets with bowls, vases and leather bags. The wall is y = 0."""
from rooms.scenery import surfaces, things
from rooms.scenery.soft import upholstered
from scene import materials
from scene.shapes import box, tube

GLAZES = ((0.10, 0.20, 0.22), (0.55, 0.47, 0.36), (0.33, 0.13, 0.05), (0.62, 0.58, 0.50), (0.14, 0.15, 0.12))


def bag(at, tone, width=300, tall=220):
    """A leather bag with a flap and a handle."""
    x, y, z = at
    leather, dark = surfaces.lacquer(tone, 0.46), surfaces.lacquer(tuple(c * 0.7 for c in tone), 0.46)
    upholstered("bag", (width, 110, tall), leather, at=(x, y, z + tall / 2), radius=26, crown=10, slack=2)
    upholstered("flap", (width - 8, 16, tall * 0.55), dark, at=(x, y - 62, z + tall * 0.70), radius=7, crown=3, slack=1)
    box("clasp", (34, 6, 20), materials.metal("brass"), at=(x, y - 72, z + tall * 0.47), edge=1.5)
    grip = [(x - 75, y, z + tall - 4), (x - 72, y, z + tall + 70), (x, y, z + tall + 105), (x + 72, y, z + tall + 70), (x + 75, y, z + tall - 4)]
    tube("grip", grip, 7, dark)


def shelves(left, right, levels, depth=330):
    oak, black = surfaces.oak(), materials.paint("black")
    kinds = ("jar", "bowl", "bottle")
    for j, z in enumerate(levels):
        box("board", (right - left, depth, 32), oak, at=((left + right) / 2, -depth / 2, z - 16), edge=2)
        for x in (left + 200, (left + right) / 2, right - 200):
            box("bracket", (20, depth - 30, 8), black, at=(x, -depth / 2, z - 36), edge=1)
        step = (right - left) / 6
        for i in range(6):
            x = left + step * (i + 0.5)
            if (i + j) % 3 == 0:
                bag((x, -165, z), ((0.28, 0.10, 0.035), (0.06, 0.05, 0.045), (0.40, 0.22, 0.09))[(i + 2 * j) % 3])
            else:
                things.vase((x, -165, z), kinds[(i + j) % 3], surfaces.ceramic(GLAZES[(2 * i + j) % 5], 0.3), 0.78 + 0.12 * ((i * 7 + j) % 3))
