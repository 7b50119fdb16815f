"""Stairs: flights of stone steps, landings, an iron balustrade with a brass rail. A flight rises along +x from `at`."""
import math

from rooms.scenery.seats import Group
from scene.shapes import box, copies, mesh, placed, tube


def flight(at, steps, rise, going, width, stone, under, turn=0.0, filled=True):
    """Steps that climb along +x (turned about `at`), `width` towards -y; filled to the floor or with a sloping soffit."""
    with Group(at, turn):
        for i in range(steps):
            x, z = going * i, rise * (i + 1)
            box("tread", (going + 28, width, 34), stone, at=(x + going / 2 - 14, -width / 2, z - 17), edge=4)
            box("riser", (14, width, rise - 30), under, at=(x + 7, -width / 2, z - rise / 2 - 17), edge=0)
        _body(steps, rise, going, width, under, filled)


def _body(steps, rise, going, width, under, filled):
    long, tall, thick = steps * going, steps * rise, 190
    saw = [(0, 0)]
    for i in range(steps):
        saw += [(going * i + 8, rise * (i + 1) - 34), (going * (i + 1) + 8, rise * (i + 1) - 34)]
    saw[0] = (8, -thick if not filled else 0)
    saw += [(long + 8, tall - thick - 34 - rise)] if not filled else [(long + 8, 0)]
    points, n = [], len(saw)
    for y in (-6, -width + 6):
        points += [(x, y, z) for x, z in saw]
    faces = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    mesh("flight", points, faces, under, smooth=1)
    for k in (0, n):
        _side(steps, rise, going, thick, filled, -6 if k == 0 else -width + 6, under)


def _side(steps, rise, going, thick, filled, y, under):
    """The flank below each step, as a quad each, so that no face is concave."""
    slope = (steps * rise - rise) / (steps * going)
    points, faces = [], []
    for i in range(steps):
        x0, x1, top = going * i + 8, going * (i + 1) + 8, rise * (i + 1) - 34
        low = [(-thick + slope * (x - 8)) if not filled else 0 for x in (x0, x1)]
        a = len(points)
        points += [(x0, y, low[0]), (x1, y, low[1]), (x1, y, top), (x0, y, top)]
        faces.append((a, a + 1, a + 2, a + 3))
    mesh("flank", points, faces, under, smooth=1)


def balustrade(path, iron, rail, height=920, apart=115):
    """Upright bars from a path of (x, y, z) on the treads up to a rail that runs parallel to it."""
    for (x0, y0, z0), (x1, y1, z1) in zip(path, path[1:]):
        count = max(1, round(math.hypot(x1 - x0, y1 - y0) / apart))
        bar = box("bar", (13, 13, height), iron, edge=1)
        copies(bar, [placed((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, z0 + (z1 - z0) * t + height / 2)) for t in ((i + 0.5) / count for i in range(count))])
    tube("rail", [(x, y, z + height) for x, y, z in path], 23, rail, curved=False)
    for x, y, z in path:
        box("post", (34, 34, height), iron, at=(x, y, z + height / 2), edge=3)
