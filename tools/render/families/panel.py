"""LED panels in the grid of a ceiling."""
from scene import materials
from scene.product import Staged, beam, lamp
from scene.shapes import rectangle, sheet


def build(p):
    length, width = p.mm("length_mm", 595), p.mm("width_mm", 595)
    frame = sheet("frame", [rectangle(length, width, 2), rectangle(length - 26, width - 26, 1)], 8, materials.paint("white"), at=(0, 0, -4), edge=0.8)
    lamp(sheet("diffuser", [rectangle(length - 25, width - 25)], 2, materials.opal(5.0), at=(0, 0, -1.5), edge=0.2))
    beam((0, 0, -6), (0, 0, -1000), min(length, width) * 0.9, p.mm("beam_angle", 110), 0.4)
    hole = rectangle(length - 10, width - 10)
    return Staged("ceiling", [frame], fill=0.62, shift=(0, 0.12), camera=(28, -30), wall=0.45, hole=hole, ceiling_at=0)
