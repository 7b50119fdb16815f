"""A touch bar across a fire door: a rail with its push pad, the latch in its housing at the lock side."""
from families.fixings import screw
from families.satin import finish
from scene import materials
from scene.product import Staged
from scene.shapes import box, mesh, rectangle, sheet


def build(p):
    length, body, black = p.mm("length_mm", 1000) * 0.62, finish(p.finish), materials.paint("black")  # cut to a narrow leaf
    half, deep, high = length / 2, 44, 66
    rail = box("rail", (length - 90, deep, high), body, at=(45, -deep / 2, 0), edge=4)
    pad = length * 0.56
    at = -half + 110 + pad / 2
    box("joint of the pad", (pad + 5, 16, high - 3), black, at=(at, -deep - 2, 0), edge=1)
    push = box("pad", (pad, 26, high - 6), body, at=(at, -deep - 12, 0), edge=7)
    end = box("end", (26, deep + 10, high + 8), black, at=(half + 4, -deep / 2 - 5, 0), edge=7)
    x = -half + 40
    head = box("head", (86, 62, 150), body, at=(x, -31, 0), edge=9)
    box("plate of the head", (62, 2, 118), black, at=(x, -62.2, 0), edge=0.8)
    sheet("field", [rectangle(56, 112, 3)], 1.2, body, at=(x, -63.4, 0), turn=(90, 0, 0), edge=0.5)
    for z in (-46, 46):
        screw((x, -63.8, z), 3.6, materials.metal("satin_nickel"), spin=z)
    latch = [(-16, 0), (0, 4), (0, 32), (-16, 32)]
    points = [(x - 42 + u, -v - 8, z) for z in (-18, 18) for u, v in latch]
    mesh("latch", points, [(0, 1, 2, 3), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], materials.metal("satin_nickel"), bevel=1.2)
    return Staged("wall", [rail, push, end, head], fill=0.86, camera=(-40, 14), lens=55, ground=materials.door())
