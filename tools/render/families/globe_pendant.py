"""A blown globe under a lampholder: opal, or clear glass in a colour with a filament lamp."""
import math

from families.filament import filament_lamp
from families.pendants import cord, holder
from scene import materials
from scene.product import Staged, lamp
from scene.shapes import lathe


def build(p):
    radius = p.mm("diameter_mm", 250) / 2
    body = materials.finish(p.finish)
    opening = math.asin(min(0.9, 24 / radius))
    turn = [math.pi - (math.pi - opening) * i / 56 for i in range(57)]
    profile = [(radius * math.sin(a), radius * math.cos(a)) for a in turn]
    profile[0] = (0, -radius)
    top = radius * math.cos(opening)
    if p.shade == "opal":
        globe = lamp(lathe("globe", profile, materials.opal(5.0), segments=128, smooth=60))
    else:
        globe = lathe("globe", profile + [(x * (1 - 2.4 / radius), z * (1 - 2.4 / radius)) for x, z in reversed(profile)], materials.glass(p.shade or "clear"), segments=128, smooth=60)
        filament_lamp(at=(0, 0, top - 18), size=0.95)
    cup = holder(top - 4, body, radius=29, height=62)
    cord(top + 60, radius * 8)
    return Staged("hanging", [globe, cup], fill=0.52, shift=(0, -0.06), camera=(0, -4))
