"""Lamps on their caps: A60 and G95, candle, GU10 reflector, G9 capsule."""
import math

import bpy
from mathutils import Matrix

from families.filament import filament_lamp, smooth_profile
from scene import materials
from scene.product import Staged, beam, bulb_light, lamp
from scene.shapes import around, box, lathe, rod, rounded, tube


def build(p):
    shape = p.facts.get("lamp_shape", "a60")
    built = {"par16": _reflector, "capsule": _capsule}.get(shape, _screwed)(p, shape)
    if shape == "par16":
        return Staged("floor", built, fill=0.54, camera=(8, 16), wall=1.1, shift=(0.09, 0.02), ground=materials.board())
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
    if shape == "g95":  # a ball on a short neck
        ball = [(r * math.sin(a), centre - r * math.cos(a)) for a in (math.radians(d) for d in range(36, 180, 12))]
        outline = [(cap_r + 0.6, 0), (cap_r + 1.4, 7), (cap_r + 6.5, centre - r * 0.9), *ball, (0, top)]
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
    """Lies on the table on its rim and its foot, its face towards the camera's left."""
    r, full, before = p.mm("diameter_mm", 50) / 2, p.mm("height_mm", 54), set(bpy.data.objects)
    for x in (-5, 5):
        pin = rounded([(0, -0.5), (2.5, -0.5), (2.5, 2.2), (1.7, 2.8), (1.7, 8), (0, 8)], 0.4)
        lathe("pin", pin, materials.metal("satin_nickel"), at=(x, 0, 0), segments=48)
    white = materials.gloss("white")
    foot = [(0, 7.2), (8.6, 7.2), (9.6, 8.2), (10.2, 21), (11.6, 23)]
    flare = [(11.6 + (r - 0.6 - 11.6) * (t**1.7), 23 + (full - 30) * t) for t in (i / 12 for i in range(1, 13))]
    outline = [*foot, *flare, (r, full - 6.4), (r, full - 0.6), (r - 0.6, full), (r - 2.2, full), (r - 2.6, full - 2.4)]
    body = lathe("body", rounded(outline, 1.0), white, segments=160, smooth=50)
    for angle, (x, y, _) in around(24, r * 0.80, z=full - 15):
        box("fin", (r * 0.36, 1.1, 17), white, at=(x * 0.93, y * 0.93, full - 16), turn=(0, 24, angle), edge=0.4)
    lamp(rod("plate", r - 2.6, 1, materials.emitter(0.12, (0.9, 0.89, 0.87)), at=(0, 0, full - 3.2)))
    for _, (x, y, _) in around(3, r * 0.42, start=30):
        dome = rounded([(r * 0.37, full - 2.4), (r * 0.35, full - 1.4), (r * 0.2, full - 0.6), (0, full - 0.4)], 1.5)
        lamp(lathe("lens", dome, materials.emitter(1.2, (0.9, 0.9, 0.9)), at=(x, y, 0), segments=64, smooth=60))
    beam((0, 0, full + 0.5), (0, 0, 1000), r * 1.5, p.mm("beam_angle", 36) * 1.2, 0.12)
    lean = math.degrees(math.asin((r - 9.6) / (full - 11)))
    pose = Matrix.Rotation(math.radians(-58), 4, "Z") @ Matrix.Rotation(math.radians(90 - lean), 4, "X")
    for obj in set(bpy.data.objects) - before:
        obj.matrix_world = pose @ obj.matrix_basis
    body.data.transform(pose)  # so that its box, on which the floor is laid, ends where it ends
    body.matrix_world = Matrix.Identity(4)
    return [body]


def _capsule(p, _shape):
    r, full = p.mm("diameter_mm", 17) / 2, p.mm("height_mm", 50)
    wire = materials.metal("satin_nickel")
    pins = [tube("pin", [(x - 1.5, 0, 12), (x - 1.5, 0, 1.4), (x - 1, 0, 0.3), (x, 0, 0), (x + 1, 0, 0.3), (x + 1.5, 0, 1.4), (x + 1.5, 0, 12)], 0.55, wire) for x in (-4.5, 4.5)]
    base = rod("base", r, 12, materials.gloss("white"), at=(0, 0, 10), edge=2)
    light = lamp(lathe("capsule", rounded([(r * 0.94, 21), (r * 0.94, full - 6), (r * 0.6, full - 1), (0, full)], 4), materials.opal(7.0), segments=96, smooth=60))
    bulb_light((0, 0, full * 0.6), 2, 0.02)
    return [base, light, *pins]
