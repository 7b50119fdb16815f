"""A turned door knob on its rose."""
from scene import materials
from scene.product import Staged
from scene.shapes import lathe, rounded

PETALS = 16


def build(p):
    body = materials.finish(p.finish)
    radius, rose, out = p.mm("diameter_mm", 65) / 2, p.mm("rose_plate_mm", 70) / 2, p.mm("projection_mm", 74)
    base = [(0, 0), (rose, 0), (rose, 3), (rose - 4, 5.5), (rose - 9, 6), (rose - 11, 9), (17, 10), (15, 13), (0, 13)]
    plate = lathe("rose", rounded(base, 1.6), body, turn=(90, 0, 0), segments=128)
    neck, front = out - radius * 1.1, out
    shape = [(14, 10), (11, neck * 0.6), (12, neck), (radius * 0.72, neck + 4), (radius, neck + radius * 0.42), (radius * 0.98, neck + radius * 0.62), (radius * 0.80, front - 6), (radius * 0.72, front - 4.5), (radius * 0.66, front - 5.5), (radius * 0.40, front - 1), (0, front)]
    ball = lathe("knob", rounded(shape, 5, 6), body, turn=(90, 0, 0), segments=128)
    return Staged("wall", [plate, ball], fill=0.52, camera=(-30, 14), lens=85, ground=materials.door())
