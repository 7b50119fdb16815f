"""A spun metal dome, white inside, with a lamp in it."""
import math

from families.pendants import cord, holder
from scene import materials
from scene.product import Staged, lamp
from scene.shapes import ball, lathe, loop, rounded

WALL = 1.6


def build(p):
    radius = p.mm("diameter_mm", 420) / 2
    height = radius * 1.12
    outer = [(radius * math.sin(a), height * math.cos(a)) for a in (math.pi / 2 * (1 - t / 24) for t in range(23))]
    neck = radius * 0.13
    outer = [point for point in outer if point[0] > neck] + [(neck, height * 0.995)]
    inner = [(x - WALL, z - WALL if i else z) for i, (x, z) in enumerate(outer)]
    body = materials.finish(p.finish)
    shell = lathe("dome", outer, body, segments=160, smooth=60)
    lining = lathe("lining", inner, materials.matt(0.86, 0.83, 0.78), segments=160, smooth=60)
    rim = lathe("rim", loop([(radius + 1.2, -2.4), (radius + 1.2, 1.2), (radius - 2.6, 1.2), (radius - 2.6, -2.4)], 1.2), body, segments=160)
    cup = holder(height * 0.985, body, radius=max(20, radius * 0.13), height=max(46, radius * 0.3))
    cord(height * 1.2, radius * 6)
    lamp(ball("bulb", 30, materials.opal(60.0), at=(0, 0, height * 0.36)))
    collar = [(14, height * 0.5), (14, height * 0.98)]
    lathe("collar", rounded([(0, height * 0.5)] + collar, 2), materials.matt(0.8, 0.8, 0.78))
    return Staged("hanging", [shell, rim, cup, lining], fill=0.66, shift=(0, -0.02), camera=(0, -13))
