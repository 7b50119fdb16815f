"""Renders a product from near: `blender -b --factory-startup -P render_detail.py -- job.json out.npz`.

It stands in the studio as for its first picture. A small one of that meters the light, so that both are exposed
alike; then the camera goes where the job's view says.
"""
import importlib
import json
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Euler, Vector

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from scene import passes  # noqa: E402
from scene.product import Product  # noqa: E402
from scene.shapes import MM  # noqa: E402
from scene.studio import Studio  # noqa: E402

METER = (144, 180)
FRONT = 1.15  # the soft box that a flat face mirrors stands this far on the side away from the camera


def turned(angles):
    """Turns all that is built about the origin; what is framed keeps a box along the axes."""
    bpy.context.view_layer.update()
    turn = Euler([math.radians(a) for a in angles]).to_matrix().to_4x4()
    for solid in bpy.context.scene.objects:
        pose = turn @ solid.matrix_world
        if solid.type == "MESH" and solid.data.users == 1:
            solid.data.transform(pose)
            solid.matrix_world.identity()
        else:
            solid.matrix_world = pose


def towards(azimuth, elevation):
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))


def approach(studio, view):
    """Moves the studio's camera: `tall` mm of the plane through `at` fill the height of the picture."""
    camera, direction = studio.camera, towards(*view["from"])
    lens = camera.data.lens = view["lens"]
    tall = view["tall"] * MM
    distance = tall * lens / 36
    camera.rotation_euler = direction.to_track_quat("Z", "Y").to_euler()
    camera.location = Vector(view["at"]) * MM + direction * distance
    focus = camera.data.dof
    focus.use_dof = view["soft"] > 0
    focus.focus_distance = distance
    # what lies one picture's height behind is spread over the share `soft` of that height
    focus.aperture_fstop = lens * MM / max(view["soft"] * (distance + tall), 1e-9)
    front = bpy.data.objects["front"]
    side = FRONT if view["from"][0] < 0 else -FRONT
    front.location.x = studio.centre.x + side * studio.size
    front.rotation_euler = (front.location - studio.centre).to_track_quat("Z", "Y").to_euler()


def sized(width, height):
    render = bpy.context.scene.render
    render.resolution_x, render.resolution_y = width, height


def main(job_file, out):
    with open(job_file, encoding="utf-8") as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    family = importlib.import_module("families." + job["family"].replace("-", "_"))
    staged = family.build(Product(job))
    view, quality = job["view"], job["quality"]
    turned(view["turn"])
    studio = Studio(staged.place, staged.framed, **staged.changes)
    passes.prepare(*METER, quality["samples"], quality["threads"], getattr(family, "BOUNCES", 8))
    meter = {f"meter_{name}": light for name, light in passes.render().items()}
    approach(studio, view)
    sized(quality["width"], quality["height"])
    np.savez(out, **passes.render(), **meter)


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1 :])
