"""The sun, windows that it shines through, and the sky. Millimetres, degrees."""
import math

import bpy
from mathutils import Vector

from scene.shapes import rectangle, sheet
from rooms.scenery import surfaces


def sun(came_from, power, colour=(1.0, 0.86, 0.68), width=0.9):
    """Parallel light from a direction; `width` is the sun's angle and softens the shadows."""
    data = bpy.data.lights.new("sun", "SUN")
    data.energy, data.color, data.angle = power, colour, math.radians(width)
    light = bpy.data.objects.new("sun", data)
    bpy.context.scene.collection.objects.link(light)
    light.rotation_euler = Vector(came_from).to_track_quat("Z", "Y").to_euler()
    light.lightgroup = "ambient"
    return light


def window_behind(came_from, aim, away=2600, pane=(300, 420), across=2, down=3, bar=38):
    """A window behind the camera whose panes the sun throws on `aim`: a dark screen with holes, out of the picture."""
    way = Vector(came_from).normalized()
    at = Vector(aim) + way * (away / max(0.1, -way.y))
    holes = []
    for i in range(across):
        for j in range(down):
            centre = ((i - (across - 1) / 2) * (pane[0] + bar), (j - (down - 1) / 2) * (pane[1] + bar))
            holes.append(rectangle(*pane, centre=centre))
    return sheet("window wall", [rectangle(4200, 3600), *holes], 60, surfaces.paint((0.32, 0.29, 0.25)), at=tuple(at), turn=(90, 0, 0), edge=0)


def sky(zenith, horizon, strength=1.0, low=0.02, high=0.55, haze=None):
    """A gradient from the horizon upwards; it lights the scene from all around. `haze` is the colour at the horizon."""
    world = bpy.context.scene.world
    tree, back = world.node_tree, world.node_tree.nodes["Background"]
    coords, split = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    elements = ramp.color_ramp.elements
    elements[0].position, elements[0].color = low, (*(haze or horizon), 1)
    elements[1].position, elements[1].color = high, (*zenith, 1)
    elements.new(low + (high - low) * 0.28).color = (*horizon, 1)
    tree.links.new(coords.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], back.inputs["Color"])
    back.inputs["Strength"].default_value = strength
    world.cycles.sampling_method = "NONE"


