"""A flush bolt: a long plate with its lever and the shot bolt."""
from families.fixings import screw
from families.satin import finish
from scene import materials
from scene.product import Staged
from scene.shapes import box, rectangle, rod, sheet


def build(p):
    length, width = p.mm("length_mm", 200), p.mm("width_mm", 19)
    body = finish(p.finish)
    slot = rectangle(width * 0.52, length * 0.30, 3, centre=(0, length * 0.06))
    plate = sheet("plate", [rectangle(width, length, width * 0.48), slot], 3, body, at=(0, -1.5, 0), turn=(90, 0, 0), edge=0.6)
    box("well", (width * 0.5, 1, length * 0.3), materials.matt(0.03, 0.03, 0.03), at=(0, -0.2, length * 0.06), edge=0.1)
    lever = box("lever", (width * 0.44, 5, length * 0.17), body, at=(0, -3.0, length * 0.105), turn=(7, 0, 0), edge=1.4)
    shot = rod("bolt", 4.8, 34, body, at=(0, 3.4, length / 2 - 8), edge=1.5)
    for z in (length * 0.42, -length * 0.18, -length * 0.42):
        screw((0, -2.6, z), 3.4, body, spin=z)
    return Staged("wall", [plate, lever, shot], fill=0.80, camera=(-34, 12), lens=60, wall=0.03, ground=materials.door())
