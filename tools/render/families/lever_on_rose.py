"""A lever on its rose. A rose for the cylinder below it is bought separately, so it is not shown."""
from families.fixings import disc
from families.levers import round_lever, square_lever
from families.satin import finish
from scene import materials
from scene.product import Staged
from scene.shapes import rectangle, sheet


def build(p):
    square = "square" in p.code
    body = finish(p.finish) if square else materials.finish(p.finish)
    size, length, out = p.mm("rose_plate_mm", 52), p.mm("length_mm", 132), p.mm("projection_mm", 58)
    if square:
        rose = sheet("rose", [rectangle(size, size, 3)], 9, body, at=(0, -4.5, 0), turn=(90, 0, 0), edge=1.6)
        bar = square_lever(length, out, body)
    else:
        rose = disc(size / 2, 9, body, (0, 0, 0), edge=2.2)
        bar = round_lever(length, out, body)
    return Staged("wall", [bar, rose], fill=0.70, camera=(-26, 14), lens=85, ground=materials.door())
