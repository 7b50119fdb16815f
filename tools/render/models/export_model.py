"""Writes the solids of products for `assemble.ts`: `blender -b --factory-startup -P export_model.py -- jobs.json folder`.

One `<name>.json` and `<name>.bin` for each model: its parts with what they are made of in each finish, and their
corners as positions and normals (float32, metres, Y up).
"""
import importlib
import json
import os
import sys

import bpy
import numpy as np
from mathutils import Matrix

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from models.surface import surface_of  # noqa: E402
from scene import materials  # noqa: E402
from scene.product import Product  # noqa: E402

# What stands in the pictures and is not the product.
SCENERY = {
    "spike": {"ground", "pebble"},
    "door-viewer": {"sleeve"},
    "track-spot": {"wall of the rail", "back of the rail", "conductor", "wall of the channel", "lip", "bed of the channel"},
}
# Hangs the body from the ceiling, at a length that the buyer cuts.
SUSPENSION = {"wire", "cord", "link", "grip"}
# Lies on the table in its picture: a solid that stood upright before it was laid down.
LAID_DOWN = {"par16": "plate"}
# Their heads turn: in the pictures to the front, here straight down.
TURNING = {"surface-spot", "track-spot"}


def main(jobs_file, folder):
    with open(jobs_file, encoding="utf-8") as file:
        models = json.load(file)
    for model in models:
        looks = [_build(job) for job in model["jobs"]]
        _write(model["name"], looks, folder)


def _build(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials._made.clear()
    product = Product(job)
    family = importlib.import_module("families." + job["family"].replace("-", "_"))
    staged = family.build(product)
    if job["family"] in TURNING:
        _straighten()
    graph = bpy.context.evaluated_depsgraph_get()
    upright = _upright(job)
    parts = []
    for solid in bpy.context.scene.objects:
        name = solid.name.split(".")[0]
        if solid.type in ("MESH", "CURVE") and name not in SCENERY.get(job["family"], ()):
            positions, normals = _corners(solid.evaluated_get(graph), upright)
            surface = surface_of(solid.data.materials[0])
            parts.append({"name": name, "suspension": name in SUSPENSION, "surface": surface, "positions": positions, "normals": normals})
    return staged.place, parts


def _straighten():
    bpy.context.view_layer.update()
    for head in [solid for solid in bpy.data.objects if solid.name.split(".")[0] == "head"]:
        turn = head.matrix_world.to_3x3().normalized()
        at = Matrix.Translation(head.matrix_world.translation)
        back = at @ turn.inverted().to_4x4() @ at.inverted()
        for solid in list(bpy.data.objects):
            own = solid.matrix_world.to_3x3().normalized()
            if max(abs(own[i][j] - turn[i][j]) for i in range(3) for j in range(3)) < 1e-4:
                solid.matrix_world = back @ solid.matrix_world
    bpy.context.view_layer.update()


def _upright(job):
    laid = LAID_DOWN.get(job["facts"].get("lamp_shape"))
    if laid is None:
        return np.eye(3)
    return np.array(bpy.data.objects[laid].matrix_world.to_3x3().normalized().transposed())


def _corners(solid, upright):
    """Three corners of every triangle, with the normals that the pictures are shaded with."""
    mesh = solid.to_mesh()
    mesh.calc_loop_triangles()
    mesh.calc_normals_split()
    loops = np.empty(len(mesh.loop_triangles) * 3, dtype=np.int32)
    mesh.loop_triangles.foreach_get("loops", loops)
    vertices = np.empty(len(mesh.loops), dtype=np.int32)
    mesh.loops.foreach_get("vertex_index", vertices)
    points = np.empty(len(mesh.vertices) * 3, dtype=np.float32)
    mesh.vertices.foreach_get("co", points)
    normals = np.empty(len(mesh.loops) * 3, dtype=np.float32)
    mesh.loops.foreach_get("normal", normals)
    world = np.array(solid.matrix_world)
    turn = upright @ world[:3, :3]
    placed = points.reshape(-1, 3)[vertices[loops]] @ turn.T + upright @ world[:3, 3]
    shaded = normals.reshape(-1, 3)[loops] @ np.linalg.inv(turn)
    solid.to_mesh_clear()
    length = np.linalg.norm(shaded, axis=1, keepdims=True)
    return _y_up(placed).round(6), _y_up(shaded / np.where(length > 0, length, 1)).round(3)


def _y_up(rows):
    return np.column_stack([rows[:, 0], rows[:, 2], -rows[:, 1]]).astype(np.float32)


def _write(name, looks, folder):
    (place, first), others = looks[0], looks[1:]
    for _, parts in others:
        if [len(part["positions"]) for part in parts] != [len(part["positions"]) for part in first]:
            raise SystemExit(f"{name}: its finishes differ in form")
    listed = []
    with open(os.path.join(folder, f"{name}.bin"), "wb") as data:
        for i, part in enumerate(first):
            surfaces = [part["surface"], *(parts[i]["surface"] for _, parts in others)]
            listed.append({"name": part["name"], "suspension": part["suspension"], "surfaces": surfaces, "corners": len(part["positions"])})
            data.write(part["positions"].tobytes())
            data.write(part["normals"].tobytes())
    with open(os.path.join(folder, f"{name}.json"), "w", encoding="utf-8") as file:
        json.dump({"place": place, "parts": listed}, file)
    print(f"built {name}: {sum(part['corners'] for part in listed) // 3} triangles")


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1 :])
