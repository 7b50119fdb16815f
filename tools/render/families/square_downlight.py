"""Square downlights: a deep reflector in a square trim, or a drum with a sensor under the ceiling."""
from families.downlights import dark_chrome
from families.spots import glow, optic
from scene import materials
from scene.product import Staged, beam, lamp
from scene.shapes import ball, box, circle, lathe, rectangle, sheet


def build(p):
    side = p.mm("length_mm", 108)
    body = materials.finish(p.finish)
    if p.is_("mounting", "surface"):
        return _box(p, side, p.mm("height_mm", 52), body)
    opening = side * 0.40
    trim = sheet("trim", [rectangle(side, side, 4), circle(opening, 96)], 4, body, at=(0, 0, -2), edge=0.8)
    inside = materials.matt(0.015, 0.015, 0.015) if p.finish == "black" else dark_chrome()
    bowl = [(opening * (0.99 - 0.43 * t), -2 + 42 * t**1.3) for t in (i / 10 for i in range(11))]
    lathe("reflector", [*bowl, (0, 40.2)], inside, segments=160, smooth=60)
    optic(opening * 0.54, 38)
    beam((0, 0, 34), (0, 0, -1000), opening, p.mm("beam_angle", 60), 0.4)
    glow((0, 0, -opening * 2.4), opening * 0.6)
    return Staged("ceiling", [trim], fill=0.48, shift=(0, 0.11), camera=(22, -40), wall=0.85, hole=rectangle(side - 6, side - 6), ceiling_at=0)


def _box(p, side, height, body):
    base = box("base", (side, side, height * 0.45), body, at=(0, 0, -height * 0.225), edge=8)
    light = lamp(box("diffuser", (side - 8, side - 8, height * 0.62), materials.opal(6.0), at=(0, 0, -height * 0.69), edge=12))
    ball("sensor", 11, materials.gloss("white"), at=(side * 0.32, -side * 0.32, -height + 2), squash=0.7)
    beam((0, 0, -height - 3), (0, 0, -1000), side * 0.9, 120, 0.4)
    return Staged("ceiling", [base, light], fill=0.48, shift=(0, 0.13), camera=(24, -24), wall=0.5)
