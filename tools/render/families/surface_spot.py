"""Spots under the ceiling: one cylinder, or two that turn on a bar."""
from families.spots import head
from scene import materials
from scene.product import Staged
from scene.shapes import box, rod


def build(p):
    body, angle = materials.finish(p.finish), p.mm("beam_angle", 36)
    if (p.count or 1) > 1:
        return _twin(p, body, angle)
    radius, height = p.mm("diameter_mm", 78) / 2, p.mm("height_mm", 110)
    plate = rod("plate", radius * 0.92, 3, materials.dark_rubber(), at=(0, 0, -3))
    shell = head(body, radius, height - 3, angle, at=(0, 0, -3))
    return Staged("ceiling", [plate, shell], fill=0.44, shift=(0, 0.15), camera=(18, -38), wall=0.55)


def _twin(p, body, angle):
    length = p.mm("length_mm", 220)
    bar = box("bar", (length, 52, 24), body, at=(0, 0, -12), edge=4)
    framed = [bar]
    for side, tilt, turn in ((-1, 20, -100), (1, 26, 84)):
        x = side * length * 0.28
        rod("collar", 11, 4, body, at=(x, 0, -28), edge=1)
        rod("joint", 7, 26, body, at=(x, 0, -46), edge=1.5)
        framed.append(head(body, 30, 92, angle, at=(x, 0, -44), tilt=tilt, turn=turn))
    return Staged("ceiling", framed, fill=0.54, shift=(0, 0.15), camera=(16, -34), wall=0.42)
