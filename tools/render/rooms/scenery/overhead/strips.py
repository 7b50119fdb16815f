"""A LED strip laid out straight: its tape, the line of phosphor, the light that it gives. Millimetres."""
import math

import bpy
from mathutils import Matrix, Vector

from scene import materials
from scene.product import lamp
from scene.shapes import MM, box

POWER = 1.2  # of a metre


def line(facts, start, end, towards, strength=1.4, power=POWER):
    """A strip from `start` to `end` that shines along `towards`; its width is the catalogue's."""
    wide = float(facts.get("width_mm", 8))
    a, b, out = Vector(start), Vector(end), Vector(towards).normalized()
    along = (b - a).normalized()
    across = out.cross(along)
    pose = Matrix((along, across, out)).transposed().to_4x4()
    middle = (a + b) / 2
    pose.translation = middle * MM
    length = (b - a).length
    tape = box("tape", (length, wide, 0.6), materials.matt(0.80, 0.78, 0.75), edge=0)
    glow = lamp(box("phosphor", (length - 6, wide * 0.45, 0.8), materials.emitter(strength, (0.85, 0.62, 0.12)), edge=0))
    tape.matrix_world = pose
    glow.matrix_world = pose @ Matrix.Translation(Vector((0, 0, 0.9)) * MM)
    _light(middle + out * 3, pose, length, wide, power)
    return tape


def _light(at, pose, length, wide, power):
    data = bpy.data.lights.new("strip", "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", length * MM, wide * MM
    data.energy, data.spread = power * length * MM, math.radians(178)
    light = bpy.data.objects.new("strip", data)
    bpy.context.scene.collection.objects.link(light)
    light.matrix_world = pose @ Matrix.Rotation(math.pi, 4, "X")
    light.matrix_world.translation = at * MM
    light.visible_camera = False
    light.lightgroup = "lamp"
    return light
