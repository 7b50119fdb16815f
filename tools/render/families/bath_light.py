"""A mirror light: an opal tube between end caps on a slim bracket."""
from scene import materials
from scene.product import Staged, lamp
from scene.shapes import box, rod


def build(p):
    width, height, depth = p.mm("width_mm", 600), p.mm("height_mm", 45), p.mm("projection_mm", 110)
    body, r = materials.finish(p.finish), p.mm("height_mm", 45) / 2
    out = -(depth - r)
    plate = box("plate", (min(180, width * 0.36), 18, height * 1.3), body, at=(0, -9, 0), edge=3)
    for side in (-1, 1):
        rod("arm", 7, depth - r - 14, body, at=(side * min(60, width * 0.1), -14, 0), turn=(90, 0, 0))
        rod("cap", r + 2, 16, body, at=(side * width / 2, out, 0), turn=(0, -90 * side, 0), edge=3)
    spine = box("spine", (width - 20, 10, height * 0.55), body, at=(0, out + r * 0.85, 0), edge=2)
    light = lamp(rod("tube", r - 1, width - 30, materials.opal(9.0), at=(-(width - 30) / 2, out, 0), turn=(0, 90, 0), edge=2))
    return Staged("wall", [plate, spine, light], fill=0.80, camera=(16, -6), lens=75)
