"""A closed door seen very close: a knob and a cylinder with its keys, a turn, or a viewer."""
import math

from families.fixings import disc
from rooms.scenery import doors, joinery, shell, surfaces
from rooms.scenery.camera import look
from scene import materials
from scene.shapes import box

LEAVES = {"navy": (0.022, 0.034, 0.052), "oxblood": (0.105, 0.026, 0.020), "white": (0.68, 0.655, 0.60), "sage": (0.20, 0.215, 0.15)}
HEIGHT = 1020


def build(pieces, aspect, leaf="navy", show="knob", near=620, lens=62, pan=10.0, aim=(0, 0), stop=4.0, sun=True, lamp=1.0):
    material = doors.wooden() if leaf == "carved" else surfaces.lacquer(LEAVES[leaf], 0.34)
    height = 1480 if show == "viewer" else HEIGHT
    {"knob": _knob, "turn": _turn, "viewer": _viewer}[show](pieces, material, height)
    doors.framed(material, surfaces.limewash((0.50, 0.42, 0.32)))
    joinery.hall(height, 1.0, lamp)
    if sun:
        joinery.patch((30, 0, height - 10))
    a = math.radians(pan)
    at = (aim[0] + near * math.sin(a), -near * math.cos(a), height + 30 + aim[1])
    look(at, aspect, lens=lens, pan=pan, rise=-30 / near * lens / 36, focus=near * 0.985, stop=stop)


def _leaf(material, rails=((190, 850), (1160, 1960))):
    right = doors.WIDE - doors.BACKSET
    box("leaf", (doors.WIDE, 50, doors.TOP - 8), material, at=(right - doors.WIDE / 2, 25, (doors.TOP + 8) / 2), edge=2.5)
    for low, high in rails:
        shell.frame(56, right - 118, low, high, material, doors.STEP_IN)
        box("field", (right - 62 - 300, 10, high - low - 130), material, at=((right - 62) / 2, -4, (low + high) / 2), edge=4)


def _knob(pieces, material, height):
    """Outside a flat: the knob fixed in the middle rail, the cylinder by the edge with the keys in it."""
    _leaf(material)
    pieces["knob"].mount((150, 0, height + 25))
    body = materials.finish("antique_brass")
    disc(26, 9, body, (0, 0, height - 10), edge=2.2)
    one = joinery.cylinder(pieces["cylinder"], (0, height - 10), -12)
    joinery.keys(one, (0, height - 2), -12.5)


def _turn(pieces, material, height):
    """Inside a flat: a lever, and the turn of the cylinder below it."""
    _leaf(material)
    joinery.lever(pieces["handle"], (0, 0, height + 60), 85)
    joinery.cylinder(pieces["cylinder"], (0, height - 25), -12, outside=False)


def _viewer(pieces, material, height):
    """The viewer in the middle of a carved leaf's upper rail."""
    _leaf(material, ((190, 850), (1060, 1400), (1560, 1980)))
    joinery.without(pieces["viewer"], "sleeve").mount((340, 0, height))
