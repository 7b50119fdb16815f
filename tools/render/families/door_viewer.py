"""A door viewer: the lens in its flange as one sees it from outside, and its sleeve beside it."""
from scene import materials
from scene.product import Staged
from scene.shapes import ball, lathe, loop, rod, rounded


def build(p):
    body = materials.finish(p.finish)
    ring = loop([(14, 0), (14, 2), (11.5, 3.6), (7.2, 3.4), (6.4, 1.6), (6.4, 0)], 0.6)
    flange = lathe("flange", ring, body, turn=(90, 0, 0), segments=128)
    rod("dark", 6.3, 0.5, materials.matt(0.004, 0.004, 0.006), turn=(90, 0, 0), edge=0.1)
    ball("lens", 6.2, materials.glass("clear"), at=(0, -1.4, 0), squash=1.0)
    thread = [(0, 0), (12, 0), (12.4, 1.6), (10.8, 2.6), (7, 2.8)]
    for i in range(14):
        z = 4 + i * 2.2
        thread += [(6.9, z), (6.2, z + 1.1)]
    thread += [(6.6, 35), (5.4, 36), (0, 36)]
    sleeve = lathe("sleeve", rounded(thread, 0.4), body, at=(34, -12.4, -16), turn=(0, 0, 0), segments=96)
    return Staged("wall", [flange, sleeve], fill=0.66, camera=(-16, 10), lens=85, ground=materials.door())
