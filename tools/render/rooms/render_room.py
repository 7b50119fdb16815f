"""Renders one view of a room inside Blender: `blender -b --factory-startup -P render_room.py -- view.json out.npz`."""
import importlib
import json
import os
import sys
import time

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from rooms.scenery.pieces import Piece  # noqa: E402
from scene import passes  # noqa: E402

BOUNCES = 8
DIFFUSE_BOUNCES = 4  # a room lights itself by its own walls
NOISE = 0.008  # rooms are dark in absolute light, where Cycles is content too early
LEAST_SAMPLES = 16


class Pieces:
    """The products that the view names, each built when it is asked for."""

    def __init__(self, jobs):
        self.jobs = jobs

    def __contains__(self, name):
        return name in self.jobs

    def __getitem__(self, name):
        return Piece(self.jobs[name])


def main(view_file, out):
    with open(view_file, encoding="utf-8") as file:
        view = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    world = bpy.data.worlds.new("room")
    world.use_nodes, world.lightgroup = True, "ambient"
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (0, 0, 0, 1)
    bpy.context.scene.world = world
    quality = view["quality"]
    setting = importlib.import_module("rooms.views." + view["setting"].replace("-", "_"))
    setting.build(Pieces(view["pieces"]), quality["width"] / quality["height"], **view["changes"])
    passes.prepare(quality["width"], quality["height"], quality["samples"], quality["threads"], BOUNCES)
    cycles = bpy.context.scene.cycles
    cycles.diffuse_bounces = DIFFUSE_BOUNCES
    cycles.adaptive_threshold, cycles.adaptive_min_samples = NOISE, LEAST_SAMPLES
    began = time.time()
    found = passes.render()
    print(f"rendered in {time.time() - began:.1f} s")
    np.savez(out, **found)


if __name__ == "__main__":
    arguments = sys.argv[sys.argv.index("--") + 1 :]
    main(*arguments)
