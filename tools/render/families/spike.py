"""A garden spot on a spike, in gravel-coloured ground, aimed at the wall behind."""
from families.spots import head
from scene import materials
from scene.product import Staged
from scene.shapes import box, lathe, rounded


def build(p):
    body, radius, height = materials.finish(p.finish), p.mm("diameter_mm", 75) / 2, p.mm("height_mm", 330)
    stake = height * 0.5
    spike = lathe("spike", rounded([(0, -2), (4, -2), (12, stake * 0.9), (17, stake * 0.92), (17, stake), (0, stake)], 2), materials.dark_rubber())
    yoke = [box("cheek", (5, 22, 60), body, at=(side * (radius * 0.62), 0, stake + 26), edge=2) for side in (-1, 1)]
    box("cross", (radius * 1.3, 22, 6), body, at=(0, 0, stake + 2), edge=2)
    shell = head(body, radius, 130, p.mm("beam_angle", 36), at=(10, -34, stake + 40), tilt=128, turn=-24, ribs=6)
    return Staged("floor", [spike, shell, *yoke], fill=0.52, camera=(24, 10), wall=1.0, shift=(0, -0.10), ground=materials.terrace())
