"""A rotary dimmer: knob with a mark, on its plate."""
from families.plates import STAND, frame, insert, surface
from scene import materials
from scene.product import Staged
from scene.shapes import box, lathe, rounded


def build(p):
    body, proud = surface(p.finish), p.mm("projection_mm", 18)
    plate = frame(p.mm("width_mm", 86), p.mm("height_mm", 86), body)
    insert(59.4, 59.4, body, proud=-0.6)
    reach = proud - STAND - 1
    knob = lathe("knob", rounded([(20.5, 0), (20, reach), (17.5, reach + 1), (0, reach + 0.4)], 1.6), body, at=(0, -STAND, 0), turn=(90, 0, 0), segments=128)
    lathe("well", [(22.5, 0), (20.5, -1.5), (0, -1.5)], materials.matt(0.05, 0.05, 0.05), at=(0, -STAND - 0.2, 0), turn=(90, 0, 0))
    box("mark", (1.1, 0.5, 8), materials.matt(0.3, 0.28, 0.25), at=(0, -proud + 0.25, 12), edge=0.1)
    return Staged("wall", [plate, knob], fill=0.62, camera=(-26, 16), lens=85)
