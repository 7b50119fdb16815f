"""Soft things: upholstered blocks, scatter cushions, pleated curtains, cloth that lies on something. Millimetres."""
import math
import random

from mathutils import Vector, noise

from scene.shapes import mesh


def _wander(point, size, seed):
    """Smooth noise of -1…1 at a point, with waves of about `size` mm."""
    return noise.noise(Vector(point) / size + Vector((seed * 17.3, seed * 7.1, seed * 3.7)))


def _grid_box(size, steps):
    """Points on the six faces of a box and its quads, seams welded."""
    found, faces = {}, []

    def index(key):
        return found.setdefault(key, len(found))

    for axis in range(3):
        a, b = (axis + 1) % 3, (axis + 2) % 3
        for side in (0, steps[axis]):
            for i in range(steps[a]):
                for j in range(steps[b]):
                    corners = []
                    for di, dj in ((0, 0), (1, 0), (1, 1), (0, 1)):
                        key = [0, 0, 0]
                        key[axis], key[a], key[b] = side, i + di, j + dj
                        corners.append(index(tuple(key)))
                    faces.append(tuple(corners))
    points = [tuple((k[i] / steps[i] - 0.5) * size[i] for i in range(3)) for k in found]
    return points, faces


def upholstered(name, size, material, at=(0, 0, 0), turn=(0, 0, 0), radius=45, crown=18, slack=4.0, seed=1, grain=28):
    """A padded block centred on `at`: round edges, each face swelling by `crown`, a little uneven by `slack`."""
    steps = [max(6, min(60, round(s / grain))) for s in size]
    radius = min(radius, *(s * 0.49 for s in size))
    points, faces = _grid_box(size, steps)
    half = [s / 2 for s in size]
    soft = []
    for p in points:
        inner = Vector(max(-h + radius, min(h - radius, c)) for c, h in zip(p, half))
        out = Vector(p) - inner
        if out.length > 1e-6:
            out.normalize()
        q = inner + out * radius
        share = [abs(c) / h for c, h in zip(p, half)]
        for axis in range(3):
            others = [share[i] for i in range(3) if i != axis]
            swell = (1 - others[0] ** 3) * (1 - others[1] ** 3)
            if share[axis] > 0.999:
                q[axis] += math.copysign(crown * swell * min(1, size[(axis + 1) % 3] / 300), p[axis])
        q += out * slack * (_wander(q, 190, seed) + 0.4 * _wander(q, 60, seed + 5))
        soft.append(tuple(q))
    return mesh(name, soft, faces, material, at, turn, smooth=80)


def cushion(name, width, height, material, at=(0, 0, 0), turn=(0, 0, 0), thick=150, seed=1):
    """A scatter cushion standing in the x-z plane: pointed corners, creases that run in from the seam."""
    n = 44
    points, faces = [], []
    for side in (-1, 1):
        for i in range(n + 1):
            for j in range(n + 1):
                points.append(_on_cushion(2 * i / n - 1, 2 * j / n - 1, side, width, height, thick, seed))
    step = (n + 1) * (n + 1)
    for i in range(n):
        for j in range(n):
            a = i * (n + 1) + j
            faces.append((a, a + n + 1, a + n + 2, a + 1))
            faces.append(tuple(step + k for k in (a, a + 1, a + n + 2, a + n + 1)))
    return mesh(name, points, faces, material, at, turn, smooth=80)


def _on_cushion(u, v, side, width, height, thick, seed):
    edge = max(abs(u), abs(v))
    full = (max(0.0, 1 - u**2) * max(0.0, 1 - v**2)) ** 0.42
    pull = 0.075
    x = u * width / 2 * (1 - pull * (1 - v**2) * abs(u) ** 3)
    z = v * height / 2 * (1 - pull * (1 - u**2) * abs(v) ** 3)
    y = side * thick / 2 * full
    # creases: waves along the seam that die towards the middle
    around = math.atan2(v, u)
    crease = math.sin(around * 13 + 2.1 * seed) * math.sin(around * 5 + seed) * (edge**3) * (1 - edge**8)
    y += side * thick * 0.055 * crease
    y += side * full * thick * 0.07 * _wander((x, z, side * 50), 130, seed)
    # it sags
    z -= (1 - full) * 0 + 0.03 * height * full * max(0, v)
    return (x, y, z)


def curtain(name, width, height, material, at=(0, 0, 0), turn=(0, 0, 0), pleat=95, depth=62, seed=1, gather=0.0):
    """A hanging from `at` (middle of its lower hem) upwards: pleats tight at the top, wandering below.

    `gather` draws it together towards the bottom, as a share of the width.
    """
    dice = random.Random(seed)
    across, rows = max(24, int(width / 9)), 26
    phase, beat = dice.uniform(0, 6), dice.uniform(0.8, 1.2)
    points, faces = [], []
    for r in range(rows + 1):
        up = r / rows
        loose = (1 - up) ** 0.8
        for c in range(across + 1):
            s = c / across
            x = (s - 0.5) * width
            wave = 2 * math.pi * x / pleat + phase + loose * 0.9 * _wander((x, 0, 1800 * up), 420, seed)
            swing = depth * (0.62 + 0.38 * loose) * (0.8 + 0.35 * _wander((x, 300, 0), 260, seed + 2))
            y = swing * 0.5 * (math.sin(wave) + 0.22 * math.sin(2 * wave * beat))
            y += loose * 26 * _wander((x, 0, 900 * up), 500, seed + 9)
            x *= 1 - gather * loose
            x += 0.16 * pleat * math.cos(wave) * 0.5
            points.append((x, y, up * height))
    row = across + 1
    for r in range(rows):
        for c in range(across):
            a = r * row + c
            faces.append((a, a + 1, a + row + 1, a + row))
    return mesh(name, points, faces, material, at, turn, smooth=80)


def pelmet(name, width, height, material, at=(0, 0, 0), turn=(0, 0, 0), deep=130):
    """The box that hides the curtain's track."""
    points = []
    for z in (0, height):
        points += [(-width / 2, 0, z), (-width / 2, -deep, z), (width / 2, -deep, z), (width / 2, 0, z)]
    faces = [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (4, 5, 6, 7)]
    return mesh(name, points, faces, material, at, turn)


def draped(name, size, over, material, at=(0, 0, 0), turn=(0, 0, 0), seed=1, wave=10.0, fall=None):
    """
    A cloth of `size` (x, y) that lies on a block `over` (x, y, rounding) and hangs down where it reaches beyond it.
    `fall` limits how far it hangs down (mm).
    """
    nx, ny = max(20, int(size[0] / 24)), max(20, int(size[1] / 24))
    points, faces = [], []
    for i in range(nx + 1):
        for j in range(ny + 1):
            u, v = (i / nx - 0.5) * size[0], (j / ny - 0.5) * size[1]
            points.append(_on_drape(u, v, over, seed, wave, fall))
    for i in range(nx):
        for j in range(ny):
            a = i * (ny + 1) + j
            faces.append((a, a + ny + 1, a + ny + 2, a + 1))
    return mesh(name, points, faces, material, at, turn, smooth=80)


def _on_drape(u, v, over, seed, wave, fall):
    x, dx = _fold(u, over[0] / 2, over[2])
    y, dy = _fold(v, over[1] / 2, over[2])
    down = dx + dy
    if fall is not None:
        down = min(down, fall)
    rough = wave * (_wander((u, v, 0), 330, seed) + 0.5 * _wander((u, v, 0), 120, seed + 3))
    # what hangs swings out in folds
    swing = min(1.0, down / 160)
    if dx > 0:
        x += math.copysign(swing * (10 + 16 * math.sin(v / 68 + 3 * _wander((v, 0, 0), 300, seed))), u)
    if dy > 0:
        y += math.copysign(swing * (10 + 16 * math.sin(u / 68 + 3 * _wander((u, 9, 0), 300, seed))), v)
    return (x, y, -down + rough * (1 - 0.7 * swing))


def _fold(along, edge, rounding):
    """Where a thread ends up that lies flat until the edge and then bends down: (place, how far down)."""
    beyond = abs(along) - (edge - rounding)
    if beyond <= 0:
        return along, 0.0
    quarter = rounding * math.pi / 2
    if beyond < quarter:
        a = beyond / rounding
        return math.copysign(edge - rounding + rounding * math.sin(a), along), rounding * (1 - math.cos(a))
    return math.copysign(edge, along), rounding + beyond - quarter
