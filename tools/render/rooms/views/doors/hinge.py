"""The hinge of a door that stands open, between its jamb and its leaf, seen close; a bright room past them."""
import math

from mathutils import Matrix, Vector

from rooms.scenery import doors, joinery, shell, soft, surfaces, things
from rooms.scenery.camera import look
from scene.shapes import MM, box

HEIGHT = 1500
KNUCKLE = -3.9  # y of the pin before the leaf of the hinge


def build(pieces, aspect, fold=58.0, near=620, lens=62, pan=-14.0, aim=(-12, 0), stop=5.0):
    lacquer = surfaces.lacquer((0.030, 0.052, 0.040), 0.34)
    hinge = pieces["hinge"].mount((0, 0, HEIGHT))
    about = Matrix.Translation(Vector((0, KNUCKLE, 0)) * MM)
    turn = about @ Matrix.Rotation(math.radians(-fold), 4, "Z") @ about.inverted()
    right = [solid for solid in hinge.solids if _middle(solid) > 4 * MM]
    joinery.moved(right, turn)
    _jamb(lacquer)
    with joinery.swung(-fold, (0, KNUCKLE)):
        _leaf(lacquer)
    _beyond()
    joinery.hall(HEIGHT, 1.1)
    a = math.radians(pan)
    at = (aim[0] + near * math.sin(a), -near * math.cos(a), HEIGHT + 30 + aim[1])
    look(at, aspect, lens=lens, pan=pan, rise=-30 / near * lens / 36, focus=near * 0.99, stop=stop)


def _middle(solid):
    """x of the middle of a solid in the room."""
    corners = [solid.matrix_world @ Vector(corner) for corner in solid.bound_box]
    return sum(corner.x for corner in corners) / 8


def _jamb(material):
    """The end of a wall, lined: the hinge on it, the casing of the next room on its left."""
    box("jamb", (150, 36, 2300), material, at=(-76.2, 17.6, 1150), edge=1.2)
    box("stop", (60, 14, 2300), material, at=(-121, -6, 1150), edge=2)
    box("wall", (148, 2600, 2900), surfaces.limewash((0.50, 0.43, 0.335)), at=(-76, 1334, 1450), edge=0)
    for x, side in ((-151, -1), (-1, 1)):
        box("casing", (16, 74, 2300), material, at=(x + side * 8, 46, 1150), edge=3)
    box("rebate", (20, 6, 2300), surfaces.paint((0.01, 0.01, 0.01)), at=(4, 14, 1150), edge=0)


def _leaf(material):
    """The leaf from its hinged edge to the right; its edge faces -y, its inner face +x."""
    thick = 46
    box("leaf", (thick, 860, 2100), material, at=(2 + thick / 2, 430 - 0.4, 1050), edge=1.5)
    for low, high in ((190, 850), (1060, 1960)):
        box("panel", (10, 560, high - low), material, at=(2 + thick + 2, 430, (low + high) / 2), edge=4)


def _beyond():
    wall = surfaces.limewash((0.56, 0.47, 0.36))
    shell.wall(-3000, 4000, 2900, wall, y=3000)
    soft.curtain("curtain", 900, 2800, surfaces.cloth((0.60, 0.54, 0.45), 0.004), at=(-2100, 2850, 8), depth=85, seed=2)
    things.picture((-900, 3000, 1500), 620, 780, surfaces.painting(), surfaces.walnut())
    shell.light_from("bright", (-3300, 1300, 1900), (-900, 2600, 1200), (1500, 1800), 70, (1.0, 0.94, 0.86))
