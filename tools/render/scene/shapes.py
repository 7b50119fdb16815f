"""Solids of one product. All lengths are millimetres, all angles degrees; one Blender unit is one metre.

x runs to the right, y away from the camera, z up.
"""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector

MM = 0.001
SMOOTH = 35.0


def _place(obj, at=(0, 0, 0), turn=(0, 0, 0)):
    obj.location = Vector(at) * MM
    obj.rotation_euler = [math.radians(a) for a in turn]
    return obj


def _link(name, data, material, at, turn):
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    if material is not None:
        data.materials.append(material)
    return _place(obj, at, turn)


def _soften(obj, bevel, segments=3, smooth=SMOOTH):
    if bevel > 0:
        mod = obj.modifiers.new("edge", "BEVEL")
        mod.width = bevel * MM
        mod.segments = segments
        mod.limit_method = "ANGLE"
        mod.angle_limit = math.radians(30)
        mod.harden_normals = True
    mesh = obj.data
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth)
    for face in mesh.polygons:
        face.use_smooth = True
    return obj


def mesh(name, points, faces, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.0, smooth=SMOOTH):
    """A solid of given corners and faces; outward normals are found."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(c * MM for c in p) for p in points], [], faces)
    work = bmesh.new()
    work.from_mesh(data)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-7)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(data)
    work.free()
    return _soften(_link(name, data, material, at, turn), bevel, smooth=smooth)


def lathe(name, profile, material, at=(0, 0, 0), turn=(0, 0, 0), segments=96, smooth=SMOOTH, bevel=0.0):
    """Turns a profile of (radius, z) about the z axis; points on the axis close the solid."""
    points, faces, rows = [], [], []
    for radius, z in profile:
        if radius < 1e-6:
            rows.append([len(points)])
            points.append((0, 0, z))
            continue
        row = []
        for i in range(segments):
            a = 2 * math.pi * i / segments
            row.append(len(points))
            points.append((radius * math.cos(a), radius * math.sin(a), z))
        rows.append(row)
    for low, high in zip(rows, rows[1:]):
        if len(low) == 1 and len(high) == 1:
            continue
        for i in range(segments):
            j = (i + 1) % segments
            corners = [low[i % len(low)], low[j % len(low)], high[j % len(high)], high[i % len(high)]]
            unique = list(dict.fromkeys(corners))
            if len(unique) > 2:
                faces.append(unique)
    return mesh(name, points, faces, material, at, turn, bevel, smooth)


def rounded(profile, radius, steps=4):
    """A profile whose inner corners are rounded by `radius` (less where the sides are short)."""
    found = [profile[0]]
    for before, corner, after in zip(profile, profile[1:], profile[2:]):
        b, c, a = Vector(before), Vector(corner), Vector(after)
        r = min(radius, (b - c).length * 0.45, (a - c).length * 0.45)
        if r < 1e-4:
            found.append(corner)
            continue
        p, q = c + (b - c).normalized() * r, c + (a - c).normalized() * r
        for i in range(steps + 1):
            t = i / steps
            found.append(tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * c + t * t * q))
    return found + [profile[-1]]


def loop(profile, radius, steps=4):
    """A closed profile with rounded corners, first point repeated at the end."""
    n = len(profile)
    mid = tuple((Vector(profile[0]) + Vector(profile[-1])) / 2)
    ring = [mid] + [profile[i % n] for i in range(n)] + [mid]
    return rounded(ring, radius, steps)


def band(name, radius, width, height, material, at=(0, 0, 0), turn=(0, 0, 0), edge=1.2, segments=192):
    """A ring of rectangular section: outer `radius`, radial `width`, `height` along z (centred)."""
    h = height / 2
    section = [(radius, -h), (radius, h), (radius - width, h), (radius - width, -h)]
    return lathe(name, loop(section, edge), material, at, turn, segments)


def rod(name, radius, length, material, at=(0, 0, 0), turn=(0, 0, 0), edge=0.8, segments=64):
    """A full cylinder standing on `at` and rising along z, its rims rounded."""
    profile = [(0, 0), (radius, 0), (radius, length), (0, length)]
    return lathe(name, rounded(profile, edge), material, at, turn, segments)


def pipe(name, radius, wall, length, material, at=(0, 0, 0), turn=(0, 0, 0), edge=0.6, segments=96):
    """An open tube rising along z from `at`."""
    section = [(radius, 0), (radius, length), (radius - wall, length), (radius - wall, 0)]
    return lathe(name, loop(section, edge), material, at, turn, segments)


def ball(name, radius, material, at=(0, 0, 0), squash=1.0, rings=48, segments=96):
    steps = [math.pi * i / rings for i in range(rings + 1)]
    profile = [(radius * math.sin(a), -radius * squash * math.cos(a)) for a in steps]
    profile[0], profile[-1] = (0, -radius * squash), (0, radius * squash)
    return lathe(name, profile, material, at, segments=segments, smooth=60)


def box(name, size, material, at=(0, 0, 0), turn=(0, 0, 0), edge=1.0):
    """A block centred on `at` with rounded edges."""
    x, y, z = (s / 2 for s in size)
    points = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return mesh(name, points, faces, material, at, turn, bevel=edge)


def _spline(curve, points, closed, kind):
    spline = curve.splines.new(kind)
    spline.points.add(len(points) - 1)
    for target, point in zip(spline.points, points):
        p = tuple(point) + (0,) * (3 - len(point))
        target.co = (p[0] * MM, p[1] * MM, p[2] * MM, 1)
    spline.use_cyclic_u = closed
    if kind == "NURBS":
        spline.order_u = 4
        spline.use_endpoint_u = not closed
        spline.resolution_u = 10
    return spline


def tube(name, points, radius, material, at=(0, 0, 0), turn=(0, 0, 0), closed=False, curved=True, radii=None):
    """A round bar along a path; `radii` scales the radius at each point."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius * MM
    curve.bevel_resolution = 7
    curve.use_fill_caps = True
    spline = _spline(curve, points, closed, "NURBS" if curved and len(points) > 3 else "POLY")
    for point, scale in zip(spline.points, radii or []):
        point.radius = scale
    spline.use_smooth = True
    return _link(name, curve, material, at, turn)


def sheet(name, outlines, depth, material, at=(0, 0, 0), turn=(0, 0, 0), edge=0.6):
    """A plate in the x-y plane, `depth` thick along z (centred), its rims rounded; further outlines are holes."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    edge = min(edge, depth * 0.45)
    curve.extrude = (depth / 2 - edge) * MM
    curve.bevel_depth = edge * MM
    curve.bevel_resolution = 3
    curve.offset = -edge * MM
    for outline in outlines:
        _spline(curve, outline, True, "POLY")
    obj = _link(name, curve, material, at, turn)
    return solidify(obj)


def solidify(obj):
    """Makes a mesh of a curve, so that its rims shade smoothly and its faces stay flat."""
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(obj.evaluated_get(graph))
    made = bpy.data.objects.new(obj.name, data)
    made.matrix_world = obj.matrix_world.copy()
    made.location, made.rotation_euler = obj.location, obj.rotation_euler
    bpy.context.scene.collection.objects.link(made)
    bpy.data.objects.remove(obj)
    return _soften(made, 0, smooth=40)


def rectangle(width, height, corner=0.0, steps=8, centre=(0, 0)):
    """Outline of a rectangle with round corners."""
    corner = min(corner, width / 2 - 1e-3, height / 2 - 1e-3)
    cx, cy = centre
    if corner <= 0:
        return [(cx + sx * width / 2, cy + sy * height / 2) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    found = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(steps + 1):
            a = math.pi / 2 * (quarter + i / steps)
            x = sx * (width / 2 - corner) + corner * math.cos(a)
            y = sy * (height / 2 - corner) + corner * math.sin(a)
            found.append((cx + x, cy + y))
    return found


def circle(radius, steps=64, centre=(0, 0)):
    return [
        (centre[0] + radius * math.cos(2 * math.pi * i / steps), centre[1] + radius * math.sin(2 * math.pi * i / steps))
        for i in range(steps)
    ]


def copies(obj, places):
    """The same solid again at each 4×4 matrix (millimetres); the first place moves the solid itself."""
    found = []
    for i, matrix in enumerate(places):
        one = obj if i == 0 else obj.copy()
        if i > 0:
            bpy.context.scene.collection.objects.link(one)
        one.matrix_world = matrix
        found.append(one)
    return found


def placed(at, turn=(0, 0, 0), size=1.0):
    """Matrix of a place in millimetres and degrees."""
    spin = [Matrix.Rotation(math.radians(a), 4, axis) for a, axis in zip(turn, "XYZ")]
    return Matrix.Translation(Vector(at) * MM) @ spin[2] @ spin[1] @ spin[0] @ Matrix.Scale(size, 4)


def around(count, radius, z=0.0, start=0.0):
    """Places on a circle: (angle in degrees, (x, y, z) in mm)."""
    for i in range(count):
        angle = start + 360 * i / count
        a = math.radians(angle)
        yield angle, (radius * math.cos(a), radius * math.sin(a), z)
