"""A mortise lock standing upright: forend, case, follower, latch and bolts."""
from families.fixings import cylinder_outline, screw
from families.satin import finish
from scene import materials
from scene.product import Staged
from scene.shapes import box, circle, mesh, rectangle, rod, sheet


def build(p):
    tall, wide = p.mm("height_mm", 235), p.mm("width_mm", 20)
    backset, centre = p.mm("backset_mm", 55), p.mm("centre_mm", 72)
    case_h, depth = max(tall * 0.70, centre + 78), backset + 32
    bathroom = p.is_("lock_function", "bathroom")
    body, steel = finish(p.finish), materials.metal("satin_nickel")
    follower = case_h * 0.5 - 46
    keyhole = follower - centre
    hub = rectangle(8.4, 8.4, 0.6)
    spin = [((x - y) * 0.7071, follower + (x + y) * 0.7071) for x, y in hub]
    at_key = circle(8, 48, (0, keyhole)) if bathroom else [(x, y + keyhole) for x, y in cylinder_outline(1.06)]
    middle = depth / 2 - backset
    outline = [(x + middle, y) for x, y in rectangle(depth, case_h, 3)]
    case = sheet("case", [outline, circle(11, 48, (0, follower)), at_key], 15, steel, at=(0, 0, 0), turn=(90, 0, 0), edge=1.0)
    sheet("hub", [circle(10.6, 64, (0, follower)), spin], 16.4, materials.metal("satin_nickel"), turn=(90, 0, 0), edge=0.6)
    if bathroom:  # the snib turns a square of its own
        small = [((x - y) * 0.7071 * 0.75, keyhole + (x + y) * 0.7071 * 0.75) for x, y in hub]
        sheet("snib", [circle(7.7, 64, (0, keyhole)), small], 16.4, materials.metal("satin_nickel"), turn=(90, 0, 0), edge=0.6)
    sheet("cover", [_panel(middle, depth, case_h), circle(14, 64, (0, follower)), _ring(at_key, (0, keyhole), 1.22)], 1.2, steel, at=(0, -7.9, 0), turn=(90, 0, 0), edge=0.5)
    sheet("inside", [rectangle(24, 40, 2, centre=(0, keyhole))], 2, materials.matt(0.02, 0.02, 0.02), turn=(90, 0, 0))
    edge = depth / 2 + middle
    forend = sheet("forend", [rectangle(wide, tall, wide / 2 if bathroom else 1.5)], 3, body, at=(edge + 1.5, 0, 0), turn=(90, 0, 90), edge=0.6)
    _latch(edge, follower + 6, body)
    if p.is_("lock_function", "flat"):
        for i in range(3):
            rod("bolt", 5.5, 22, materials.metal("chrome"), at=(edge, 0, keyhole + 14 - 14 * i), turn=(0, 90, 0))
    else:
        box("bolt", (16, 11, 30), materials.metal("satin_nickel"), at=(edge + 8, 0, keyhole + 6), edge=0.8)
    for x, z in ((middle - depth * 0.36, case_h * 0.42), (middle - depth * 0.36, -case_h * 0.42), (middle + depth * 0.34, case_h * 0.42), (middle + depth * 0.34, -case_h * 0.42)):
        screw((x, -7.6, z), 2.6, materials.metal("satin_nickel"))
    for z in (tall / 2 - 11, -tall / 2 + 11):
        screw((edge + 3.0, 0, z), 3.4, materials.metal("satin_nickel"), turn=(90, 0, 90))
    return Staged("wall", [case, forend], fill=0.74, camera=(36, 8), lens=85, wall=0.12, ground=materials.door())


def _panel(middle, depth, case_h):
    """The raised field of the case's cover."""
    return [(x + middle, y) for x, y in rectangle(depth - 16, case_h - 18, 5)]


def _ring(outline, centre, share):
    """The outline once more, larger about its centre."""
    return [(centre[0] + (x - centre[0]) * share, centre[1] + (y - centre[1]) * share) for x, y in outline]


def _latch(x, z, body):
    """The spring latch, its tip bevelled towards the camera."""
    points = [(x, -6, z - 17), (x, 6, z - 17), (x, 6, z + 17), (x, -6, z + 17), (x + 5, -6, z - 17), (x + 14, 6, z - 17), (x + 14, 6, z + 17), (x + 5, -6, z + 17)]
    faces = [(0, 1, 2, 3), (4, 7, 6, 5), (0, 4, 5, 1), (3, 2, 6, 7), (0, 3, 7, 4), (1, 5, 6, 2)]
    mesh("latch", points, faces, body, bevel=0.8)
