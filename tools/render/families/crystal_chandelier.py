"""Crystal: tiers of prisms that hang from rings (modern), or arms with candles, bowls and strands (palace)."""
import math

from families.filament import filament_lamp
from families.pendants import chain
from scene import materials
from scene.product import Staged, bulb_light, lamp
from scene.shapes import around, ball, band, copies, lathe, mesh, placed, rod, rounded, tube

BOUNCES = 10


def build(p):
    radius = p.mm("diameter_mm", 600) / 2
    return _palace(p, radius) if p.mm("lamp_count", 6) >= 12 else _tiers(p, radius)


def prism(width, length):
    """A cut drop hanging from z = 0: octagonal bead, long facets, a point."""
    sides, w = 6, width / 2
    rings = [(0.35, 0), (1, -width * 0.55), (0.92, -length + width * 1.1), (0.0, -length)]
    points, rows = [], []
    for share, z in rings[:3]:
        rows.append(range(len(points), len(points) + sides))
        points += [(share * w * math.cos(2 * math.pi * i / sides), share * w * math.sin(2 * math.pi * i / sides), z) for i in range(sides)]
    tip = len(points)
    points.append((0, 0, -length))
    faces = [tuple(rows[0])] + [(rows[2][i], rows[2][(i + 1) % sides], tip) for i in range(sides)]
    for low, high in zip(rows, rows[1:]):
        faces += [(low[i], low[(i + 1) % sides], high[(i + 1) % sides], high[i]) for i in range(sides)]
    return mesh("prism", points, faces, materials.crystal(), smooth=5)


def _tiers(p, radius):
    body, framed = materials.finish(p.finish), []
    tiers = p.tiers or 3
    # Between the upper edge of the first ring and the points of the last prisms, shared by steps and prisms.
    usual = radius * (0.34 * (tiers - 1) + 0.46)
    deep = (p.mm("height_mm", usual + 21) - 21) / usual
    for tier in range(tiers):
        r = radius * (1 - 0.27 * tier)
        z = -tier * radius * 0.34 * deep
        framed.append(band("ring", r, 10, 22, body, at=(0, 0, z), edge=2))
        width = 17
        length = radius * 0.46 * deep
        number = int(2 * math.pi * r / (width * 1.25))
        places = [placed((x, y, z - 10), (0, 0, angle + 17)) for angle, (x, y, _) in around(number, r - 5)]
        framed += copies(prism(width, length), places)[: 1 if tier < tiers - 1 else None]
    for angle, (x, y, z) in around(6, radius * 0.42, -radius * 0.22 * deep):
        lamp(ball("bulb", 17, materials.opal(40.0), at=(x, y, z), squash=1.8))
    for angle, (x, y, _) in around(3, radius * 0.93, start=80):
        tube("wire", [(x, y, 8), (x * 0.12, y * 0.12, radius * 3.4)], 1.1, materials.metal("stainless"), curved=False)
    return Staged("hanging", framed, fill=0.78, shift=(0, -0.07), camera=(0, -5), wall=0.5)


def _palace(p, radius):
    body, height = materials.finish(p.finish), radius * 1.5
    profile = [(0, -0.40), (0.04, -0.39), (0.06, -0.34), (0.02, -0.29), (0.04, -0.25), (0.15, -0.16), (0.16, -0.12), (0.07, -0.09), (0.04, 0), (0.06, 0.1), (0.085, 0.18), (0.04, 0.26), (0.025, 0.5), (0.06, 0.56), (0.04, 0.62), (0.02, 0.9), (0, 0.9)]
    stem = lathe("stem", [(r * radius, z * height) for r, z in profile], body, segments=64, smooth=40)
    framed = [stem]
    framed += _crown(radius * 0.30, height * 0.74, radius * 0.24, 22, body)
    framed += _crown(radius * 0.42, -height * 0.10, radius * 0.30, 30, body)
    framed += _crown(radius * 0.25, -height * 0.20, radius * 0.34, 18, body)
    for tier, (count, reach, z) in enumerate(((12, 1.0, 0.02), (6, 0.58, 0.36))):
        for angle, _ in around(count, 1, start=274 - 180 / count):
            framed += _crystal_arm(math.radians(angle), radius * reach - 40, z * height, radius, body)
    framed += _strands(radius, height)
    chain((0, 0, height * 0.9), radius * 4, body, link=46, wire=3.4)
    for z in (0.15, -0.14):
        bulb_light((0, 0, height * z), 50, 2.0)
    return Staged("hanging", framed, fill=0.88, shift=(0, -0.05), camera=(0, -5), wall=0.45)


def _crown(r, z, drop, number, body):
    ring = band("crown", r, 10, 26, body, at=(0, 0, z), edge=3)
    places = [placed((x, y, z - 10), (0, 0, angle)) for angle, (x, y, _) in around(number, r)]
    copies(prism(min(30, 5.4 * r / number), drop), places)
    return [ring]


def _crystal_arm(a, reach, z, radius, body):
    c, s = math.cos(a), math.sin(a)
    path = [(0.1, 0.02), (0.32, -0.02), (0.62, -0.20), (0.92, -0.15), (1.0, -0.02), (1.0, 0.05)]
    arm = tube("arm", [(reach * d * c, reach * d * s, z + reach * h) for d, h in path], 9.5, materials.crystal())
    x, y, top = reach * c, reach * s, z + reach * 0.05
    pan = lathe("pan", rounded([(0, 0), (9, 0), (40, 12), (42, 16), (12, 7), (0, 7)], 2), materials.crystal(), at=(x, y, top), segments=24, smooth=10)
    rod("candle", 10, 62, materials.matt(0.86, 0.82, 0.72), at=(x, y, top + 6))
    rod("cup", 13, 12, body, at=(x, y, top + 4), edge=2)
    filament_lamp(at=(x, y, top + 66), size=1.0, shape="candle", up=True, threads=2, power=1.0)
    drops = [placed((x + 38 * dx, y + 38 * dy, top + 12)) for _, (dx, dy, _) in around(6, 1, start=math.degrees(a))]
    copies(prism(19, 92), drops)
    return [arm, pan]


def _strands(radius, height):
    """Chains of beads from the crown to the arms."""
    bead = mesh("bead", [(0, 0, 12), (0, 0, -12)] + [(12 * math.cos(i * math.pi / 3), 12 * math.sin(i * math.pi / 3), 0) for i in range(6)], [(0, 2 + i, 2 + (i + 1) % 6) for i in range(6)] + [(1, 2 + (i + 1) % 6, 2 + i) for i in range(6)], materials.crystal(), smooth=5)
    places = []
    for angle, _ in around(12, 1, start=274 - 15):
        a = math.radians(angle)
        for i in range(1, 24):
            t = i / 24
            r = radius * (0.30 + 0.62 * t)
            z = height * (0.74 * (1 - t) + 0.02 * t) - radius * 0.30 * math.sin(math.pi * t)
            places.append(placed((r * math.cos(a), r * math.sin(a), z), (0, 0, 20 * i)))
    copies(bead, places)
    return [bead]
