"""Shelves with books and things on them."""
import random

from rooms.scenery import surfaces, things
from scene.shapes import box, copies, placed

SPINES = ((0.30, 0.12, 0.05), (0.52, 0.45, 0.34), (0.06, 0.075, 0.08), (0.14, 0.19, 0.15), (0.42, 0.30, 0.14), (0.20, 0.055, 0.04), (0.60, 0.56, 0.48))


def _row(along, start, end, at, z, dice, covers):
    """Upright books from start to end along an axis; some lean out of line a little."""
    here = start
    while here < end - 45:
        thick, tall, deep = dice.uniform(16, 42), dice.uniform(190, 275), dice.uniform(140, 190)
        if here + thick > end:
            break
        size = (deep, thick, tall) if along == "y" else (thick, deep, tall)
        middle = here + thick / 2
        place = (at + deep / 2, middle, z + tall / 2) if along == "y" else (middle, at - deep / 2, z + tall / 2)
        box("book", size, dice.choice(covers), at=place, edge=1.5)
        here += thick + 1


def bookcase(wall, near, far, height, depth=300, seed=3, levels=6):
    """Built-in shelves on a side wall (its face at x = `wall`, the room at its right) from y = near to far."""
    dice, wood = random.Random(seed), surfaces.oak("y")
    covers = [surfaces.paint(tone, 0.6) for tone in SPINES]
    middle, long = (near + far) / 2, far - near
    bays = max(2, round(long / 900))
    each = long / bays
    box("back", (14, long, height), surfaces.oak("z"), at=(wall + 7, middle, height / 2), edge=0)
    side = box("side", (depth, 26, height), surfaces.oak("z"), edge=1.5)
    copies(side, [placed((wall + depth / 2, near + each * i, height / 2)) for i in range(bays + 1)])
    tops = [90 + (height - 116) * i / levels for i in range(levels + 1)]
    board = box("board", (depth, long, 26), wood, edge=1.5)
    copies(board, [placed((wall + depth / 2, middle, z)) for z in tops])
    box("plinth", (depth - 20, long, 78), wood, at=(wall + depth / 2, middle, 39), edge=1)
    for z in tops[:-1]:
        for bay in range(bays):
            start, end = near + each * bay + 30, near + each * (bay + 1) - 30
            full = dice.random()
            if full < 0.16:
                things.vase((wall + depth / 2, (start + end) / 2, z + 13), dice.choice(["jar", "bottle", "bowl"]), surfaces.ceramic(dice.choice(SPINES), 0.5), 0.72)
                continue
            _row("y", start, start + (end - start) * (0.55 + 0.45 * full), wall + 30, z + 13, dice, covers)


def ledge(left, right, z, depth=190, seed=9):
    """A short shelf on the back wall with a few books and a vase."""
    dice, covers = random.Random(seed), [surfaces.paint(tone, 0.6) for tone in SPINES]
    box("ledge", (right - left, depth, 28), surfaces.oak(), at=((left + right) / 2, -depth / 2, z - 14), edge=2)
    _row("x", left + 60, left + (right - left) * 0.52, -10, z, dice, covers)
    things.vase((right - 130, -depth / 2, z), "jar", surfaces.ceramic((0.55, 0.48, 0.40), 0.5), 0.5)
