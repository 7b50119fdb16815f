"""Small things that hardware is put together with: screws, keyholes, roses."""
import math

from scene import materials
from scene.shapes import circle, lathe, mesh, rod, rounded, sheet


def screw(at, radius, body, turn=(90, 0, 0), spin=20.0):
    """A countersunk cross-head screw whose head faces the camera (turn 90, 0, 0) at `at`, mm."""
    head = lathe("screw", rounded([(radius, -1), (radius, 0.3), (radius * 0.6, 0.75), (0, 0.85)], 0.4), body, at=at, turn=turn, segments=40)
    arm, wide = radius * 0.62, radius * 0.17
    a = math.radians(spin)
    for extra in (0, math.pi / 2):
        c, s = math.cos(a + extra), math.sin(a + extra)
        corners = [(u * c - v * s, u * s + v * c, 0.92) for u, v in ((-arm, -wide), (arm, -wide), (arm, wide), (-arm, wide))]
        mesh("slot", corners, [(0, 1, 2, 3)], materials.matt(0.01, 0.01, 0.01), at=at, turn=turn)
    return head


def profile_keyhole(at, scale, plate_front):
    """The opening of a Euro cylinder and the cylinder's face in it; faces the camera at y = plate_front."""
    nickel = materials.metal("satin_nickel")
    x, _, z = at
    outline = cylinder_outline(scale)
    sheet("cylinder", [outline], 6, nickel, at=(x, plate_front + 1.5, z), turn=(90, 0, 0), edge=0.5)
    rod("plug", 6.4 * scale, 4.4, nickel, at=(x, plate_front + 2.4, z + 5 * scale), turn=(90, 0, 0), edge=0.5)
    slot = [(-4.2, -0.8), (4.2, -0.8), (4.2, 0.8), (-4.2, 0.8)]
    corners = [(v * scale, u * scale, 0) for u, v in slot]
    mesh("keyway", corners, [(0, 1, 2, 3)], materials.matt(0.004, 0.004, 0.004), at=(x, plate_front - 2.06, z + 5 * scale), turn=(90, 0, 0))


def cylinder_outline(scale=1.0):
    """Euro profile, about the middle of its 33 mm: a 17 mm round above a 10 mm leg."""
    round_part = [(8.5 * math.cos(a), 8 + 8.5 * math.sin(a)) for a in (math.radians(-54 + 288 * i / 40) for i in range(41))]
    leg = [(-5, -11.5)] + [(5 * math.cos(a), -11.5 + 5 * math.sin(a)) for a in (math.radians(180 + 180 * i / 12) for i in range(13))] + [(5, -11.5)]
    return [(x * scale, y * scale) for x, y in round_part + leg]


def keyhole_plate_hole(scale=1.06):
    return cylinder_outline(scale)


def disc(radius, depth, body, at, edge=1.5):
    """A round rose on the door (its back on y = 0 of `at`)."""
    return rod("rose", radius, depth, body, at=at, turn=(90, 0, 0), edge=edge, segments=128)


def holed(outline, holes):
    return [outline] + [circle(r, 40, centre) for centre, r in holes]
