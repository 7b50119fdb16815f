"""A deep, dark-light spot, or the trim of a GU10 lamp."""
from families.downlights import dark_chrome, deep, trim_ring
from families.spots import glow
from scene import materials
from scene.product import Staged, beam, lamp
from scene.shapes import around, lathe, rod, rounded


def build(p):
    body, radius = materials.finish(p.finish), p.mm("diameter_mm", 85) / 2
    if p.is_("optic", "reflector"):
        inside = materials.matt(0.012, 0.012, 0.012) if p.finish == "black" else dark_chrome()
        ring, hole = deep(body, radius, radius * 0.80, 40, p.mm("beam_angle", 38), inside)
    else:
        ring, hole = _holding_lamp(p, body, radius)
    return Staged("ceiling", [ring], fill=0.55, shift=(0, 0.11), camera=(12, -40), wall=0.62, hole=hole, ceiling_at=0)


def _holding_lamp(p, body, radius):
    """The lamp's face shows in a ring that swivels: a rim of glass, three lenses on a pale plate."""
    opening = radius * 0.76
    ring, hole = trim_ring(body, radius, opening)
    lathe("gap", [(opening * 0.97, 2), (opening * 0.90, 2.4)], materials.matt(0.05, 0.05, 0.05), segments=96)
    swivel = [(opening * 0.925, 3), (opening * 0.915, -2.0), (opening * 0.90, -2.4), (opening * 0.84, 3.5), (opening * 0.80, 9), (opening * 0.80, 16)]
    lathe("swivel", rounded(swivel, 1.0), body, segments=160)
    face = opening * 0.80
    lathe("rim", rounded([(face, 8), (face * 0.97, 4.6), (face * 0.88, 4.6), (face * 0.84, 8)], 0.8), materials.gloss("white"), segments=128)
    lamp(rod("plate", face * 0.86, 1, materials.emitter(0.25, (0.86, 0.85, 0.82)), at=(0, 0, 8)))
    for _, (x, y, _) in around(3, face * 0.40, start=90):
        lens = rounded([(face * 0.34, 8), (face * 0.33, 5.2), (face * 0.2, 4.2), (0, 4)], 1.2)
        lamp(lathe("lens", lens, materials.emitter(1.2, (0.9, 0.9, 0.9)), at=(x, y, 0), segments=64, smooth=60))
    beam((0, 0, 3), (0, 0, -1000), face * 1.6, p.mm("beam_angle", 36), 0.4)
    glow((0, 0, -opening * 2.4), opening * 0.6)
    return ring, hole
