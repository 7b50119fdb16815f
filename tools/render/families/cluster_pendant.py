"""Blown globes of smoked glass on cords of many lengths."""
import math

from families.filament import smooth_profile
from families.pendants import cord, holder
from scene import materials
from scene.product import Staged, bulb_light, lamp
from scene.shapes import around, lathe, rounded

GLOBE = [(14, 0), (18, 8), (40, 22), (62, 50), (70, 82), (62, 114), (38, 140), (16, 150), (0, 152)]
FALLS = (0, 260, 120, 380, 200, 470, 60, 330, 150)


def build(p):
    number = int(p.mm("lamp_count", p.count or 5))
    body, framed = materials.finish(p.finish), []
    spots = list(around(number, 62 + 16 * number, start=25))
    for i, (_, (x, y, _)) in enumerate(spots):
        z = -FALLS[i % len(FALLS)]
        outer = smooth_profile([(r, -d) for r, d in GLOBE])
        framed.append(lathe("globe", outer, materials.thin_glass(p.shade or "smoke"), at=(x, y, z), segments=96, smooth=60))
        framed.append(holder(z - 8, body, radius=15.5, height=58, at=(x, y)))
        lathe("socket", rounded([(0, 0), (12, 0), (12, -20), (9, -23), (0, -23)], 2), materials.matt(0.75, 0.73, 0.70), at=(x, y, z + 2))
        lamp(lathe("lamp", rounded([(0, -20), (7.5, -20), (7.5, -54), (5, -59), (0, -60)], 3), materials.opal(60.0), at=(x, y, z), segments=64, smooth=60))
        bulb_light((x, y, z - 42), 10, 0.4)
        cord(z + 50, 1900 - z, at=(x, y), radius=1.9)
    return Staged("hanging", framed, fill=0.80, shift=(0, -0.03), camera=(0, -3), wall=0.5)
