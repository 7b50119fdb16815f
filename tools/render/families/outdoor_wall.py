"""Outdoor wall lights: a cube that opens up and down, or an opal panel with a motion sensor."""
from families.satin import finish
from scene import materials
from scene.product import Staged, beam, lamp
from scene.shapes import ball, box, rectangle, rod, sheet


def build(p):
    body = finish(p.finish)
    height, width, depth = p.mm("height_mm", 120), p.mm("width_mm", 120), p.mm("projection_mm", 120)
    return _sensor(body, height, width, depth) if p.shade == "opal" else _cube(body, height, width, depth)


def _cube(body, height, width, depth):
    half = height / 2
    outline, hole = rectangle(width, depth, 4), rectangle(width - 10, depth - 10, 2)
    shell = [sheet("shell", [outline, hole], height, body, at=(0, -depth / 2, 0), edge=1.5)]
    box("core", (width - 3, depth - 6, height * 0.6), materials.matt(0.02, 0.02, 0.02), at=(0, -depth / 2, 0))
    for sign in (-1, 1):
        lamp(box("lens", (width - 30, depth - 36, 3), materials.emitter(16.0), at=(0, -depth / 2, sign * half * 0.62)))
        beam((0, -depth / 2, sign * half * 0.66), (0, -depth / 2, sign * 1000), width * 0.5, 70, 0.6)
    return Staged("wall", shell, fill=0.32, camera=(28, 6), lens=75)


def _sensor(body, height, width, depth):
    back = box("back", (width, depth * 0.3, height), body, at=(0, -depth * 0.15, 0), edge=5)
    hood = box("hood", (width, depth * 0.95, 14), body, at=(0, -depth * 0.475, height / 2 - 7), edge=4)
    foot = box("foot", (width, depth * 0.62, 40), body, at=(0, -depth * 0.31, -height / 2 + 20), edge=5)
    glass = lamp(box("diffuser", (width - 14, depth * 0.7, height - 58), materials.opal(7.0), at=(0, -depth * 0.42, 13), edge=9))
    rod("eye ring", 17, 8, materials.dark_rubber(), at=(0, -depth * 0.62, -height / 2 + 20), turn=(90, 0, 0), edge=2)
    ball("eye", 13, materials.gloss("white"), at=(0, -depth * 0.62 - 6, -height / 2 + 20))
    return Staged("wall", [back, hood, foot, glass], fill=0.50, camera=(26, 4), lens=75)
