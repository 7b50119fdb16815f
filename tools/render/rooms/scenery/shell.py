"""The shell of a room: floor, walls with openings, ceiling, mouldings. Millimetres; the back wall is y = 0 and faces -y."""
import math
import random

import bpy

from scene.shapes import MM, box, mesh, rectangle, sheet

# Profiles as (distance inwards from the outer edge, height off the ground), mm.
OGEE = [(0, 0), (0, 9), (4, 13), (9, 14), (13, 11), (17, 10), (21, 14), (26, 19), (32, 21), (37, 18), (40, 12), (41, 0)]
CORNICE = [(0, 0), (0, 12), (14, 16), (24, 34), (44, 62), (72, 84), (96, 92), (110, 104), (124, 108), (124, 122), (0, 122)]


def ground(width, depth, material, at=(0, 0, 0)):
    """A plane of the size, centred on `at`."""
    x, y = width / 2, depth / 2
    return mesh("ground", [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [(0, 1, 2, 3)], material, at=at)


def herringbone(width, depth, material, at=(0, 0, 0), length=560, across=95, seed=3):
    """Planks in herringbone over a rectangle centred on `at`; each has its own `tone` and its grain along U."""
    dice = random.Random(seed)
    reach = int((width + depth) / across) + 2
    turn = math.sqrt(0.5)
    points, faces, tones, maps = [], [], [], []
    band = (length + across, across - length)
    for k in range(-reach // 3, reach // 3):
        for i in range(-reach, reach):
            x0, y0 = i * across + k * band[0], i * across + k * band[1]
            for low, size, along in (((x0, y0), (length, across), 0), ((x0 - across, y0), (across, length), 1)):
                cx, cy = low[0] + size[0] / 2, low[1] + size[1] / 2
                if abs(cx - cy) * turn > width / 2 + length or abs(cx + cy) * turn > depth / 2 + length:
                    continue
                _plank(points, faces, maps, low, size, along, turn)
                tones.append(dice.random())
    floor = mesh("herringbone", points, faces, material, at=at, smooth=1)
    _paint(floor, tones, maps, per=5)
    ground(width + 2 * length, depth + 2 * length, material, at=(at[0], at[1], at[2] - 2.2))
    return floor


def _plank(points, faces, maps, low, size, along, turn):
    """A plank with chamfered rims: its top face and four slopes."""
    first = len(points)
    for inset, z in ((1.6, 0.0), (0.3, -1.6)):
        for u, v in ((0, 0), (1, 0), (1, 1), (0, 1)):
            x = low[0] + (size[0] - inset if u else inset)
            y = low[1] + (size[1] - inset if v else inset)
            points.append(((x - y) * turn, (x + y) * turn, z))
    faces.append(tuple(first + i for i in range(4)))
    faces.extend((first + i, first + 4 + i, first + 4 + (i + 1) % 4, first + (i + 1) % 4) for i in range(4))
    corners = [(0, 0), (size[0], 0), (size[0], size[1]), (0, size[1])]
    maps.append([(x, y) if along == 0 else (y, x) for x, y in corners])


def _paint(solid, tones, maps, per):
    """Writes tone and UV of pieces of `per` faces each."""
    data = solid.data
    tone = data.attributes.new("tone", "FLOAT", "FACE")
    layer = data.uv_layers.new(name="grain")
    for face in data.polygons:
        piece, part = divmod(face.index, per)
        tone.data[face.index].value = tones[piece]
        for j, corner in enumerate(face.loop_indices):
            u, v = maps[piece][j if part == 0 else (part - 1 if j < 2 else part % 4)]
            layer.data[corner].uv = (u * MM, v * MM)


def wall(left, right, height, material, openings=(), y=0, thick=220, z=0):
    """A wall from x = left to right whose face is at y; openings are (left, right, bottom, top)."""
    outline = rectangle(right - left, height, centre=((left + right) / 2, z + height / 2))
    holes = [rectangle(r - l, t - b, centre=((l + r) / 2, (b + t) / 2)) for l, r, b, t in openings]
    return sheet("wall", [outline, *holes], thick, material, at=(0, y + thick / 2, 0), turn=(90, 0, 0), edge=0)


def side_wall(x, near, far, height, material, inwards=1, thick=200):
    """A wall along y, its face at x; `inwards` is the direction of the room."""
    return box("side wall", (thick, far - near, height), material, at=(x - inwards * thick / 2, (near + far) / 2, height / 2), edge=0)


def frame(left, right, bottom, top, material, profile=OGEE, y=0.0):
    """A moulding around a rectangle on the wall, its corners mitred."""
    points, faces, n = [], [], len(profile)
    for inset, out in profile:
        l, r, b, t = left + inset, right - inset, bottom + inset, top - inset
        points += [(l, y - out, b), (r, y - out, b), (r, y - out, t), (l, y - out, t)]
    for i in range(n - 1):
        for c in range(4):
            d = (c + 1) % 4
            faces.append((4 * i + c, 4 * i + d, 4 * (i + 1) + d, 4 * (i + 1) + c))
    return mesh("moulding", points, faces, material, smooth=25)


def strip(left, right, profile, material, y=0.0, z=0.0):
    """A straight moulding along x; its profile is (height above z, out of the wall)."""
    n = len(profile)
    points = [(x, y - out, z + up) for x in (left, right) for up, out in profile]
    faces = [(i, i + 1, n + i + 1, n + i) for i in range(n - 1)]
    return mesh("strip", points, faces, material, smooth=25)


SKIRTING = [(0, 0), (0, 17), (98, 17), (104, 14), (110, 14), (116, 9), (128, 6), (132, 0)]
RAIL = [(0, 0), (0, 12), (8, 22), (20, 30), (30, 30), (38, 20), (46, 14), (52, 0)]


def cornice(left, right, height, material, y=0.0):
    """The moulding between wall and ceiling."""
    return strip(left, right, [(-up, out) for out, up in CORNICE][::-1], material, y, height)


def panelled(edges, material, low=(190, 800), high=(930, 2780), gap=110):
    """Frames in two rows, below and above the rail, between each of the edges and the next."""
    for left, right in zip(edges, edges[1:]):
        for bottom, top in (low, high):
            frame(left + gap / 2, right - gap / 2, bottom, top, material)


def ceiling(left, right, near, far, height, material):
    x, y = (left + right) / 2, (near + far) / 2
    return box("ceiling", (right - left + 400, far - near + 400, 100), material, at=(x, y, height + 50), edge=0)


def light_from(name, at, towards, size, power, colour, group="ambient"):
    """A soft area light that the camera does not see; size and places in mm, power in watts."""
    from mathutils import Vector

    data = bpy.data.lights.new(name, "AREA")
    data.shape, data.size, data.size_y, data.energy, data.color = "RECTANGLE", size[0] * MM, size[1] * MM, power, colour
    light = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(light)
    light.location = Vector(at) * MM
    light.rotation_euler = (Vector(at) - Vector(towards)).to_track_quat("Z", "Y").to_euler()
    light.visible_camera = False
    light.lightgroup = group
    return light
