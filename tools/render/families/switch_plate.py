"""Rocker switches, or a smart switch behind one sheet of glass."""
import math

from families.plates import frame, insert, surface
from scene import materials
from scene.product import Staged
from scene.shapes import box, circle, rectangle, sheet


# How far a rocker tips out of its frame.
PROUD = 2.0
# The signs on glass.
PRINT = 0.2


def build(p):
    width, height, gangs = p.mm("width_mm", 86), p.mm("height_mm", 86), int(p.mm("gang", 1))
    body, projection = surface(p.finish), p.mm("projection_mm", 9)
    if p.is_("body_material", "glass"):
        return _glass(width, height, projection, gangs, p.finish)
    stand = projection - PROUD
    plate = frame(width, height, body, stand)
    each = 59.2 / gangs
    for i in range(gangs):
        x = (i - (gangs - 1) / 2) * each
        rocker = insert(each - 0.6, 59, body, (x, 0), stand, 1.0)
        rocker.rotation_euler[0] += math.radians(2.0)
        box("mark", (5, 0.5, 0.9), materials.matt(0.35, 0.33, 0.30), at=(x, -stand - 0.2, -22), edge=0.1)
    return Staged("wall", [plate], fill=0.62, camera=(-24, 14), lens=85)


def _glass(width, height, projection, gangs, finish):
    thick = projection - PRINT
    plate = sheet("glass", [rectangle(width, height, 6)], thick, materials.gloss(finish), at=(0, -thick / 2, 0), turn=(90, 0, 0), edge=1.4)
    light = materials.matt(0.75, 0.75, 0.75) if finish == "black" else materials.matt(0.45, 0.44, 0.42)
    for i in range(gangs):
        x = (i - (gangs - 1) / 2) * width / max(2, gangs)
        sheet("ring", [circle(9, 48), circle(8.1, 48)], 0.2, light, at=(x, -thick - 0.1, 4), turn=(90, 0, 0), edge=0.05)
        box("line", (7, 0.2, 1), light, at=(x, -thick - 0.1, -24), edge=0.05)
    return Staged("wall", [plate], fill=0.62, camera=(-24, 14), lens=85)
