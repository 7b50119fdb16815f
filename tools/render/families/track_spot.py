"""A spot on its rail: a round head on an adapter under the ceiling, or a slim one that magnets hold in a channel let into it."""
from families.spots import head
from scene import materials
from scene.product import Staged
from scene.shapes import box, rectangle, rod


def build(p):
    body, radius, length = materials.finish(p.finish), p.mm("diameter_mm", 85) / 2, p.mm("length_mm", 160)
    angle = p.mm("beam_angle", 24)
    return _magnetic(body, radius, length, angle) if p.is_("elec_class", "iii") else _railed(body, radius, length, angle)


def _railed(body, radius, length, angle):
    rail, deep = 1600, 33
    for side in (-1, 1):
        box("wall of the rail", (rail, 9, deep), body, at=(0, side * 13.5, -deep / 2), edge=0.8)
    box("back of the rail", (rail, 34, 4), body, at=(0, 0, -3), edge=0.4)
    copper = materials.metal("copper")
    for side in (-1, 1):
        box("conductor", (rail, 1.2, 3), copper, at=(0, side * 8.6, -17), edge=0.2)
    adapter = box("adapter", (length * 0.72, 34, 17), body, at=(0, 0, -deep - 8.5), edge=2.5)
    rod("collar", radius * 0.36, 5, body, at=(0, 0, -deep - 22), edge=1)
    drop = -deep - 50
    rod("joint", radius * 0.20, 40, body, at=(0, 0, drop), edge=1.5)
    shell = head(body, radius, length, angle, at=(0, 0, drop + 6), tilt=36, turn=108, ribs=5)
    return Staged("ceiling", [adapter, shell], fill=0.52, shift=(0.06, 0.12), camera=(32, -34), wall=0.42, ceiling_at=0)


def _magnetic(body, radius, length, angle):
    """48 V: the channel is 26 mm wide, its black walls and the two copper lines show in the ceiling."""
    rail, wide, deep = 1600, 26, 44
    black = materials.paint("black")
    for side in (-1, 1):
        box("wall of the channel", (rail, 1.6, deep), black, at=(0, side * (wide / 2 + 0.8), deep / 2 - 1), edge=0.2)
        box("lip", (rail, 4, 1.4), black, at=(0, side * (wide / 2 + 2), -0.7), edge=0.3)
        box("conductor", (rail, 1, 2.4), materials.metal("copper"), at=(0, side * (wide / 2 - 1.2), deep * 0.6), edge=0.2)
    box("bed of the channel", (rail, wide, 2), black, at=(0, 0, deep), edge=0.2)
    adapter = box("adapter", (length * 0.95, wide - 2.5, 24), body, at=(0, 0, 10), edge=1)
    rod("joint", 6, 30, body, at=(0, 0, -26), edge=1.2)
    rod("collar", 9, 4, body, at=(0, 0, -6), edge=0.8)
    shell = head(body, radius, length, angle, at=(0, 0, -22), tilt=34, turn=102, recess=0.55)
    return Staged("ceiling", [adapter, shell], fill=0.52, shift=(0.06, 0.12), camera=(32, -34), wall=0.5, hole=rectangle(rail, wide + 2), ceiling_at=0)
