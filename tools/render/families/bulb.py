"""Lamps on their caps: A60 and G95, candle, GU10 reflector, G9 capsule."""
import math

from families.filament import filament_lamp, smooth_profile
from scene import materials
from scene.product import Staged, beam, bulb_light, lamp
from scene.shapes import lathe, rod, rounded, tube


def build(p):
    shape = p.facts.get("lamp_shape", "a60")
    built = {"par16": _reflector, "capsule": _capsule}.get(shape, _screwed)(p, shape)
    if shape == "par16":  # seen from above, where its light leaves
        return Staged("floor", built, fill=0.50, camera=(12, 36), wall=0.7)
    return Staged("floor", built, fill=0.56, camera=(0, 7), wall=0.9)


def _cap(radius, height, z=0):
    """An Edison screw: contact, black glass, thread."""
    tin = materials.metal("satin_nickel")
    rod("contact", radius * 0.30, 3, tin, at=(0, 0, z), edge=1)
    lathe("insulator", rounded([(0, 2), (radius * 0.32, 2), (radius * 0.78, 5.5), (radius * 0.8, 7), (0, 7)], 0.6), materials.gloss("black"), at=(0, 0, z))
    thread, turns = [(0, 6), (radius * 0.86, 6)], 4
    pitch = (height - 9) / (turns + 1)
    for i in range(turns * 8):
        t = i / 8
        thread.append((radius * (0.95 + 0.05 * math.cos(2 * math.pi * t)), 7 + pitch * t))
    thread += [(radius * 0.97, height - 2), (radius * 1.02, height), (0, height)]
    return lathe("cap", thread, tin, at=(0, 0, z), segments=96, smooth=70)


def _screwed(p, shape):
    candle = shape == "c35"
    r, full = p.mm("diameter_mm", 60) / 2, p.mm("height_mm", 110)
    cap_r, cap_h = (7.0, 23.0) if p.is_("cap", "e14") else (13.2, 27.0)
    cap = _cap(cap_r, cap_h)
    top = full - cap_h
    if candle:
        outline = [(cap_r + 1, 0), (cap_r + 2, 5), (r * 0.86, top * 0.26), (r, top * 0.42), (r * 0.84, top * 0.62), (r * 0.42, top * 0.86), (r * 0.12, top * 0.98), (0, top)]
    else:
        centre = top - r
        outline = [(cap_r + 0.6, 0), (cap_r + 1.6, centre * 0.22), (r * 0.74, centre * 0.62), (r * 0.97, centre * 0.92), (r, centre * 1.05), (r * 0.90, centre + r * 0.48), (r * 0.60, centre + r * 0.82), (r * 0.25, centre + r * 0.975), (0, top)]
    profile = smooth_profile(outline, 8)
    if p.shade in ("clear", "amber"):
        glass = lathe("glass", profile, materials.thin_glass(p.shade), at=(0, 0, cap_h), segments=128, smooth=60)
        filament_lamp(at=(0, 0, cap_h - 4), size=top / (78 if candle else 96), shape="candle" if candle else "a60", up=True, glass=False)
        return [cap, glass]
    base = [(r0, z) for r0, z in profile if z < top * 0.30]
    lathe("body", base, materials.gloss("white"), at=(0, 0, cap_h), segments=128, smooth=60)
    dome = [(r0, z) for r0, z in profile if z >= top * 0.30 - 2]
    light = lamp(lathe("dome", dome, materials.opal(6.0), at=(0, 0, cap_h), segments=128, smooth=60))
    return [cap, light]


def _reflector(p, _shape):
    r, full = p.mm("diameter_mm", 50) / 2, p.mm("height_mm", 54)
    pins = [tube("pin", [(x, 0, 0), (x, 0, 9)], 2.3, materials.metal("satin_nickel"), curved=False) for x in (-5, 5)]
    outline = rounded([(0, 7), (9.5, 7), (10.5, 22), (13, 27), (r * 0.98, full - 7), (r, full), (r - 2, full), (r - 2.4, full - 2)], 2)
    body = lathe("body", outline, materials.gloss("white"), segments=128)
    lamp(lathe("lens", rounded([(r - 2.3, full - 2.2), (r * 0.5, full - 1.2), (0, full - 0.8)], 1), materials.opal(9.0), segments=96, smooth=60))
    beam((0, 0, full + 1), (0, 300, 1000), r * 1.3, p.mm("beam_angle", 36), 0.3)
    return [body, *pins]


def _capsule(p, _shape):
    r, full = p.mm("diameter_mm", 17) / 2, p.mm("height_mm", 50)
    pins = [tube("pin", [(x, 0, 0), (x, 0, 12)], 0.9, materials.metal("satin_nickel"), curved=False) for x in (-4.5, 4.5)]
    base = rod("base", r, 12, materials.gloss("white"), at=(0, 0, 10), edge=2)
    light = lamp(lathe("capsule", rounded([(r * 0.94, 21), (r * 0.94, full - 6), (r * 0.6, full - 1), (0, full)], 4), materials.opal(7.0), segments=96, smooth=60))
    bulb_light((0, 0, full * 0.6), 2, 0.02)
    return [base, light, *pins]
