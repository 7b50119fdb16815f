"""A six-sided wall lantern on a scrolled bracket."""
import math

from families.filament import filament_lamp
from scene import materials
from scene.product import Staged
from scene.shapes import around, ball, box, lathe, mesh, rectangle, rod, rounded, sheet, tube

SIDES = 6
# From the arm below to the finial: as many times the length that the parts are shaped by.
SPAN = 1.199
# The eaves beside the upper rail.
EAVES = 1.18


def build(p):
    h, body = p.mm("height_mm", 420) / SPAN, materials.finish(p.finish)
    corner = p.mm("width_mm", 210) / 2 / math.cos(math.pi / SIDES)
    high = corner / EAVES
    low = high * 0.67
    out = corner - p.mm("projection_mm", 250)
    at = (0, out, 0)
    plate = sheet("plate", [rectangle(h * 0.24, h * 0.62, h * 0.05)], 12, body, at=(0, -6, -h * 0.30), turn=(90, 0, 0), edge=3.5)
    framed = [plate]
    corners = lambda r, z: [(r * math.cos(math.pi * (2 * i + 1) / SIDES), out + r * math.sin(math.pi * (2 * i + 1) / SIDES), z) for i in range(SIDES)]  # noqa: E731
    bottom, top = corners(low, -h * 0.42), corners(high, h * 0.22)
    for i in range(SIDES):
        j = (i + 1) % SIDES
        tube("post", [bottom[i], top[i]], h * 0.011, body, curved=False)
        mesh("pane", [bottom[i], bottom[j], top[j], top[i]], [(0, 1, 2, 3)], materials.thin_glass("clear"))
    for ring in (bottom, top):
        tube("rail", ring, h * 0.017, body, closed=True, curved=False)
    roof = [(high * 1.16, h * 0.215), (high * EAVES, h * 0.235), (high * 0.9, h * 0.27), (high * 0.45, h * 0.40), (high * 0.30, h * 0.43), (high * 0.30, h * 0.46), (high * 0.12, h * 0.50), (0, h * 0.50)]
    framed.append(lathe("roof", roof, body, at=at, segments=SIDES, turn=(0, 0, 30), smooth=5))
    framed.append(ball("finial", h * 0.035, body, at=(0, out, h * 0.53)))
    floor = [(0, -h * 0.50), (low * 0.3, -h * 0.50), (low * 0.45, -h * 0.46), (low * 1.06, -h * 0.43), (low * 1.06, -h * 0.41), (0, -h * 0.41)]
    framed.append(lathe("floor", floor, body, at=at, segments=SIDES, turn=(0, 0, 30), smooth=5))
    rod("socket", h * 0.055, h * 0.13, body, at=(0, out, -h * 0.41), edge=2)
    filament_lamp(at=(0, out, -h * 0.28), up=True)
    arm = [(0, -10, -h * 0.50), (0, out * 0.35, -h * 0.62), (0, out * 0.8, -h * 0.62), (0, out, -h * 0.55), (0, out, -h * 0.47)]
    tube("arm", arm, h * 0.024, body)
    scroll = [(0, -10, -h * 0.16), (0, out * 0.22, -h * 0.12), (0, out * 0.40, -h * 0.24), (0, out * 0.30, -h * 0.40), (0, out * 0.16, -h * 0.36), (0, out * 0.20, -h * 0.30)]
    tube("scroll", scroll, h * 0.015, body, radii=[1.2, 1.1, 1, 0.9, 0.75, 0.6])
    return Staged("wall", framed, fill=0.66, camera=(32, 2), lens=75)
