"""A garden spot on its spike, stuck into the gravel of a border, aimed at the wall behind."""
import math

from families.spots import head
from scene import materials
from scene.product import Staged
from scene.shapes import ball, box, copies, lathe, placed, rod, rounded


def build(p):
    body, radius, height = materials.finish(p.finish), p.mm("diameter_mm", 75) / 2, p.mm("height_mm", 330)
    stake = height * 0.40
    lathe("spike", rounded([(0, -60), (3, -60), (12, stake * 0.9), (17, stake * 0.92), (17, stake), (0, stake)], 2), materials.dark_rubber())
    for turn in (0, 90):
        box("rib", (28, 3, stake * 0.8), materials.dark_rubber(), at=(0, 0, stake * 0.36), turn=(0, 0, turn + 40), edge=1)
    collar = rod("collar", 20, 14, body, at=(0, 0, stake - 8), edge=3)
    side, turn, tilt, back = radius + 5, 80, 132, 58  # back: from the joint to the back of the head
    c, d = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    joint = stake + 58
    yoke = [box("cheek", (5, 20, 74), body, at=(s * side * c, s * side * d, stake + 36), turn=(0, 0, turn), edge=2) for s in (-1, 1)]
    box("cross", (side * 2 + 5, 20, 6), body, at=(0, 0, stake + 4), turn=(0, 0, turn), edge=2)
    for s in (-1, 1):
        rod("knob", 9, 8, body, at=(s * side * c, s * side * d, joint), turn=(0, 90 * s, turn), edge=2)
    flat, rise = back * math.sin(math.radians(tilt)), back * math.cos(math.radians(tilt))
    shell = head(body, radius, 130, p.mm("beam_angle", 36), at=(-flat * d, flat * c, joint + rise), tilt=tilt, turn=turn, ribs=6)
    ground = rod("ground", 1, 1, materials.terrace(), at=(0, 0, 0))
    _gravel(p)
    return Staged("floor", [ground, collar, shell, *yoke], fill=0.58, camera=(18, 24), wall=0.36, shift=(0.05, -0.04), ground=materials.terrace())


def _gravel(p):
    """Pebbles in a patch about the spike."""
    for shade in ((0.30, 0.27, 0.23), (0.46, 0.42, 0.36), (0.20, 0.185, 0.17)):
        places = []
        for _ in range(150):
            far, a = 16 + 165 * math.sqrt(p.dice.random()), p.dice.uniform(0, 2 * math.pi)
            places.append(placed((far * math.cos(a), far * math.sin(a), p.dice.uniform(0, 5)), (p.dice.uniform(-30, 30), p.dice.uniform(-30, 30), p.dice.uniform(0, 180)), p.dice.uniform(0.6, 1.5)))
        copies(ball("pebble", 8, materials.matt(*shade), squash=0.6, rings=8, segments=12), places)
