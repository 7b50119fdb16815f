"""One to three LED rings that hang by steel wires; the inner face and the underside give the light."""
import math

from scene import materials
from scene.product import Staged, lamp
from scene.shapes import band, rod, tube

WIDTH, HEIGHT = 26, 44  # section of the profile, mm
# Share of the outer diameter, rise in shares of it, tilt in degrees.
RINGS = {
    1: [(1.0, 0, 0)],
    2: [(1.0, 0.08, 8), (0.68, -0.16, -11)],
    3: [(1.0, -0.30, 4), (0.74, 0.02, -7), (0.5, 0.30, 6)],
}


def build(p):
    outer = p.mm("diameter_mm", 800)
    body = materials.finish(p.finish)
    framed = []
    for share, rise, tilt in RINGS[p.count or 1]:
        framed += _ring(outer * share, rise * outer, tilt, outer * 1.9, body)
    return Staged("hanging", framed, fill=0.80, shift=(0, -0.06))


def _ring(diameter, z, tilt, top, body):
    radius, turn = diameter / 2, (tilt * 0.4, tilt, 0)
    shell = band("shell", radius, 4, HEIGHT, body, at=(0, 0, z), turn=turn, edge=1.0)
    lean = math.sin(math.radians(tilt)), math.cos(math.radians(tilt))
    lid = (HEIGHT / 2 - 2) * lean[0], 0, z + (HEIGHT / 2 - 2) * lean[1]
    roof = band("roof", radius - 1, WIDTH - 1, 4, body, at=lid, turn=turn, edge=1.0)
    light = lamp(band("diffuser", radius - 4.5, WIDTH - 7, HEIGHT - 2, materials.opal(10.0), at=(0, 0, z - 7), turn=turn, edge=2))
    steel = materials.metal("stainless")
    for i in range(3):
        a = math.radians(80 + 120 * i)
        x, y = (radius - WIDTH / 2) * math.cos(a), (radius - WIDTH / 2) * math.sin(a)
        high = z + HEIGHT / 2 - x * lean[0] + y * math.sin(math.radians(tilt * 0.4))
        tube("wire", [(x, y, high), (x * 0.06, y * 0.06, top)], 0.9, steel, curved=False)
        rod("grip", 3.6, 16, body, at=(x, y, high - 1))
    return [shell, roof, light]
