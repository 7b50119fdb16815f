"""One to three LED rings that hang by steel wires: light leaves the inner face and the top, the underside is closed."""
import math

from scene import materials
from scene.product import Staged, lamp
from scene.shapes import band, rod, tube

WIDTH, HEIGHT = 26, 44  # section of the profile, mm
# Share of the outer diameter, rise in shares of it, tilt in degrees.
RINGS = {
    1: [(1.0, 0, 0)],
    2: [(1.0, 0.12, 8), (0.68, -0.24, -11)],
    3: [(1.0, 0.34, 0), (0.74, 0.02, 0), (0.5, -0.28, 0)],
}


def build(p):
    outer = p.mm("diameter_mm", 800)
    body = materials.finish(p.finish)
    framed = []
    for share, rise, tilt in RINGS[p.count or 1]:
        framed += _ring(outer * share, rise * outer, tilt, outer * 1.9, body, 80 + p.mm("turn", 0))
    return Staged("hanging", framed, fill=0.80, shift=(0, -0.06))


def _ring(diameter, z, tilt, top, body, start):
    radius, turn = diameter / 2, (tilt * 0.4, tilt, 0)
    shell = band("shell", radius, 4, HEIGHT, body, at=(0, 0, z), turn=turn, edge=1.0)
    lean = math.sin(math.radians(tilt)), math.cos(math.radians(tilt))
    low = -(HEIGHT / 2 - 2) * lean[0], 0, z - (HEIGHT / 2 - 2) * lean[1]
    floor = band("floor", radius - 1, WIDTH - 1, 4, body, at=low, turn=turn, edge=1.0)
    up = 4 * lean[0], 0, z + 4 * lean[1]
    diffuser = band("diffuser", radius - 4.5, WIDTH - 8, HEIGHT - 6, materials.opal(10.0), at=up, turn=turn, edge=2)
    light = lamp(diffuser)
    steel = materials.metal("stainless")
    for i in range(3):
        a = math.radians(start + 120 * i)
        x, y = (radius - 3) * math.cos(a), (radius - 3) * math.sin(a)
        high = z + HEIGHT / 2 - x * lean[0] + y * math.sin(math.radians(tilt * 0.4))
        tube("wire", [(x, y, high), (x * 0.06, y * 0.06, top)], 0.9, steel, curved=False)
        rod("grip", 3.6, 16, body, at=(x, y, high - 1))
    return [shell, floor, light]
