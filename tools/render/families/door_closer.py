"""A door closer with its scissor arm, on the upper edge of a door."""
from families.fixings import screw
from scene import materials
from scene.product import Staged
from scene.shapes import box, rod


def build(p):
    length, height, depth = p.mm("length_mm", 245), p.mm("height_mm", 60), p.mm("projection_mm", 46)
    body = materials.finish(p.finish)
    case = box("case", (length, depth, height), body, at=(0, -depth / 2, 0), edge=5)
    for side in (-1, 1):
        box("seam", (0.8, depth + 0.3, height + 0.3), materials.matt(0.08, 0.08, 0.08), at=(side * length * 0.42, -depth / 2, 0), edge=0.1)
    x, y, z = -length * 0.22, -depth * 0.5, height / 2
    rod("spindle", 10, 12, body, at=(x, y, z - 2), edge=1.5)
    first = box("arm", (190, 18, 6), body, at=(x + 82, y - 34, z + 12), turn=(0, 0, -24), edge=2)
    rod("elbow", 11, 20, body, at=(x + 168, y - 72, z + 6), edge=2)
    second = box("forearm", (150, 16, 6), body, at=(x + 120, y - 30, z + 20), turn=(0, 0, -42), edge=2)
    shoe = box("shoe", (60, 34, 8), body, at=(x + 62, y + 22, z + 24), edge=2)
    rod("pin", 8, 14, body, at=(x + 66, y + 18, z + 16), edge=1)
    for sx in (-1, 1):
        for sz in (-1, 1):
            screw((sx * length * 0.455, -depth, sz * height * 0.30), 3.2, materials.metal("satin_nickel"))
    return Staged("wall", [case, first, second, shoe], fill=0.80, camera=(-28, 20), lens=85, ground=materials.door())
