"""A deep, dark-light spot, or the trim of a GU10 lamp."""
from families.downlights import recessed
from scene import materials
from scene.product import Staged


def build(p):
    body, radius = materials.finish(p.finish), p.mm("diameter_mm", 85) / 2
    if p.is_("optic", "reflector"):
        inside = materials.matt(0.012, 0.012, 0.012) if p.finish == "black" else materials.metal("silver")
        ring, hole = recessed(body, radius, radius * 0.78, 46, p.mm("beam_angle", 38), inside, lens=0.55)
    else:
        ring, hole = recessed(body, radius, radius * 0.66, 16, p.mm("beam_angle", 36), body, lens=0.80, strength=16.0)
    return Staged("ceiling", [ring], fill=0.40, shift=(0, 0.13), camera=(10, -36), wall=0.75, hole=hole, ceiling_at=0)
