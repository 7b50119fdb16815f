"""A butt hinge, open flat: two leaves, knuckles with bearings, eight screws."""
from families.fixings import screw
from families.satin import finish
from scene import materials
from scene.product import Staged
from scene.shapes import ball, circle, rectangle, rod, sheet


def build(p):
    height, width = p.mm("height_mm", 102), p.mm("width_mm", 76)
    body, r = finish(p.finish), 6.5
    leaf_w, framed = width / 2 - 1, []
    for side in (-1, 1):
        middle = side * (leaf_w / 2 + 1)
        spots = [(side * x, z) for x, z in ((leaf_w * 0.70, height * 0.36), (leaf_w * 0.40, height * 0.14), (leaf_w * 0.40, -height * 0.14), (leaf_w * 0.70, -height * 0.36))]
        outline = rectangle(leaf_w, height, 6, centre=(middle, 0))
        framed.append(sheet("leaf", [outline, *[circle(3.2, 40, spot) for spot in spots]], 3, body, at=(0, -1.5, 0), turn=(90, 0, 0), edge=0.5))
        for x, z in spots:
            screw((x, -2.4, z), 4.4, body, spin=20 + x * 3 + z)
    knuckle = (height - 8) / 5
    for i in range(5):
        z = -height / 2 + 1 + i * (knuckle + 1.5)
        framed.append(rod("knuckle", r, knuckle, body, at=(0, -r * 0.6, z), edge=0.6))
        if i < 4:
            rod("bearing", r * 0.92, 1.5, materials.metal("chrome"), at=(0, -r * 0.6, z + knuckle), edge=0.2)
    for side in (-1, 1):
        ball("tip", r * 0.95, body, at=(0, -r * 0.6, side * height / 2), squash=0.7)
    return Staged("wall", framed, fill=0.66, camera=(-24, 12), lens=85, ground=materials.door())
