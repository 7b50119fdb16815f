"""A reel of LED strip, and a length of it unrolled in front, lit."""
import math

from scene import materials
from scene.product import Staged, beam, lamp
from scene.shapes import band, box, circle, mesh, sheet, tube


def build(p):
    wide, cob = p.mm("width_mm", 8), p.mm("beam_angle", 120) >= 180
    reel, hub = 92.0, 34.0
    white = materials.gloss("white")
    holes = [circle(13, 32, (58 * math.cos(a), 58 * math.sin(a))) for a in (math.radians(30 + 60 * i) for i in range(6))]
    back = sheet("cheek", [circle(reel, 160), *holes], 2, white, at=(0, wide / 2 + 3, reel), turn=(90, 0, 0), edge=0.6)
    band("hub", hub, 4, wide + 4, white, at=(0, 0, reel), turn=(90, 0, 0))
    spiral = []
    for i in range(14 * 40):
        a = 2 * math.pi * i / 40
        r = hub + 4 + (reel - 10 - hub) * i / (14 * 40)
        spiral.append((r, a))
    _ribbon(spiral, wide, reel)
    length = 270
    tape = box("tape", (length, wide, 1.2), materials.matt(0.80, 0.78, 0.74), at=(20, -56, 0.8), edge=0.2)
    if cob:
        lamp(box("phosphor", (length - 8, wide * 0.45, 1.4), materials.emitter(9.0, (0.85, 0.62, 0.12)), at=(20, -56, 2.0), edge=0.6))
    else:
        for i in range(16):
            x = 20 + (i - 7.5) * length / 16.4
            lamp(box("chip", (5, 5, 1.4), materials.emitter(30.0, (0.85, 0.62, 0.12)), at=(x, -56, 2.0), edge=0.3))
    if p.is_("ip_rating", "ip67"):
        box("sleeve", (length + 4, wide + 3, 4.4), materials.thin_glass("clear"), at=(20, -56, 2.3), edge=1.2)
    beam((20, -56, 6), (20, -56, 1000), 60, 150, 0.02)
    tube("lead", [(155, -56, 1.5), (172, -56, 2), (186, -66, 2), (178, -84, 2)], 1.3, materials.matt(0.45, 0.02, 0.02))
    return Staged("floor", [back, tape], fill=0.74, camera=(12, 16), wall=0.5, ground=materials.board())


def _ribbon(spiral, wide, reel):
    points, faces = [], []
    for i, (r, a) in enumerate(spiral):
        x, z = r * math.cos(a), reel + r * math.sin(a)
        points += [(x, -wide / 2, z), (x, wide / 2, z)]
        if i:
            faces.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
    mesh("coil", points, faces, materials.matt(0.80, 0.72, 0.42))
