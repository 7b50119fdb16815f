"""Doors that stand open, seen from near: what is let into a leaf, the light about it, the room past it. Millimetres."""
import math

import bpy
from mathutils import Matrix, Vector

from families.fixings import disc
from rooms.scenery import daylight, doors, shell, surfaces
from rooms.scenery.seats import Group
from scene import materials
from scene.shapes import MM, box, placed, tube

LOWER = ("cylinder", "plug", "keyway")  # what a lever's own rose shows of the cylinder behind it
KEY = ("blade", "bow", "dimple")
FOREND = 35  # from a lock's spindle to the face of its forend, as its family builds it


def parts(piece, *names):
    """The solids of a product by the names that its family gave them, in the order of building."""
    return [solid for solid in piece.solids if solid.name.split(".")[0] in names]


def without(piece, *names):
    for solid in parts(piece, *names):
        solid.hide_render = True
    return piece


def posed(piece, at, turn):
    """Puts a product's own origin at a place, turned about all three axes."""
    return moved(piece.solids, placed(at, turn))


def moved(solids, matrix):
    for solid in solids:
        solid.matrix_world = matrix @ solid.matrix_world
    bpy.context.view_layer.update()


def fainter(piece, share):
    """What the eye sees of its sources is dimmed; what they throw on the rest stays."""
    piece.brighter(share)
    for solid in piece.solids:
        if solid.type == "LIGHT":
            solid.data.energy /= share
    return piece


def lever(piece, at, centre=None):
    """A lever; its lower rose goes, or comes to `centre` below the spindle."""
    without(piece, *LOWER)
    for rose in parts(piece, "rose")[1:]:
        rose.hide_render = True
    if centre:
        body = materials.finish(piece.product.finish)
        disc(26, 9, body, (at[0], at[1], at[2] - centre), edge=2.2)
    return piece.mount(at)


def lock(piece, edge, middle, height):
    """A mortise lock in a leaf whose free edge is at x = `edge` and faces -x; `height` is its spindle's."""
    case = max(piece.product.mm("height_mm", 235) * 0.70, piece.product.mm("centre_mm", 72) + 78)
    return piece.mount((edge - 0.4 + FOREND, middle, height - (case * 0.5 - 46)), 180)


def cylinder(piece, at, face, outside=True):
    """A Euro cylinder through a leaf: `at` is the middle of its profile, `face` where its near end is."""
    sizes = str(piece.product.facts.get("cylinder_mm", "30-30")).replace("/", "-").split("-")
    near = float(sizes[1] if outside else sizes[0])
    without(piece, *KEY)
    bodies = [solid for solid in piece.solids if solid not in parts(piece, *KEY)]
    moved(bodies, placed((at[0], face + near, at[1] - 8.6), (0, 0, -90 if outside else 90)))
    return piece


def keys(piece, hole, face):
    """Its keys: one in the keyway at (x, z), the others on its ring."""
    x, z = hole
    bows = parts(piece, "bow")
    for i, bow in enumerate(bows):
        solids = [bow, parts(piece, "blade")[i], *parts(piece, "dimple")[4 * i : 4 * i + 4]]
        home = bow.matrix_world.inverted()
        moved(solids, _in_keyway(x, face - 13.5, z) @ home if i == 0 else _hanging(x, face - 20, z - 26, (44, -38)[i - 1]) @ home)
        for solid in solids:
            solid.hide_render = False
    circle = [(x + 13 * math.cos(a), face - 20, z - 13 + 13 * math.sin(a)) for a in (2 * math.pi * k / 48 for k in range(48))]
    tube("ring", circle, 0.9, materials.metal("chrome"), closed=True, curved=False)


def _frame(columns, at):
    spin = Matrix(columns).transposed().to_4x4()
    return Matrix.Translation(Vector(at) * MM) @ spin


def _in_keyway(x, y, z):
    """A key's blade along +y, upright, its bow's middle at the place."""
    return _frame(((0, 0, 1), (0, 1, 0), (-1, 0, 0)), (x, y, z))


def _hanging(x, y, z, swing):
    """A key that hangs by its bow from the place, turned about the vertical."""
    a = math.radians(swing)
    spin = Matrix.Rotation(a, 4, "Z")
    return Matrix.Translation(Vector((x, y, z)) * MM) @ spin @ _frame(((0, -1, 0), (0, 0, -1), (1, 0, 0)), (0, 0, -6.5))


def swung(angle, pivot):
    """What is built inside belongs to a leaf that has turned by the angle about an upright axis at (x, y)."""
    return _Swung(angle, pivot)


class _Swung(Group):
    def __init__(self, angle, pivot):
        super().__init__()
        to = Matrix.Translation(Vector((*pivot, 0)) * MM)
        self.move = to @ Matrix.Rotation(math.radians(angle), 4, "Z") @ to.inverted()


def hall(height, power=1.0, warm=1.0, floor=None):
    """The light of a hall about the camera: a window on the left, a lamp on the right, dim walls that metal mirrors."""
    shell.light_from("window", (-2300, -1700, height + 880), (100, 0, height), (1300, 2100), 52 * power, (1.0, 0.95, 0.88))
    shell.light_from("lamp", (1900, -1500, height + 480), (0, 0, height), (340, 1500), 13 * power * warm, (1.0, 0.80, 0.58))
    shell.light_from("behind", (500, -3000, height + 580), (0, 0, height), (1500, 500), 9 * power, (1.0, 0.93, 0.84))
    shell.ground(9000, 9000, floor or surfaces.parquet(), at=(0, -1000, 0))
    box("dark", (9000, 40, 1900), surfaces.paint((0.13, 0.11, 0.09)), at=(0, -4600, 950), edge=0)


def patch(aim, came=(-0.80, -1.0, 0.42), power=5.0, pane=(230, 330), panes=(2, 2)):
    """The sun through a window behind the camera, thrown on a place."""
    daylight.sun(came, power, (1.0, 0.84, 0.64), 1.4)
    daylight.window_behind(came, aim, away=2500, pane=pane, across=panes[0], down=panes[1])


def doorway(left, right, y, material, wall, top=doors.TOP, reach=2600, height=2900):
    """An opening in a wall that runs along x: jambs, casing, and the wall beside it."""
    shell.wall(left - reach, left - 30, height, wall, y=y)
    shell.wall(right + 30, right + reach, height, wall, y=y)
    shell.wall(left - 30, right + 30, height - top - 30, wall, y=y, z=top + 30)
    for x, side in ((left, -1), (right, 1)):
        box("jamb", (34, 230, top + 30), material, at=(x + side * 17, y + 110, (top + 30) / 2), edge=2)
        box("stop", (14, 60, top), material, at=(x - side * 5, y + 130, top / 2), edge=2)
    box("head", (right - left + 68, 230, 34), material, at=((left + right) / 2, y + 110, top + 17), edge=2)
    shell.frame(left - 76, right + 76, -300, top + 76, material, doors.CASING, y)
    for a, b in ((left - reach, left - 76), (right + 76, right + reach)):
        shell.strip(a, b, shell.SKIRTING, material, y=y)
