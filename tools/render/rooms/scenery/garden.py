"""What grows and lies out of doors: grass, gravel, palms, hedges, bougainvillea. One piece is made and then repeated."""
import math
import random

from rooms.scenery import surfaces
from scene.shapes import copies, lathe, mesh, placed

GRASS = (0.050, 0.085, 0.026)
PEBBLE = (0.42, 0.35, 0.27)


def _strip(points, faces, path, widths, up=(0, 0)):
    """A ribbon of quads along a path; each width is (dx, dy) to both sides."""
    first = len(points)
    for (x, y, z), (dx, dy) in zip(path, widths):
        points += [(x - dx, y - dy, z + up[0]), (x + dx, y + dy, z + up[1])]
    for i in range(len(path) - 1):
        a = first + 2 * i
        faces.append((a, a + 1, a + 3, a + 2))


def _tufts(side, count, height, seed):
    """A square of grass blades."""
    dice = random.Random(seed)
    points, faces = [], []
    for _ in range(count):
        x, y, tall = dice.uniform(-side / 2, side / 2), dice.uniform(-side / 2, side / 2), height * dice.uniform(0.5, 1.1)
        way, lean, turn = dice.uniform(0, 6.28), dice.uniform(0.1, 0.7), dice.uniform(0, 3.14)
        path = [(x + tall * lean * t * t * math.cos(way), y + tall * lean * t * t * math.sin(way), tall * t * (1 - 0.2 * lean * t)) for t in (0, 0.5, 1)]
        widths = [(w * math.cos(turn), w * math.sin(turn)) for w in (1.9, 1.6, 0.3)]
        _strip(points, faces, path, widths)
    return points, faces


def _spread(area, side, dice, lift=0.0):
    """Places of square pieces over (left, right, near, far), each turned by quarters."""
    left, right, near, far = area
    nx, ny = max(1, round((right - left) / side)), max(1, round((far - near) / side))
    return [placed((left + side * (i + 0.5), near + side * (j + 0.5), lift), (0, 0, 90 * dice.randrange(4))) for i in range(nx) for j in range(ny)]


def lawn(area, side=500, blades=1500, height=52, seed=1, z=0.0):
    """Grass over (left, right, near, far)."""
    points, faces = _tufts(side, blades, height, seed)
    x0, x1, y0, y1 = area
    earth = surfaces.paint((0.022, 0.030, 0.012), 0.95)
    mesh("earth", [(x0, y0, z + 2), (x1, y0, z + 2), (x1, y1, z + 2), (x0, y1, z + 2)], [(0, 1, 2, 3)], earth)
    piece = mesh("grass", points, faces, surfaces.leaf(GRASS), smooth=60)
    copies(piece, _spread(area, side, random.Random(seed), z))


def gravel(area, side=400, stones=520, size=15, seed=2, z=0.0):
    """Pebbles over (left, right, near, far)."""
    dice = random.Random(seed)
    points, faces = [], []
    for _ in range(stones):
        _pebble(points, faces, dice, side, size * dice.uniform(0.6, 1.3))
    x0, x1, y0, y1 = area
    mesh("bed", [(x0, y0, z + 1), (x1, y0, z + 1), (x1, y1, z + 1), (x0, y1, z + 1)], [(0, 1, 2, 3)], surfaces.stone((0.24, 0.20, 0.155)))
    piece = mesh("gravel", points, faces, surfaces.stone(PEBBLE, 0.001), smooth=80)
    copies(piece, _spread(area, side, dice, z))


def _pebble(points, faces, dice, side, size):
    x, y, turn = dice.uniform(-side / 2, side / 2), dice.uniform(-side / 2, side / 2), dice.uniform(0, 6.28)
    long, flat, first = dice.uniform(1.0, 1.5), dice.uniform(0.5, 0.8), len(points)
    for up, wide in ((-0.2, 0.8), (0.35, 1.0), (0.8, 0.65)):
        for k in range(7):
            a = 2 * math.pi * k / 7
            px, py = size * long * wide * math.cos(a), size * wide * math.sin(a)
            points.append((x + px * math.cos(turn) - py * math.sin(turn), y + px * math.sin(turn) + py * math.cos(turn), size * flat * up + size * 0.15))
    for row in range(2):
        for k in range(7):
            a, b = first + 7 * row + k, first + 7 * row + (k + 1) % 7
            faces.append((a, b, b + 7, a + 7))
    faces.append(tuple(first + 14 + k for k in range(7)))


def frond(length=2100, leaflets=46, seed=3, colour=(0.040, 0.068, 0.026)):
    """A palm leaf along x that bends down towards its tip: a rib with leaflets on both sides, one solid."""
    dice = random.Random(seed)
    points, faces = [], []
    rib = [(length * t, 0, -length * 0.36 * t**2.2) for t in (i / 12 for i in range(13))]
    _strip(points, faces, rib, [(0, 15 * (1 - 0.85 * i / 12)) for i in range(13)], (4, -4))
    for i in range(leaflets):
        t = 0.12 + 0.88 * i / leaflets
        root = (length * t, 0, -length * 0.36 * t**2.2)
        long = length * 0.20 * math.sin(math.pi * (0.18 + 0.75 * t)) * dice.uniform(0.85, 1.1)
        for side in (-1, 1):
            ahead, rise = 0.75 + 0.3 * t, dice.uniform(0.15, 0.5)
            path = [(root[0] + long * ahead * s * 0.8, side * long * s * 0.75, root[2] + long * rise * s - long * 0.55 * s * s) for s in (0, 0.35, 0.7, 1)]
            _strip(points, faces, path, [(w, -side * w * 0.4) for w in (7, 11, 8, 1)])
    return mesh("frond", points, faces, surfaces.leaf(colour), smooth=50)


def crown(at, leaf, count=24, seed=4):
    """The leaves of a palm about a point, the young ones upright, the old ones hanging."""
    dice = random.Random(seed)
    places = []
    for i in range(count):
        rise = 74 - 108 * (i / count) ** 1.1 + dice.uniform(-6, 6)
        places.append(placed(at, (dice.uniform(-14, 14), -rise, 137.5 * i + dice.uniform(-8, 8)), dice.uniform(0.85, 1.1)))
    copies(leaf, places)


def trunk(at, height, radius=165, seed=6):
    """A date palm's trunk: the stubs of cut leaves in a spiral."""
    dice = random.Random(seed)
    bark = surfaces.timber((0.20, 0.135, 0.085), (0.075, 0.047, 0.028), 0.9, "z")
    lathe("core", [(0, 0), (radius * 1.25, 0), (radius, 180), (radius * 0.88, height * 0.6), (radius * 0.95, height), (0, height)], bark, at=at)
    wide, tall = radius * 0.62, 175
    stub = [(0, -wide, 0), (0, wide, 0), (radius * 0.10, wide * 0.85, tall * 0.5), (radius * 0.10, -wide * 0.85, tall * 0.5), (radius * 0.34, -wide * 0.42, tall), (radius * 0.34, wide * 0.42, tall), (radius * 0.02, wide * 0.5, tall * 1.02), (radius * 0.02, -wide * 0.5, tall * 1.02)]
    piece = mesh("stub", stub, [(0, 1, 2, 3), (3, 2, 5, 4), (4, 5, 6, 7), (1, 6, 5, 2), (0, 3, 4, 7)], bark, bevel=5)
    places = []
    for i in range(int(height / 21)):
        z, angle = 21 * i - 30, 137.5 * i
        r = radius * (0.84 + 0.16 * max(0.0, 1 - z / 500)) + dice.uniform(-6, 6)
        x, y = r * math.cos(math.radians(angle)), r * math.sin(math.radians(angle))
        places.append(placed((at[0] + x, at[1] + y, at[2] + z), (dice.uniform(-3, 3), dice.uniform(-4, 4), angle + dice.uniform(-6, 6)), dice.uniform(0.85, 1.1)))
    copies(piece, places)


def _spray(leaves, size, colour, seed, radius=170, flat=0.8):
    """A ball of small leaves."""
    dice = random.Random(seed)
    points, faces = [], []
    for _ in range(leaves):
        way, up, far = dice.uniform(0, 6.28), dice.uniform(-1, 1), radius * dice.uniform(0.35, 1) ** 0.5
        x, y, z = far * math.cos(way), far * math.sin(way), far * up * flat
        turn, rise, s = dice.uniform(0, 6.28), dice.uniform(-0.5, 0.9), size * dice.uniform(0.7, 1.2)
        path = [(x + s * t * math.cos(turn), y + s * t * math.sin(turn), z + s * t * rise) for t in (0, 0.4, 0.75, 1)]
        widths = [(-w * s * math.sin(turn), w * s * math.cos(turn)) for w in (0.05, 0.30, 0.24, 0.02)]
        _strip(points, faces, path, widths)
    return mesh("spray", points, faces, surfaces.leaf(colour), smooth=60)


def hedge(left, right, y, height, deep=420, seed=5, z=0.0, colour=(0.038, 0.070, 0.024)):
    """Clipped box along x."""
    dice = random.Random(seed)
    step = 170
    places = []
    for i in range(int((right - left) / step) + 1):
        for j in range(int(deep / step) + 1):
            for k in range(int(height / step) + 1):
                places.append(placed((left + step * i + dice.uniform(-35, 35), y - deep / 2 + step * j + dice.uniform(-30, 30), z + min(height - 60, 90 + step * k) + dice.uniform(-22, 22)), (0, 0, dice.uniform(0, 360))))
    copies(_spray(330, 34, colour, seed), places)


def bougainvillea(path, seed=7, thick=260, petals=(0.42, 0.030, 0.16)):
    """A climber along a path of points: leaves, and bracts that hang towards the light."""
    dice = random.Random(seed)
    green, pink = [], []
    for (x0, y0, z0), (x1, y1, z1) in zip(path, path[1:]):
        steps = max(1, int(math.dist((x0, y0, z0), (x1, y1, z1)) / 120))
        for i in range(steps):
            t = (i + dice.random()) / steps
            at = [a + (b - a) * t for a, b in ((x0, x1), (y0, y1), (z0, z1))]
            for found, drop in ((green, 0), (green, 60), (pink, 120), (pink, -20)):
                spot = (at[0] + dice.gauss(0, thick / 3), at[1] - abs(dice.gauss(0, thick / 5)), at[2] + dice.gauss(0, thick / 3) - drop * dice.random() * 2)
                found.append(placed(spot, (dice.uniform(-30, 30), 0, dice.uniform(0, 360)), dice.uniform(0.6, 1.05)))
    copies(_spray(90, 52, (0.04, 0.075, 0.03), seed, 130), green)
    copies(_spray(70, 36, petals, seed + 1, 120), pink)
