"""Round downlights: a flat diffuser in a trim, a protected bathroom lens, or a shallow drum under the ceiling."""
from families.downlights import frosted
from scene import materials
from scene.product import Staged, beam, lamp
from scene.shapes import circle, lathe, rounded


def build(p):
    body, radius = materials.finish(p.finish), p.mm("diameter_mm", 170) / 2
    if p.is_("mounting", "surface"):
        return _drum(radius, p.mm("height_mm", 38), body)
    if p.is_("optic", "lens"):
        ring, hole = frosted(body, radius, radius * 0.74, p.mm("beam_angle", 60))
        return Staged("ceiling", [ring], fill=0.55, shift=(0, 0.11), camera=(12, -40), wall=0.62, hole=hole, ceiling_at=0)
    trim = [(radius - 3, 0), (radius, -1), (radius - 1.5, -6), (radius * 0.86, -8), (radius * 0.84, -5), (radius * 0.83, 0)]
    ring = lathe("trim", rounded(trim, 2), body, segments=160)
    lamp(lathe("diffuser", rounded([(radius * 0.845, -3), (radius * 0.4, -5.5), (0, -6)], 2), materials.opal(7.0), segments=128, smooth=60))
    beam((0, 0, -9), (0, 0, -1000), radius * 1.5, 105, 0.4)
    return Staged("ceiling", [ring], fill=0.46, shift=(0, 0.12), camera=(10, -32), wall=0.6, hole=circle(radius - 5, 96), ceiling_at=0)


def _drum(radius, height, body):
    rim = [(0, 0), (radius, 0), (radius, -height), (radius - 7, -height), (radius - 8, -height + 4)]
    drum = lathe("drum", rounded(rim, 3), body, segments=160)
    lens = [(radius - 7.5, -height + 3), (radius * 0.7, -height - 2), (0, -height - 5)]
    lamp(lathe("diffuser", rounded(lens, 8), materials.opal(7.0), segments=128, smooth=60))
    beam((0, 0, -height - 8), (0, 0, -1000), radius * 1.6, 115, 0.4)
    return Staged("ceiling", [drum], fill=0.46, shift=(0, 0.13), camera=(12, -24), wall=0.6)
