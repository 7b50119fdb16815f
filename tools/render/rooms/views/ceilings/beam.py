"""One spot under the ceiling, aimed at a picture on a plain wall: the same wall for every beam, lit by the spot alone."""
import math

import bpy
from mathutils import Vector

from rooms.scenery import shell, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.furnished import paintings
from rooms.scenery.overhead import ceiling, heads
from rooms.scenery.tables import console
from scene import materials
from scene.product import lamp
from scene.shapes import MM, box

LEFT, RIGHT, NEAR, HEIGHT = -1500, 1500, -4200, 2700
OUT, JOINT, AIM = 1000, 22, 1450  # from the wall; of the head below the ceiling; of the beam's middle above the floor
WATTS_PER_CANDELA = 0.0006


def build(pieces, aspect, beam, lumens):
    paint, white = surfaces.paint((0.50, 0.45, 0.38)), surfaces.paint((0.60, 0.565, 0.51))
    shell.ground(9000, 9000, surfaces.parquet(), at=(0, -3000, 0))
    shell.wall(LEFT - 200, RIGHT + 200, HEIGHT, paint)
    for x, inwards in ((LEFT, 1), (RIGHT, -1)):
        shell.side_wall(x, NEAR, 220, HEIGHT, paint, inwards)
    box("wall behind", (RIGHT - LEFT, 200, HEIGHT), paint, at=(0, NEAR - 100, HEIGHT / 2), edge=0)
    slot = [(-1400, -OUT - 14), (1400, -OUT - 14), (1400, -OUT + 14), (-1400, -OUT + 14)]
    ceiling.plaster(LEFT, RIGHT, NEAR, 0, HEIGHT, white, [slot])
    piece, towards = pieces["light"], (0, 0, AIM)
    heads.on_rail(piece, (0, -OUT, HEIGHT), [(0, towards)], JOINT, 2800)
    _with_photometry(piece, beam, lumens)
    things.picture((0, 0, 1500), 620, 780, paintings.landscape(0.62), materials.metal("brass"), mount=surfaces.paint((0.70, 0.67, 0.61)))
    console((0, -220, 0), surfaces.walnut(), materials.metal("brass"), width=1300)
    things.vase((430, -220, 800), "jar", surfaces.ceramic((0.50, 0.43, 0.33), 0.6), 0.7)
    look((0, -3900, 1480), aspect, lens=48)


def _with_photometry(piece, beam, lumens):
    """The light of the catalogue's beam angle and lumens, in candela, in place of the family's."""
    bpy.context.view_layer.update()
    area = next(solid for solid in piece.solids if solid.name.startswith("beam"))
    way = area.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    at = area.matrix_world.translation + way * 40 * MM
    for solid in piece.solids:
        if solid.type == "LIGHT":
            solid.data.energy = 0
    data = bpy.data.lights.new("photometry", "POINT")
    data.shadow_soft_size, data.energy, data.use_nodes = 12 * MM, 1, True
    tree = data.node_tree
    text = bpy.data.texts.new("photometry.ies")
    text.write(_ies(beam, lumens))
    node = tree.nodes.new("ShaderNodeTexIES")
    node.mode, node.ies = "INTERNAL", text
    node.inputs["Strength"].default_value = WATTS_PER_CANDELA
    tree.links.new(node.outputs["Fac"], tree.nodes["Emission"].inputs["Strength"])
    light = bpy.data.objects.new("photometry", data)
    bpy.context.scene.collection.objects.link(light)
    light.location = at
    light.rotation_euler = (-way).to_track_quat("Z", "Y").to_euler()
    light.visible_camera = False
    lamp(light)


def _ies(beam, lumens):
    """A cosine power whose intensity is half at half the beam angle, as the shop calculates where no file is given."""
    power = math.log(0.5) / math.log(math.cos(math.radians(beam / 2)))
    peak = lumens * (power + 1) / (2 * math.pi)
    angles = [step / 2 for step in range(181)]
    candelas = [peak * max(0.0, math.cos(math.radians(angle))) ** power for angle in angles]
    rows = ["IESNA:LM-63-2002", "TILT=NONE", f"1 {lumens} 1 {len(angles)} 1 1 2 0 0 0", "1 1 1"]
    rows += [" ".join(f"{value:.1f}" for value in row) for row in (angles, [0.0], candelas)]
    return "\n".join(rows) + "\n"
