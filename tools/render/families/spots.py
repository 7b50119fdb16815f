"""The head that spots share: a cylinder whose lens sits back in an anti-glare ring, and its beam."""
import math

import bpy
from mathutils import Matrix, Vector

from scene import materials
from scene.product import beam, lamp
from scene.shapes import MM, lathe, rod, rounded

POWER = 0.35


def head(body, radius, length, angle, at=(0, 0, 0), tilt=0.0, turn=0.0, inside=None, ribs=0):
    """A spot whose back centre is at `at`, looking down; `tilt` leans it to the front, then `turn` about z (degrees)."""
    before = set(bpy.data.objects)
    profile = [(0, 0), (radius, 0)]
    for i in range(ribs):
        z = -length * (0.16 + 0.07 * i)
        profile += [(radius, z), (radius * 0.9, z - 0.5), (radius * 0.9, z - length * 0.035), (radius, z - length * 0.035 - 0.5)]
    rim, back = radius * 0.9, -length * 0.72
    profile += [(radius, -length), (rim, -length), (rim * 0.98, -length * 0.97), (radius * 0.70, back), (0, back)]
    shell = lathe("head", rounded(profile, 1.4), body, segments=128)
    cone = [(rim * 0.985, -length * 0.972), (radius * 0.695, back - 1.2), (0, back - 1.2)]
    lathe("baffle", cone, inside or materials.matt(0.03, 0.03, 0.03), segments=96)
    lamp(rod("lens", radius * 0.60, 2.5, materials.emitter(26.0), at=(0, 0, back - 4.4)))
    beam((0, 0, back - 5), (0, 0, -1000), radius, angle, POWER)
    pose = Matrix.Translation(Vector(at) * MM) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(-tilt), 4, "X")
    for obj in set(bpy.data.objects) - before:
        obj.matrix_world = pose @ obj.matrix_basis
    return shell
