"""A push bar across a fire door: two housings and the bar between them."""
from scene import materials
from scene.product import Staged
from scene.shapes import box, rod


def build(p):
    length = p.mm("length_mm", 1000) * 0.62  # the bar is cut to the door; shown on a narrow leaf
    body = materials.finish(p.finish)
    dark = materials.paint("black")
    parts = []
    for side in (-1, 1):
        x = side * (length / 2 - 20)
        parts.append(box("housing", (54, 62, 170), body if side < 0 else body, at=(x, -31, 0), edge=6))
        parts.append(box("arm", (26, 90, 40), dark, at=(x - side * 6, -70, -8), turn=(12, 0, 0), edge=5))
    bar = rod("bar", 17, length - 40, body, at=(-(length - 40) / 2, -112, -16), turn=(0, 90, 0), edge=2)
    return Staged("wall", [bar, *parts], fill=0.82, camera=(-26, 16), lens=85, ground=materials.door())
