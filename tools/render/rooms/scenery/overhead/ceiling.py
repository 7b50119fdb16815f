"""Ceilings that lights are let into: plaster with holes, a cove, a grid of tiles. Millimetres."""
from rooms.scenery import surfaces
from scene import materials
from scene.shapes import box, circle, copies, placed, rectangle, sheet


def opening(piece, at, turned=False):
    """The hole that a recessed light wants, by the facts of the catalogue, about a place (x, y); None where it wants none."""
    p = piece.product
    if p.is_("elec_class", "iii") and p.is_("mounting", "track"):
        return rectangle(1600, 28, centre=at)
    if not p.is_("mounting", "recessed"):
        return None
    if "diameter_mm" in p.facts:
        return circle(p.mm("diameter_mm", 85) / 2 - 4, 64, at)
    edge = 10 if p.family == "panel" else 6
    long, wide = p.mm("length_mm", 108) - edge, p.mm("width_mm", 108) - edge
    return rectangle(*((wide, long) if turned else (long, wide)), centre=at)


def plaster(left, right, near, far, height, material, holes=()):
    """A flat ceiling with holes in it, and a dark void above."""
    middle = ((left + right) / 2, (near + far) / 2)
    outline = rectangle(right - left + 400, far - near + 400, centre=middle)
    sheet("ceiling", [outline, *(hole for hole in holes if hole)], 0.4, material, at=(0, 0, height + 0.2), edge=0)
    dark = surfaces.paint((0.02, 0.02, 0.02))
    box("void", (right - left + 800, far - near + 800, 10), dark, at=(*middle, height + 260), edge=0)


def recessed(piece, places, box_of_room, material, turn=0.0):
    """The same light at several places (x, y) of a plaster ceiling over `box_of_room`: (left, right, near, far, height)."""
    height = box_of_room[-1]
    others = [piece.again() for _ in places[1:]]
    plaster(*box_of_room, material, [opening(piece, at, turn == 90) for at in places])
    for one, (x, y) in zip([piece, *others], places):
        one.mount((x, y, height), turn)
    return [piece, *others]


def grid(left, right, near, far, height, taken, module=600, shift=(0.0, 0.0)):
    """
    A suspended ceiling: white T bars on the module, a mineral tile in each field but those in `taken`: (column, row,
    columns, rows), counted from the left and from the back. Returns the middles of what is taken.
    """
    white, tile = materials.paint("white"), surfaces.paint((0.62, 0.60, 0.56), 0.95)
    columns, rows = round((right - left) / module), round((far - near) / module)
    x0, y0 = left + shift[0], far + shift[1]
    free = {(i, j) for i in range(columns) for j in range(rows)}
    middles = []
    for column, row, wide, deep in taken:
        free -= {(column + i, row + j) for i in range(wide) for j in range(deep)}
        middles.append((x0 + (column + wide / 2) * module, y0 - (row + deep / 2) * module))
    for i in range(columns + 1):
        _bars(white, height, [(x0 + i * module, y0 - (j + 0.5) * module) for j in range(rows) if not _inside(taken, i, j, 0)], (24, module))
    for j in range(rows + 1):
        _bars(white, height, [(x0 + (i + 0.5) * module, y0 - j * module) for i in range(columns) if not _inside(taken, i, j, 1)], (module, 24))
    one = box("tile", (module - 20, module - 20, 15), tile, at=(0, 0, 0), edge=2.5)
    copies(one, [placed((x0 + (i + 0.5) * module, y0 - (j + 0.5) * module, height + 12)) for i, j in sorted(free)])
    dark = surfaces.paint((0.02, 0.02, 0.02))
    box("void", (right - left + 1200, far - near + 1200, 10), dark, at=((left + right) / 2, (near + far) / 2, height + 200), edge=0)
    return middles


def _inside(taken, i, j, across):
    """Whether the bar at the line i (or j, `across`) crosses one of what is taken."""
    for column, row, wide, deep in taken:
        within = (column < i < column + wide and row <= j < row + deep) if across == 0 else (row < j < row + deep and column <= i < column + wide)
        if within:
            return True
    return False


def _bars(material, height, places, size):
    copies(box("bar", (*size, 4), material, edge=0.6), [placed((*at, height + 2)) for at in places])


def coved(left, right, near, far, height, material, border=420, drop=240, lip=90):
    """
    A dropped border around a raised ceiling: its inner edge is a lip that hides a strip. Returns the rectangle of
    the strip (left, right, near, far) and its height.
    """
    inner = (left + border, right - border, near + border, far - border)
    width, depth = inner[1] - inner[0], inner[3] - inner[2]
    middle = ((left + right) / 2, (near + far) / 2)
    low = height - drop
    outline = rectangle(right - left + 400, far - near + 400, centre=middle)
    sheet("border", [outline, rectangle(width, depth, centre=middle)], 12, material, at=(0, 0, low + 6), edge=0)
    sheet("lip", [rectangle(width + 24, depth + 24, centre=middle), rectangle(width, depth, centre=middle)], lip, material, at=(0, 0, low + lip / 2), edge=0)
    box("ceiling", (right - left + 400, far - near + 400, 60), material, at=(*middle, height + 30), edge=0)
    behind = 190  # how far the strip is set back from the lip
    around = (inner[0] - behind, inner[1] + behind, inner[2] - behind, inner[3] + behind)
    return around, low + 14

