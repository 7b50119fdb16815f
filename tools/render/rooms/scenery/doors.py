"""Leaves of room and house doors, their frames, carving. A leaf's face is y = 0 and faces -y; x = 0 is its handle."""
import math

from rooms.scenery import shell, surfaces
from scene.shapes import ball, box, sheet

BACKSET = 62  # from the free edge, left of the handle
WIDE = 860
TOP = 2100
STEP_IN = [(0, 0), (0, 11), (5, 15), (12, 12), (18, 6), (24, 13), (29, 13), (33, 0)]
CASING = [(0, 0), (0, 14), (6, 20), (16, 22), (54, 20), (62, 14), (68, 14), (74, 0)]


def panelled(material, thick=44, bottom=8):
    """A leaf with a tall upper and a lower panel in mouldings."""
    right = WIDE - BACKSET
    box("leaf", (WIDE, thick, TOP - bottom), material, at=(right - WIDE / 2, thick / 2, (TOP + bottom) / 2), edge=2.5)
    for low, high in ((190, 850), (1110, 1960)):
        inner, outer = 62, right - 124
        shell.frame(inner, outer, low, high, material, STEP_IN)
        box("field", (outer - inner - 130, 10, high - low - 130), material, at=((inner + outer) / 2, -4, (low + high) / 2), edge=4)


def framed(material, wall, wall_from=-2600):
    """Frame and casing on the free side of a closed leaf, and the wall that it stands in."""
    edge = -BACKSET - 3
    box("jamb", (34, 130, TOP + 40), material, at=(edge - 17, 60, (TOP + 40) / 2), edge=3)
    shell.frame(edge - 90, WIDE - BACKSET + 90, -300, TOP + 92, material, CASING, 0.0)
    shell.wall(wall_from, edge - 30, 3000, wall, y=6)
    shell.strip(wall_from, edge - 88, shell.SKIRTING, material, y=6)


def wooden(light=(0.19, 0.088, 0.037), dark=(0.085, 0.036, 0.015)):
    return surfaces.timber(light, dark, 0.34, "z")


def star(radius):
    """Outline of a star of eight points, two of them on each axis."""
    inner = radius * math.cos(math.pi / 4) / math.cos(math.pi / 8)
    return [((radius if i % 2 == 0 else inner) * math.cos(math.pi * i / 8), (radius if i % 2 == 0 else inner) * math.sin(math.pi * i / 8)) for i in range(16)]


def carved_field(left, right, bottom, top, material, columns=3, y=0.0):
    """Stars and crosses: strapwork of stars that touch at their points, a boss in every star."""
    size = (right - left) / columns / 2
    rows = int((top - bottom) / (2 * size))
    start = (bottom + top) / 2 - (rows - 1) * size
    for i in range(columns):
        for j in range(rows):
            x, z = left + size * (2 * i + 1), start + 2 * size * j
            sheet("star", [star(size + 2), star(size - 9)], 13, material, at=(x, y - 5, z), turn=(90, 0, 0), edge=2.2)
            sheet("small star", [star(size * 0.50), star(size * 0.50 - 7)], 9, material, at=(x, y - 3, z), turn=(90, 0, 0), edge=1.8)
            ball("boss", size * 0.17, material, at=(x, y, z), squash=0.7, rings=16, segments=32)


def carved(material, wide=820, bottom=8):
    """A timber leaf of two fields of carving between stiles and rails."""
    right = wide - BACKSET
    box("board", (wide, 40, TOP - bottom), material, at=(right - wide / 2, 24, (TOP + bottom) / 2), edge=2)
    stile, rail = 124, 150
    for x in (-BACKSET + stile / 2, right - stile / 2):
        box("stile", (stile, 22, TOP - bottom), material, at=(x, 11, (TOP + bottom) / 2), edge=3)
    inner, outer = stile - BACKSET, right - stile
    for low, high in ((bottom, bottom + rail), (810, 1010), (TOP - rail, TOP)):
        box("rail", (outer - inner, 22, high - low), material, at=((inner + outer) / 2, 11, (low + high) / 2), edge=3)
    for low, high in ((bottom + rail, 810), (1010, TOP - rail)):
        shell.frame(inner - 4, outer + 4, low - 4, high + 4, material, [(0, 0), (2, 10), (8, 13), (16, 10), (22, 0), (30, -14), (34, -14)], 0.0)
        carved_field(inner + 40, outer - 40, low + 28, high - 28, material, 4)


def slatted(left, right, bottom, top, material, dark, y=0.0, pitch=62):
    """The leaf of a house door: upright slats on a dark ground."""
    box("ground", (right - left, 40, top - bottom), dark, at=((left + right) / 2, y + 34, (bottom + top) / 2), edge=1)
    count = round((right - left) / pitch)
    each = (right - left) / count
    for i in range(count):
        box("slat", (each - 7, 24, top - bottom - 6), material, at=(left + each * (i + 0.5), y + 6, (bottom + top) / 2), edge=3)
