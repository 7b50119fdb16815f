"""A Euro cylinder with its keys, lying on stone."""
import math

from families.fixings import cylinder_outline
from scene import materials
from scene.product import Staged
from scene.shapes import circle, lathe, mesh, rod, rounded, sheet


def build(p):
    inner, outer = (float(x) for x in str(p.facts.get("cylinder_mm", "30/30")).replace("-", "/").split("/")[:2])
    body, lift = materials.finish(p.finish), 8.6
    length = inner + outer
    halves = []
    for side, size in ((-1, inner), (1, outer)):
        cut = 5.0
        middle = side * (cut + size) / 2
        halves.append(sheet("half", [cylinder_outline()], size - cut, body, at=(middle, 0, lift), turn=(90, 0, 90), edge=0.5))
    rod("cam", 7.6, 10, materials.metal("stainless"), at=(-5, 0, lift + 8), turn=(0, 90, 0), edge=0.6)
    sheet("lever", [[(-4, 0), (4, 0), (2.6, 15), (-2.6, 15)]], 8, materials.metal("stainless"), at=(0, 0, lift + 8), turn=(60, 0, 90), edge=0.6)
    rod("plug", 6.3, length + 1, body, at=(-inner - 0.5, 0, lift + 8), turn=(0, 90, 0), edge=0.5)
    slot = [(outer + 0.56, -0.8, -4), (outer + 0.56, 0.8, -4), (outer + 0.56, 0.8, 4), (outer + 0.56, -0.8, 4)]
    mesh("keyway", [(x, y, z + lift + 8) for x, y, z in slot], [(0, 1, 2, 3)], materials.matt(0.003, 0.003, 0.003))
    if p.is_("cylinder_type", "key-turn"):
        stem = [(0, 0), (6, 0), (6, 9), (13.5, 11), (14, 24), (12, 26), (0, 26)]
        halves.append(lathe("turn", rounded(stem, 2), body, at=(-inner, 0, lift + 8), turn=(0, -90, 0)))
    for i in range(3):
        halves += _key(-8 + 13 * i, -38 - 3 * i, 1.4 + 2.2 * i, -18 + 17 * i)
    return Staged("lying", halves, fill=0.74, camera=(24, 34), ground=materials.board())


def _key(x, y, z, angle):
    """A dimple key lying flat, its bow towards the camera."""
    nickel = materials.metal("satin_nickel")
    blade = [(-4.2, 0), (4.2, 0), (4.2, 26), (2.4, 29), (-2.4, 29), (-4.2, 26)]
    a = math.radians(angle)
    turn = (0, 0, angle)
    tip = sheet("blade", [blade], 2.4, nickel, at=(x - 10 * math.sin(a), y + 10 * math.cos(a), z), turn=turn, edge=0.4)
    bow = sheet("bow", [circle(12.5, 64), circle(3.6, 32, (0, -6.5))], 3.2, nickel, at=(x, y, z), turn=turn, edge=0.9)
    for i in range(4):
        d = 16 + 4.5 * i
        rod("dimple", 1.3, 0.1, materials.matt(0.12, 0.12, 0.12), at=(x - d * math.sin(a), y + d * math.cos(a), z + 1.2), edge=0.02)
    return [tip, bow]
