"""Sofas, armchairs, dining chairs. A seat stands on `at` (its middle on the floor) and faces -y; turn it about z."""
import math

import bpy
from mathutils import Matrix, Vector

from rooms.scenery.soft import cushion, upholstered
from scene.shapes import MM, box, rod, tube


class Group:
    """Collects what is built inside `with` and moves it as one."""

    def __init__(self, at=(0, 0, 0), turn=0.0):
        self.move = Matrix.Translation(Vector(at) * MM) @ Matrix.Rotation(math.radians(turn), 4, "Z")

    def __enter__(self):
        self.before = set(bpy.data.objects)
        return self

    def __exit__(self, *_):
        bpy.context.view_layer.update()
        for solid in bpy.data.objects:
            if solid not in self.before and solid.parent is None:
                solid.matrix_world = self.move @ solid.matrix_world
        bpy.context.view_layer.update()


def sofa(at, cloth, legs, turn=0.0, width=2350, seats=3, cushions=(), seed=1):
    """A low, deep sofa with loose cushions; `cushions` are (x, material, size, lean) of the scattered ones."""
    depth, seat, back, arm = 980, 430, 790, 150
    with Group(at, turn):
        upholstered("base", (width, depth - 20, 190), cloth, at=(0, 0, 215), radius=40, crown=6, seed=seed)
        for side in (-1, 1):
            upholstered("arm", (arm, depth, 470), cloth, at=(side * (width - arm) / 2, 0, 355), radius=58, crown=10, seed=seed + side)
        upholstered("back", (width, 190, 640), cloth, at=(0, depth / 2 - 95, 470), radius=70, crown=8, seed=seed + 3)
        inner = width - 2 * arm
        each = inner / seats
        for i in range(seats):
            x = (i - (seats - 1) / 2) * each
            upholstered("seat", (each - 8, depth - 220, 170), cloth, at=(x, -80, seat - 50), radius=48, crown=26, slack=7, seed=seed + 10 + i)
            upholstered("rest", (each - 14, 210, back - seat + 50), cloth, at=(x, depth / 2 - 265, seat + 210), turn=(-11, 0, (i - 1) * 1.5), radius=75, crown=34, slack=11, seed=seed + 20 + i)
        for i, (x, material, size, lean) in enumerate(cushions):
            cushion("scatter", size, size * 0.98, material, at=(x, -10 - 18 * (i % 2), seat + 42 + size * 0.47), turn=(-20, lean, 6 - 5 * (i % 3)), thick=size * 0.36, seed=seed + 30 + i)
        for x in (-1, 1):
            for y in (-1, 1):
                rod("leg", 17, 124, legs, at=(x * (width / 2 - 110), y * (depth / 2 - 110), 0), edge=3)


def armchair(at, cloth, legs, turn=0.0, seed=5, scatter=None):
    """A round-backed armchair: a shell of cloth about a thick seat."""
    with Group(at, turn):
        _shell(cloth, seed)
        upholstered("seat", (600, 640, 190), cloth, at=(0, -60, 375), radius=70, crown=30, slack=6, seed=seed)
        if scatter:
            cushion("scatter", 430, 300, scatter, at=(10, 100, 590), turn=(-18, 3, 4), thick=130, seed=seed + 2)
        for x, y in ((-250, -260), (250, -260), (-230, 230), (230, 230)):
            tube("leg", [(x * 0.9, y * 0.9, 300), (x, y, 2)], 15, legs, curved=False)


def _shell(cloth, seed):
    """The back: an arc of padding, higher behind than at the arms."""
    from scene.shapes import mesh

    n, ring = 40, 14
    points, faces = [], []
    for i in range(n + 1):
        a = math.radians(-128 + 256 * i / n)
        top = 760 - 150 * (1 - math.cos(min(abs(a), math.pi / 1.35)) * 1.0) * 0.75
        radius, thick, low = 370, 62, 215
        for k in range(ring):
            t = 2 * math.pi * k / ring
            across, up = math.cos(t), math.sin(t)
            r = radius + thick * math.copysign(abs(across) ** 0.75, across)
            z = (top + low) / 2 + (top - low) / 2 * math.copysign(abs(up) ** 0.32, up)
            points.append((r * math.sin(a), r * math.cos(a) * 1.02 - 20, z))
    for i in range(n):
        for k in range(ring):
            m = (k + 1) % ring
            faces.append((i * ring + k, i * ring + m, (i + 1) * ring + m, (i + 1) * ring + k))
    faces += [tuple(range(ring)), tuple(n * ring + k for k in range(ring))]
    solid = mesh("shell", points, faces, cloth, smooth=70)
    rounder = solid.modifiers.new("round", "SUBSURF")
    rounder.levels = rounder.render_levels = 1


def chair(at, cloth, legs, turn=0.0, seed=7):
    """A dining chair: padded seat, curved padded back, thin legs."""
    with Group(at, turn):
        upholstered("seat", (480, 470, 80), cloth, at=(0, 0, 440), radius=38, crown=16, seed=seed)
        _curved_back(cloth, seed)
        for x, y in ((-195, -190), (195, -190)):
            tube("leg", [(x, y, 420), (x * 1.08, y * 1.1, 2)], 12, legs, curved=False)
        for x in (-1, 1):
            tube("leg", [(x * 200, 236, 700), (x * 190, 205, 430), (x * 205, 245, 2)], 12, legs, curved=False)


def _curved_back(cloth, seed):
    solid = upholstered("back", (470, 55, 330), cloth, at=(0, 0, 0), radius=27, crown=6, seed=seed, grain=20)
    for vertex in solid.data.vertices:
        x = vertex.co.x / MM
        vertex.co.y -= x * x / 1500 * MM
    solid.location = Vector((0, 232, 690)) * MM
    solid.rotation_euler[0] = math.radians(-9)


def bench(at, cloth, legs, size=(1300, 420), turn=0.0):
    with Group(at, turn):
        upholstered("bench", (*size, 120), cloth, at=(0, 0, 400), radius=50, crown=18)
        for x in (-1, 1):
            box("foot", (40, size[1] - 60, 340), legs, at=(x * (size[0] / 2 - 120), 0, 170), edge=4)
