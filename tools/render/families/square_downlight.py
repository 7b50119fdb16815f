"""Square downlights: a deep reflector in a square trim, or a drum with a sensor under the ceiling."""
from scene import materials
from scene.product import Staged, beam, lamp
from scene.shapes import ball, box, circle, lathe, rectangle, rod, sheet


def build(p):
    side = p.mm("length_mm", 108)
    body = materials.finish(p.finish)
    if p.is_("mounting", "surface"):
        return _box(p, side, p.mm("height_mm", 52), body)
    opening = side * 0.40
    trim = sheet("trim", [rectangle(side, side, 4), circle(opening, 96)], 4, body, at=(0, 0, -2), edge=0.8)
    inside = materials.matt(0.015, 0.015, 0.015) if p.finish == "black" else materials.metal("silver")
    lathe("reflector", [(opening * 0.99, -2), (opening * 0.93, 18), (opening * 0.58, 42), (0, 42)], inside, segments=128, smooth=60)
    lamp(rod("lens", opening * 0.56, 2, materials.emitter(26.0), at=(0, 0, 38)))
    beam((0, 0, 36), (0, 0, -1000), opening, p.mm("beam_angle", 60), 0.4)
    return Staged("ceiling", [trim], fill=0.42, shift=(0, 0.13), camera=(22, -36), wall=0.7, hole=rectangle(side - 6, side - 6), ceiling_at=0)


def _box(p, side, height, body):
    base = box("base", (side, side, height * 0.45), body, at=(0, 0, -height * 0.225), edge=8)
    light = lamp(box("diffuser", (side - 8, side - 8, height * 0.62), materials.opal(6.0), at=(0, 0, -height * 0.69), edge=12))
    ball("sensor", 11, materials.gloss("white"), at=(side * 0.32, -side * 0.32, -height + 2), squash=0.7)
    beam((0, 0, -height - 3), (0, 0, -1000), side * 0.9, 120, 0.4)
    return Staged("ceiling", [base, light], fill=0.48, shift=(0, 0.13), camera=(24, -24), wall=0.5)
