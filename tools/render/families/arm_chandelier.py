"""A classic chandelier: turned stem, curved arms with scrolls, upturned opal cups."""
import math

from mathutils import Matrix, Vector

from families.filament import smooth_profile
from families.pendants import chain
from scene import materials
from scene.product import Staged, bulb_light, lamp
from scene.shapes import around, lathe, rounded, tube

# Baluster of the stem: (radius, height) in shares of the height.
BALUSTER = [
    (0.0, -0.10), (0.012, -0.095), (0.028, -0.06), (0.034, -0.035), (0.018, -0.012), (0.030, 0.0), (0.078, 0.03),
    (0.092, 0.07), (0.080, 0.105), (0.040, 0.135), (0.022, 0.17), (0.034, 0.195), (0.034, 0.21), (0.020, 0.235),
    (0.026, 0.33), (0.046, 0.42), (0.050, 0.47), (0.032, 0.54), (0.018, 0.60), (0.030, 0.63), (0.030, 0.645),
    (0.016, 0.67), (0.014, 0.84), (0.024, 0.87), (0.024, 0.885), (0.010, 0.92), (0.0, 0.92),
]

# From the finial to where it hangs, in the same shares.
STEM = 1.02

# An upturned tulip of opal glass: outside from the stem to the lip, then back down inside.
CUP = [(12, 0), (24, 4), (40, 18), (49, 40), (50, 62), (47, 80), (52, 98), (49, 98), (44, 80), (47, 62), (46, 40), (37, 20), (20, 8), (0, 6)]


def build(p):
    arms = int(p.mm("lamp_count", p.count or 6))
    radius = p.mm("diameter_mm", 560 + 30 * arms) / 2 - 45
    girth = radius * 1.25
    # A taller one has a taller stem; arms and cups keep their shape.
    height = p.mm("height_mm", girth * STEM) / STEM
    body = materials.finish(p.finish)
    stem = lathe("stem", [(r * girth * 1.3, z * height) for r, z in BALUSTER], body, segments=64, smooth=40)
    framed = [stem]
    for angle, _ in around(arms, radius, start=274 - 180 / arms + p.mm("turn", 0)):
        framed += _arm(math.radians(angle), radius, girth, body)
    chain((0, 0, height * 0.92), radius * 5, body)
    return Staged("hanging", framed, fill=0.84, shift=(0, -0.07), camera=(0, -6))


def _turned(points, angle):
    spin = Matrix.Rotation(angle, 3, "Z")
    return [tuple(spin @ Vector(point)) for point in points]


def _arm(angle, radius, height, body):
    hub, lip = height * 0.065, height * 0.14
    path = [
        (hub * 0.6, 0, height * 0.06),
        (radius * 0.28, 0, height * 0.03),
        (radius * 0.52, 0, -height * 0.12),
        (radius * 0.80, 0, -height * 0.11),
        (radius * 0.99, 0, -height * 0.02),
        (radius, 0, lip * 0.55),
        (radius, 0, lip),
    ]
    arm = tube("arm", _turned(path, angle), 9.5, body, radii=[1.25, 1.15, 1.0, 0.95, 0.9, 0.85, 0.85])
    scroll = [
        (radius * 0.20, 0, height * 0.045),
        (radius * 0.34, 0, height * 0.16),
        (radius * 0.48, 0, height * 0.13),
        (radius * 0.46, 0, height * 0.05),
        (radius * 0.38, 0, height * 0.06),
    ]
    tube("scroll", _turned(scroll, angle), 5.4, body, radii=[1.1, 1.0, 0.9, 0.8, 0.5])
    x, y = radius * math.cos(angle), radius * math.sin(angle)
    pan = rounded([(0, 0), (10, 0), (34, 9), (36, 13), (33, 13), (12, 5), (0, 5)], 2)
    lathe("pan", pan, body, at=(x, y, lip - 4), segments=64)
    lathe("cup", rounded([(0, 0), (15, 0), (19, 10), (16, 24), (19, 34), (0, 34)], 4), body, at=(x, y, lip), segments=48)
    shade = lamp(lathe("shade", smooth_profile(CUP, 5), materials.opal(6.0), at=(x, y, lip + 30), segments=96, smooth=60))
    bulb_light((x, y, lip + 84), 16, 0.25)
    return [arm, shade]
