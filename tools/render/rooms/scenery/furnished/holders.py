"""Lampholders with our lamps in them: cords, candle arms, GU10 rings. A lamp's own solids are stood, hung or aimed as they are."""
import math

import bpy
from mathutils import Matrix, Vector

from scene import materials
from scene.shapes import MM, lathe, rod, rounded, tube


def pose(lamp, at, down=False, towards=None):
    """
    Puts a lamp with its cap at `at`; it stands, hangs (`down`) or looks along `towards`. A reflector, which its
    family lays on a table, is first stood on its cap.
    """
    p = lamp.product
    back = Matrix.Identity(4)
    if p.facts.get("lamp_shape") == "par16":
        r, full = p.mm("diameter_mm", 50) / 2, p.mm("height_mm", 54)
        lean = math.degrees(math.asin((r - 9.6) / (full - 11)))
        back = (Matrix.Rotation(math.radians(-58), 4, "Z") @ Matrix.Rotation(math.radians(90 - lean), 4, "X")).inverted()
    way = Vector((0, 0, -1)) if down else Vector(towards or (0, 0, 1)).normalized()
    spin = Vector((0, 0, 1)).rotation_difference(way).to_matrix().to_4x4() if way.z > -0.999 else Matrix.Rotation(math.pi, 4, "X")
    move = Matrix.Translation(Vector(at) * MM) @ spin @ back
    for solid in lamp.solids:
        solid.matrix_world = move @ solid.matrix_world
    bpy.context.view_layer.update()
    return lamp


def cord_holder(at, ceiling, body, radius=21, height=58):
    """A lampholder on a textile cord; `at` is its open lower rim, where the lamp's cap goes in."""
    x, y, z = at
    profile = [(radius, 0), (radius, height * 0.55), (radius * 0.72, height * 0.72), (radius * 0.42, height), (0, height)]
    lathe("holder", rounded([(radius - 4, 4), (radius - 3, 0), *profile], 3), body, at=at)
    rod("grip", 5, 18, body, at=(x, y, z + height - 2), edge=1.5)
    tube("cord", [(x, y, z + height), (x, y, ceiling)], 3.0, materials.dark_rubber(), curved=False)
    lathe("canopy", rounded([(0, -28), (46, -28), (52, -20), (52, 0), (0, 0)], 4), body, at=(x, y, ceiling))


def candle_arm(wall_at, reach, rise, body, candle):
    """An arm that leaves a wall plate, dips and carries a candle; returns where the lamp's cap stands. The wall is y = const."""
    x, y, z = wall_at
    side, out = reach
    path = [(x, y - 14, z), (x + side * 0.15, y - out * 0.45, z - 34), (x + side * 0.6, y - out * 0.9, z - 46), (x + side, y - out, z - 20), (x + side, y - out, z + rise)]
    tube("arm", path, 5.5, body)
    top = (x + side, y - out, z + rise)
    lathe("pan", rounded([(0, 0), (12, 0), (31, 7), (33, 11), (29, 10), (10, 4), (0, 4)], 2), body, at=top)
    rod("sleeve", 12.5, 66, candle, at=(top[0], top[1], top[2] + 4), edge=1)
    return (top[0], top[1], top[2] + 50)


def gu10_socket(at, towards, body, back=44, radius=17):
    """A cup that holds the foot of a GU10 lamp; `at` is where the lamp's pins are, `towards` where it looks."""
    way = Vector(towards).normalized()
    turn = Vector((0, 0, 1)).rotation_difference(way).to_euler()
    profile = [(0, -back + 20), (radius - 3, -back + 20), (radius, -back + 24), (radius, 18), (radius - 2, 18), (radius - 2, 4), (0, 4)]
    cup = lathe("cup", rounded(profile, 2), body, at=at)
    cup.rotation_euler = turn
    return Vector(at) - way * (back - 20)
