"""The head that spots share: a cylinder whose lens sits back in a stepped anti-glare ring, and its beam."""
import math

import bpy
from mathutils import Matrix, Vector

from scene import materials
from scene.product import beam, bulb_light, lamp
from scene.shapes import MM, lathe, rod, rounded

POWER = 0.35


def optic(radius, z, strength=0.5):
    """A round lens that looks down at height z: a hot core, rings that catch less and less of it."""
    lamp(rod("core", radius * 0.42, 2.0, materials.emitter(strength * 5), at=(0, 0, z)))
    rings = [(radius * 0.44, z + 0.2), (radius * 0.58, z - 1.1), (radius * 0.62, z + 0.2), (radius * 0.80, z - 1.0), (radius * 0.84, z + 0.2), (radius, z - 0.6), (radius, z + 2), (radius * 0.44, z + 2)]
    lamp(lathe("lens", rings, materials.emitter(strength, (0.9, 0.9, 0.9)), segments=96))


def baffle(mouth, throat, top, bottom, steps=4):
    """The profile of an anti-glare ring that narrows from the mouth (at `bottom`) to the throat in steps."""
    found = []
    for i in range(steps):
        r = mouth + (throat - mouth) * i / steps
        z = bottom + (top - bottom) * i / steps
        found += [(r, z), (r * 0.985, bottom + (top - bottom) * (i + 0.9) / steps)]
    return [*found, (throat, top)]


def glow(at, radius):
    """What the lit floor of a room throws back up: keeps ceiling and walls by night from blotches of black."""
    bulb_light(at, radius, POWER * 0.05)


def head(body, radius, length, angle, at=(0, 0, 0), tilt=0.0, turn=0.0, inside=None, ribs=0, recess=0.5):
    """A spot whose back centre is at `at`, looking down; `tilt` leans it to the front, then `turn` about z (degrees)."""
    before = set(bpy.data.objects)
    profile = [(0, 0), (radius, 0)]
    for i in range(ribs):
        z = -length * (0.16 + 0.07 * i)
        profile += [(radius, z), (radius * 0.9, z - 0.5), (radius * 0.9, z - length * 0.035), (radius, z - length * 0.035 - 0.5)]
    rim, back = radius * 0.93, -length + radius * recess
    profile += [(radius, -length), (rim, -length), (rim, back + 2), (0, back + 2)]
    shell = lathe("head", rounded(profile, 1.2), body, segments=128)
    ring = baffle(rim * 0.985, radius * 0.66, back, -length + 1.5)
    lathe("baffle", ring, inside or materials.matt(0.028, 0.027, 0.026), segments=128, smooth=20)
    optic(radius * 0.65, back - 0.5)
    beam((0, 0, back - 3), (0, 0, -1000), radius, angle, POWER)
    glow((0, 0, -length - radius * 1.6), radius * 0.6)
    pose = Matrix.Translation(Vector(at) * MM) @ Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(-tilt), 4, "X")
    for obj in set(bpy.data.objects) - before:
        obj.matrix_world = pose @ obj.matrix_basis
    return shell
