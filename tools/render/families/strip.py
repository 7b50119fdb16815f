"""A coil of LED strip on the table, lit, its end unrolled to the front with the lead."""
import math

from mathutils import Vector

from scene import materials
from scene.product import Staged, lamp
from scene.shapes import box, copies, mesh, placed, tube

TURNS, CORE, PITCH = 7, 44.0, 7.5
ROWS = 72  # of a turn


def build(p):
    wide, cob = p.mm("width_mm", 8), p.mm("beam_angle", 120) >= 180
    path = _path()
    tape = _ribbon("tape", path, 0, wide, 0.0, materials.matt(0.80, 0.78, 0.75))
    if cob:
        lamp(_ribbon("phosphor", path, 0.7, wide * 0.42, wide * 0.29, materials.emitter(0.9, (0.85, 0.62, 0.12))))
    else:
        _chips(path, wide)
        sleeve = materials.thin_glass("clear")
        for side in (-1.6, 2.8):
            _ribbon("sleeve", path, side, wide + 3, -1.5, sleeve)
    end, before = Vector(path[-1]), Vector(path[-4])
    ahead = (end - before).normalized()
    leads = []
    for k, shade in enumerate(((0.45, 0.02, 0.02), (0.015, 0.015, 0.015))):
        side = Vector((-ahead.y, ahead.x)) * (k - 0.5) * 3
        points = [end + ahead * d + side * s for d, s in ((-4, 1), (12, 1), (30, 3), (52, 6 + 4 * k), (64, 10 + 5 * k))]
        leads.append(tube("lead", [(q.x, q.y, wide * 0.5 if i < 2 else 2.0) for i, q in enumerate(points)], 1.2, materials.matt(*shade)))
    return Staged("floor", [tape], fill=0.90, camera=(14, 40), wall=0.7, shift=(0.02, 0.0), ground=materials.board())


def _path():
    """Plan of the strip, mm: from the core outwards, then off to the front in a slow S."""
    found = []
    for i in range(TURNS * ROWS + 1):
        a = 2 * math.pi * i / ROWS - math.pi * 0.5
        r = CORE + PITCH * i / ROWS
        found.append((r * math.cos(a), r * math.sin(a) + 40))
    x, y = found[-1]
    heading = 0.0
    for i in range(90):
        heading += math.radians(-2.3 if i < 38 else 2.5)
        x, y = x + 2.6 * math.cos(heading), y + 2.6 * math.sin(heading)
        found.append((x, y))
    return found


def _normals(path):
    """Outwards (to the right of the way), at each point of the path."""
    for i in range(len(path)):
        (x0, y0), (x1, y1) = path[max(0, i - 1)], path[min(len(path) - 1, i + 1)]
        long = math.hypot(x1 - x0, y1 - y0)
        yield (y1 - y0) / long, -(x1 - x0) / long


def _ribbon(name, path, out, tall, low, material):
    """A band on edge along the path, `out` beside it."""
    points, faces = [], []
    for i, ((x, y), (u, v)) in enumerate(zip(path, _normals(path))):
        for z in (low, low + tall):
            points.append((x + out * u, y + out * v, z))
        if i:
            faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
    return mesh(name, points, faces, material, smooth=80)


def _chips(path, wide):
    places, run, near = [], 0.0, path[0]
    for (x, y), (u, v) in zip(path, _normals(path)):
        run += math.hypot(x - near[0], y - near[1])
        near = (x, y)
        if run >= 14:
            run = 0.0
            places.append(placed((x + 1.0 * u, y + 1.0 * v, wide / 2), (0, 0, math.degrees(math.atan2(v, u)))))
    lamp(*copies(box("chip", (1.4, 5, 5), materials.emitter(3.0, (0.85, 0.70, 0.30)), edge=0.3), places))
