"""A spot on its rail: a round head on an adapter, or a slim magnetic one in a recessed channel."""
from families.spots import head
from scene import materials
from scene.product import Staged
from scene.shapes import box, rod


def build(p):
    body, radius, length = materials.finish(p.finish), p.mm("diameter_mm", 85) / 2, p.mm("length_mm", 160)
    rail = box("rail", (900, 36, 32), body, at=(0, 0, -16), edge=1.2)
    box("slot", (898, 18, 2), materials.matt(0.006, 0.006, 0.006), at=(0, 0, -31.6), edge=0.2)
    copper = materials.metal("copper")
    for y in (-6, 6):
        box("contact", (896, 1.6, 1), copper, at=(0, y, -32.4), edge=0.2)
    adapter = box("adapter", (length * 0.75, 30, 20), body, at=(0, 0, -42), edge=2.5)
    rod("joint", max(6, radius * 0.22), 36, body, at=(0, 0, -82), edge=1.5)
    shell = head(body, radius, length, p.mm("beam_angle", 24), at=(0, 0, -76), tilt=-30, turn=62, ribs=5)
    return Staged("ceiling", [adapter, shell], fill=0.50, shift=(0.02, 0.14), camera=(24, -12), wall=1.1)
