"""A lever on a rose with its cylinder rose below."""
from families.fixings import disc, profile_keyhole
from families.levers import round_lever, square_lever
from families.satin import finish
from scene import materials
from scene.product import Staged
from scene.shapes import rectangle, sheet

BELOW = 92


def build(p):
    square = "square" in p.code
    body = finish(p.finish) if square else materials.finish(p.finish)
    size, length, out = p.mm("rose_plate_mm", 52), p.mm("length_mm", 132), p.mm("projection_mm", 58)
    if square:
        roses = [_square(size, body, z) for z in (0, -BELOW)]
        bar = square_lever(length, out, body)
    else:
        roses = [disc(size / 2, 9, body, (0, 0, z), edge=2.2) for z in (0, -BELOW)]
        bar = round_lever(length, out, body)
    front = -9
    profile_keyhole((0, 0, -BELOW), 1.0, front)
    return Staged("wall", [bar, *roses], fill=0.70, camera=(-26, 14), lens=85, ground=materials.door())


def _square(size, body, z):
    return sheet("rose", [rectangle(size, size, 3)], 9, body, at=(0, -4.5, z), turn=(90, 0, 0), edge=1.6)
