"""A Khan lantern: hammered brass, pierced in stars, its light thrown about the room."""
import math

from families.pendants import chain
from scene import materials
from scene.product import Staged, bulb_light, lamp
from scene.shapes import ball, lathe, mesh, rod, rounded, tube

SIDES = 8


def build(p):
    radius = p.mm("diameter_mm", 350) / 2
    height = p.mm("height_mm", radius * 3.1) * 0.9
    body = materials.finish(p.finish)
    waist = [(0.36, -0.50), (1.0, -0.24), (1.0, 0.18), (0.42, 0.40)]
    framed = []
    for (r0, z0), (r1, z1) in zip(waist, waist[1:]):
        for i in range(SIDES):
            framed.append(_panel(i, r0 * radius, z0 * height, r1 * radius, z1 * height, body))
    for r, z in waist:
        corners = [_corner(i, r * radius, z * height) for i in range(SIDES)]
        tube("rib", corners, 3.2, body, closed=True, curved=False)
    for i in range(SIDES):
        tube("edge", [_corner(i, r * radius * 1.004, z * height) for r, z in waist], 3.2, body, curved=False)
    cap = [(0.43, 0.40), (0.44, 0.42), (0.28, 0.46), (0.24, 0.52), (0.10, 0.56), (0.07, 0.62), (0.03, 0.64), (0.0, 0.64)]
    framed.append(lathe("cap", rounded([(r * radius, z * height) for r, z in cap], 6), body, segments=64))
    foot = [(0, -0.60), (0.05, -0.60), (0.08, -0.56), (0.05, -0.53), (0.30, -0.51), (0.37, -0.50), (0.2, -0.49)]
    framed.append(lathe("foot", rounded([(r * radius, z * height) for r, z in foot], 4), body, segments=64))
    chain((0, 0, height * 0.64), radius * 9, body, link=40, wire=3)
    lamp(ball("filament", 8, materials.emitter(300.0), at=(0, 0, 0)))
    bulb_light((0, 0, 0), 4, 1.2)
    return Staged("hanging", framed, fill=0.70, shift=(0, -0.05), camera=(0, -4), wall=0.55)


def _corner(i, r, z):
    a = 2 * math.pi * (i + 0.5) / SIDES
    return (r * math.cos(a), r * math.sin(a), z)


def _panel(i, r0, z0, r1, z1, body):
    """One facet, with rows of star and lozenge holes: the grid of the facet in (across, up)."""
    a, b = _corner(i, r0, z0), _corner(i + 1, r0, z0)
    c, d = _corner(i + 1, r1, z1), _corner(i, r1, z1)

    def at(u, v):
        low = [x + (y - x) * u for x, y in zip(a, b)]
        high = [x + (y - x) * u for x, y in zip(d, c)]
        return tuple(x + (y - x) * v for x, y in zip(low, high))

    width = max(math.dist(a, b), math.dist(c, d))
    across = max(2, round(width / 17))
    up = max(2, round(math.dist(at(0.5, 0), at(0.5, 1)) / 17))
    points, faces = [], []
    for row in range(up):
        for column in range(across):
            _cell(points, faces, at, column / across, row / up, 1 / across, 1 / up, (row + column) % 2)
    return mesh("panel", points, faces, body, smooth=5)


def _cell(points, faces, at, u, v, du, dv, odd):
    """A square with an eight-pointed star (or a lozenge) cut out of it."""
    square = [(0, 0), (0.5, 0), (1, 0), (1, 0.5), (1, 1), (0.5, 1), (0, 1), (0, 0.5)]
    hole = []
    for k in range(8):
        turn = math.pi * (1.25 + k / 4)
        size = (0.30 if k % 2 else 0.20) if odd else (0.20 if k % 2 else 0.11)
        hole.append((0.5 + size * math.cos(turn), 0.5 + size * math.sin(turn)))
    base = len(points)
    points += [at(u + x * du, v + y * dv) for x, y in square + hole]
    faces += [(base + k, base + (k + 1) % 8, base + 8 + (k + 1) % 8, base + 8 + k) for k in range(8)]
