"""A slim cone that throws its beam straight down."""
from families.pendants import cord
from scene import materials
from scene.product import Staged, beam, lamp
from scene.shapes import lathe, rod, rounded


def build(p):
    radius, height = p.mm("diameter_mm", 110) / 2, p.mm("height_mm", 320)
    body = materials.finish(p.finish)
    outer = rounded([(radius - 1.5, 6), (radius - 1.5, 0), (radius, 0), (radius * 0.98, 10), (radius * 0.30, height * 0.82), (radius * 0.26, height), (0, height)], 3)
    cone = lathe("cone", outer, body, segments=128)
    lathe("lining", [(radius - 1.5, 1), (radius * 0.62, 62), (0, 62)], materials.matt(0.78, 0.75, 0.70), segments=96)
    rod("tip", radius * 0.12, 22, body, at=(0, 0, height - 1), edge=1.5)
    lamp(rod("lens", radius * 0.56, 3, materials.emitter(30.0), at=(0, 0, 52)))
    beam((0, 0, 50), (0, 0, -1000), radius, 50, 0.5)
    cord(height + 18, height * 6, radius=1.8)
    return Staged("hanging", [cone], fill=0.60, shift=(0, -0.02), camera=(0, -12), wall=0.5)
