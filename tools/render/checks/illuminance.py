"""Bakes the illuminance of the floor of empty rooms in Cycles, for illuminance.ts.

blender --background --factory-startup --python illuminance.py -- <rooms.json> <answer.json>

Watts stand for lumens: what Cycles gives in W/m2 is lux then. Lengths arrive in mm.
"""

import json
import math
import sys

import bpy

SAMPLES = 1024
# How far the two are apart is the noise.
SEEDS = (1, 2)
BOUNCES = 64


def face_corners(face):
    """Round the face, so that it looks into the room, with the corner of both least sides first."""
    axis, facing, at = face["axis"], face["facing"], face["at"]
    (u0, u1), (v0, v1) = face["u"], face["v"]
    around = [(u0, v0), (u1, v0), (u1, v1), (u0, v1)]
    corners = []
    for u, v in around:
        place = [0, 0, 0]
        place[axis], place[(axis + 1) % 3], place[(axis + 2) % 3] = at, u, v
        corners.append([value / 1000 for value in place])
    return corners if facing == 1 else corners[::-1]


def add_face(face, reflectance):
    mesh = bpy.data.meshes.new(face["surface"])
    mesh.from_pydata(face_corners(face), [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new(name="bake")
    for loop, place in enumerate([(0, 0), (1, 0), (1, 1), (0, 1)]):
        layer.data[loop].uv = place
    material = bpy.data.materials.new(face["surface"])
    material.use_nodes = True
    nodes = material.node_tree.nodes
    nodes.clear()
    matt = nodes.new("ShaderNodeBsdfDiffuse")
    matt.inputs["Color"].default_value = (reflectance, reflectance, reflectance, 1)
    output = nodes.new("ShaderNodeOutputMaterial")
    material.node_tree.links.new(matt.outputs["BSDF"], output.inputs["Surface"])
    mesh.materials.append(material)
    body = bpy.data.objects.new(face["surface"], mesh)
    bpy.context.collection.objects.link(body)
    return body


def add_panel(panel):
    """A matt square that shines down."""
    light = bpy.data.lights.new("panel", "AREA")
    light.shape = "SQUARE"
    light.size = panel["size"] / 1000
    # Cycles takes a quarter of the power over the area for the radiance; of a matt surface it is a pi-th.
    light.energy = panel["flux"] * 4 / math.pi
    light.spread = math.pi
    body = bpy.data.objects.new("panel", light)
    body.location = [panel[axis] / 1000 for axis in "xyz"]
    bpy.context.collection.objects.link(body)


def bake_floor(body, columns, rows):
    image = bpy.data.images.new("bake", columns, rows, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    node = body.active_material.node_tree.nodes.new("ShaderNodeTexImage")
    node.image = image
    body.active_material.node_tree.nodes.active = node
    bpy.ops.object.select_all(action="DESELECT")
    body.select_set(True)
    bpy.context.view_layer.objects.active = body
    # Without its colour the diffuse light of a surface is its illuminance over pi.
    bpy.ops.object.bake(type="DIFFUSE", pass_filter={"DIRECT", "INDIRECT"}, margin=0)
    return [image.pixels[place] * math.pi for place in range(0, 4 * columns * rows, 4)]


def bake_room(room, seed):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.world = bpy.data.worlds.new("dark")
    scene.world.color = (0, 0, 0)
    cycles = scene.cycles
    cycles.samples = SAMPLES
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces = cycles.diffuse_bounces = BOUNCES
    cycles.sample_clamp_direct = cycles.sample_clamp_indirect = 0
    cycles.seed = seed
    bodies = [add_face(face, room["reflectances"][face["surface"]]) for face in room["faces"]]
    for panel in room["panels"]:
        add_panel(panel)
    return [
        bake_floor(body, face["columns"], face["rows"])
        for body, face in zip(bodies, room["faces"])
        if face["surface"] == "floor"
    ]


rooms_file, answer_file = sys.argv[sys.argv.index("--") + 1 :]
with open(rooms_file, encoding="utf-8") as file:
    rooms = json.load(file)
with open(answer_file, "w", encoding="utf-8") as file:
    json.dump([[bake_room(room, seed) for seed in SEEDS] for room in rooms], file)
