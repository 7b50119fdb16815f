"""Renders a bowl of fruit in all colours of the spectrum: `blender -b --factory-startup -P fruit.py -- job.json out.npz`.

Cycles calculates red, green and blue apart from each other, so each render takes three wavelengths: their
reflectances in place of a colour. Ten renders of three make thirty bands; what a lamp makes of them is added up afterwards.
"""
import json
import math
import os
import sys

import bpy
import numpy as np
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from rooms.scenery import shell  # noqa: E402
from rooms.scenery.camera import look  # noqa: E402
from scene import passes  # noqa: E402
from scene.materials import Nodes  # noqa: E402
from scene.shapes import MM, lathe, mesh, rounded, tube  # noqa: E402

AT_ONCE = 3
# Numbers of the test colours; a grey reflects every wavelength alike.
RED, YELLOW, GREEN, LEAF, PEACH = "9", "10", "3", "14", "13"
WHITE, GREY, STALK = 0.78, 0.5, 0.10


class Surfaces:
    """Materials whose colour is changed from render to render."""

    def __init__(self, colours):
        self.colours, self.made = colours, []

    def of(self, colour, roughness=0.38, specular=0.4):
        nodes = Nodes("surface").set(roughness=roughness, specular=specular)
        self.made.append((nodes, colour))
        return nodes.material

    def show(self, first):
        for nodes, colour in self.made:
            bands = self.colours[colour][first : first + AT_ONCE] if isinstance(colour, str) else [colour] * AT_ONCE
            nodes.set(base_color=(*bands, 1.0))


def turned(solid, at, lean, turn):
    spin = Matrix.Rotation(math.radians(turn), 4, "Z") @ Matrix.Rotation(math.radians(lean), 4, "X")
    solid.matrix_world = Matrix.Translation(Vector(at) * MM) @ spin
    return solid


def round_fruit(surface, radius, at, lean=0, turn=0, dip=0.16, tall=0.92):
    """A fruit with a hollow at its top."""
    profile = []
    for i in range(49):
        a = math.pi * i / 48
        hollow = dip * max(0.0, math.cos(a)) ** 18
        profile.append((radius * math.sin(a) if 0 < i < 48 else 0, radius * (tall * -math.cos(math.pi - a) - hollow)))
    return turned(lathe("fruit", profile[::-1], surface, smooth=70), at, lean, turn)


def lemon(surface, at, lean=70, turn=0, size=1.0):
    profile = []
    for i in range(49):
        t = i / 48 * 2 - 1
        belly = 29 * math.sqrt(max(0.0, 1 - abs(t) ** 2.3))
        tip = 6.5 * math.exp(-(((abs(t) - 0.97) / 0.09) ** 2))
        profile.append((size * max(belly, tip) if 0 < i < 48 else 0, size * 42 * t))
    return turned(lathe("lemon", profile, surface, smooth=70), at, lean, turn)


def leaf(surface, at, length, lean, turn):
    """A pointed leaf bent along its middle."""
    points, faces, rows, across = [], [], 14, 6
    for i in range(rows + 1):
        t = i / rows
        half = length * 0.24 * math.sin(math.pi * t) ** 0.8
        for j in range(across + 1):
            s = j / across * 2 - 1
            points.append((half * s, length * t, 0.22 * half * abs(s) - 0.28 * length * t * t))
    for i in range(rows):
        for j in range(across):
            a = i * (across + 1) + j
            faces.append((a, a + 1, a + across + 2, a + across + 1))
    return turned(mesh("leaf", points, faces, surface, smooth=70), at, lean, turn)


def calyx(surface, stalk, at, radius, lean, turn):
    """The green star of a tomato and its stalk."""
    top = Vector(at) + Matrix.Rotation(math.radians(turn), 3, "Z") @ Matrix.Rotation(math.radians(lean), 3, "X") @ Vector((0, 0, radius * 0.80))
    for i in range(5):
        leaf(surface, top, radius * 0.62, lean + 10, turn + 72 * i)
    tube("stalk", [(0, 0, 0), (1, 2, 6), (3, 3, 12), (6, 5, 17)], 2.0, stalk, at=tuple(top), turn=(lean, 0, turn))


def bowl(surface):
    outside = [(0, 0), (46, 0), (50, 4), (92, 34), (126, 72), (132, 76)]
    inside = [(128, 78), (120, 70), (86, 38), (46, 12), (0, 10)]
    lathe("bowl", rounded(outside + inside, 5), surface, segments=160, smooth=50)


def build(surfaces):
    white, booth = surfaces.of(WHITE, 0.25, 0.5), surfaces.of(GREY, 0.9, 0.1)
    shell.ground(3000, 3000, booth)
    shell.wall(-900, 900, 1400, booth, y=520)
    for x, inwards in ((-640, 1), (640, -1)):
        shell.side_wall(x, -900, 520, 1400, booth, inwards)
    bowl(white)
    red, yellow, green = surfaces.of(RED, 0.22), surfaces.of(YELLOW, 0.42), surfaces.of(GREEN, 0.34)
    peach, leaves, stalk = surfaces.of(PEACH, 0.7, 0.15), surfaces.of(LEAF, 0.5), surfaces.of(STALK, 0.7)
    for at, radius, lean, turn in (((-52, -34, 74), 44, 18, 150), ((170, -96, 40), 42, -8, 40), ((28, 44, 82), 42, 10, 20)):
        round_fruit(red, radius, at, lean, turn, tall=0.86)
        calyx(leaves, stalk, at, radius, lean, turn)
    for at, lean, turn in (((50, -46, 76), 78, 35), ((-178, -70, 29), 88, -28)):
        lemon(yellow, at, lean, turn)
    round_fruit(peach, 43, (-22, 40, 118), 14, 200, dip=0.2)
    round_fruit(green, 38, (-82, 44, 84), -10, 10, tall=0.98)
    round_fruit(green, 34, (104, -168, 33), 6, 80, tall=0.98)
    round_fruit(peach, 41, (-74, -186, 38), 16, 120, dip=0.2)
    leaf(leaves, (-74, -186, 74), 70, 10, 60)
    leaf(leaves, (-180, -100, 30), 92, 12, 200)
    leaf(leaves, (-20, 0, 150), 74, 8, 290)
    # The lamp, and no other light.
    shell.light_from("lamp", (-380, -420, 900), (0, 0, 40), (140, 140), 9, (1, 1, 1), group="lamp")


def main(job_file, out):
    with open(job_file, encoding="utf-8") as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    world = bpy.data.worlds.new("booth")
    world.use_nodes, world.lightgroup = True, "ambient"
    world.node_tree.nodes["Background"].inputs["Color"].default_value = (0, 0, 0, 1)
    bpy.context.scene.world = world
    surfaces = Surfaces(job["colours"])
    build(surfaces)
    quality = job["quality"]
    look((0, -1020, 430), quality["width"] / quality["height"], lens=76, tilt=-20)
    passes.prepare(quality["width"], quality["height"], quality["samples"], quality["threads"])
    bpy.context.scene.cycles.adaptive_threshold = 0.03
    found = {}
    for first in range(0, job["bands"], AT_ONCE):
        surfaces.show(first)
        layers = passes.render()
        for name in ("lamp", "albedo", "normal"):
            found[f"{name}{first}"] = layers[name]
    np.savez(out, **found)


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1 :])
