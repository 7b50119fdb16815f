"""What the catalogue tells of a product, as the families read it."""
import math
import random

import bpy
from mathutils import Vector

from scene.shapes import MM


class Product:
    """A variant's facts; lengths in mm."""

    def __init__(self, job):
        self.code = job["code"]
        self.family = job["family"]
        self.finish = job["finish"].replace("-", "_")
        self.count = job.get("count")
        self.tiers = job.get("tiers")
        self.shade = job.get("shade")
        self.facts = job["facts"]
        self.dice = random.Random(self.code)

    def mm(self, name, otherwise):
        """A number of the catalogue; the first of a range."""
        value = self.facts.get(name, otherwise)
        if isinstance(value, list):
            value = value[0]
        return float(value) if isinstance(value, (int, float)) else otherwise

    def is_(self, name, value=True):
        """Whether the fact equals the value or lists it."""
        fact = self.facts.get(name)
        return value in fact if isinstance(fact, list) else fact == value


class Staged:
    """How a product wants to be seen: a place of the studio, the solids to frame, changes to the place."""

    def __init__(self, place, framed, **changes):
        self.place, self.framed, self.changes = place, framed, changes


def lamp(*solids):
    """Marks solids as giving the lamp's light, which is stored apart from the room's."""
    for solid in solids:
        solid.lightgroup = "lamp"
    return solids[0]


def bulb_light(at, radius, power):
    """A small round source at a point (mm): the light of a bulb that is not itself seen."""
    data = bpy.data.lights.new("bulb", "POINT")
    data.energy, data.shadow_soft_size = power, radius * MM
    return _hang(data, at)


def beam(at, towards, diameter, angle, power):
    """A round opening that throws a beam of the given full angle (degrees, at half of the peak)."""
    data = bpy.data.lights.new("beam", "AREA")
    data.shape, data.size, data.energy = "DISK", diameter * MM, power
    data.spread = math.radians(min(180.0, angle * 1.7))
    light = _hang(data, at)
    light.rotation_euler = (Vector(at) - Vector(towards)).to_track_quat("Z", "Y").to_euler()
    return light


def _hang(data, at):
    light = bpy.data.objects.new(data.name, data)
    bpy.context.scene.collection.objects.link(light)
    light.location = Vector(at) * MM
    light.visible_camera = False
    light.lightgroup = "lamp"
    return light
