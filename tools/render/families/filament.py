"""Filament lamps, hanging head down: their glass, their glowing threads, their light."""
import math

from scene import materials
from scene.product import bulb_light, lamp
from scene.shapes import lathe, rod, tube

# Profiles from the neck (z = 0) down to the tip: (radius, depth) in mm.
SHAPES = {
    "a60": [(13, 0), (14, 12), (20, 26), (28, 44), (30, 60), (27, 74), (18, 84), (8, 89), (0, 90)],
    "candle": [(9, 0), (11, 8), (16, 22), (17.5, 34), (15, 48), (10, 62), (5, 72), (1.5, 77), (0, 78)],
}


def filament_lamp(at=(0, 0, 0), size=1.0, shape="a60", up=False, power=1.0, glass=True, threads=4):
    """A lamp whose neck is at `at`; `up` stands it on its cap."""
    sign = 1 if up else -1
    x, y, z = at
    profile = smooth_profile([(r * size, sign * d * size) for r, d in SHAPES[shape]])
    shell = lathe("lamp glass", profile, materials.thin_glass("clear"), at=at, segments=64, smooth=60) if glass else None
    reach = SHAPES[shape][-1][1] * size
    steel = materials.metal("stainless")
    rod("stem", 2.6 * size, reach * 0.30, materials.matt(0.75, 0.75, 0.72), at=(x, y, z if up else z - reach * 0.30))
    low, high = reach * 0.34, reach * 0.74
    for i in range(threads):
        a = math.radians(45 + 360 / threads * i)
        wide, narrow = 5.5 * size, 3.2 * size
        ends = [(x + r * math.cos(a), y + r * math.sin(a), z + sign * d) for r, d in ((narrow, low), (wide, high))]
        lamp(tube("thread", ends, 0.9 * size, materials.emitter(420.0 * power), curved=False))
        tube("support", [(x, y, z + sign * low * 0.9), ends[0]], 0.35 * size, steel, curved=False)
    middle = z + sign * (low + high) / 2
    bulb_light((x, y, middle), 6 * size, 0.55 * power * size * size)
    return shell


def smooth_profile(points, steps=6):
    """Catmull-Rom through the points of a profile."""
    found = []
    ends = [points[0]] + points + [points[-1]]
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:]):
        for i in range(steps):
            t = i / steps
            found.append(
                tuple(
                    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                    for a, b, c, d in zip(p0, p1, p2, p3)
                )
            )
    found.append(points[-1])
    return [(max(0, r), z) for r, z in found]
