"""Blown globes of smoked glass on cords of many lengths."""
import math

from families.filament import smooth_profile
from families.pendants import cord, holder
from scene import materials
from scene.product import Staged, bulb_light, lamp
from scene.shapes import around, ball, lathe

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
        lamp(ball("lamp", 9, materials.opal(90.0), at=(x, y, z - 66), squash=2.2))
        bulb_light((x, y, z - 62), 13, 0.4)
        cord(z + 50, 1900 - z, at=(x, y), radius=1.9)
    return Staged("hanging", framed, fill=0.80, shift=(0, -0.03), camera=(0, -3), wall=0.5)
