"""Lever grips: round bar with a return, or a flat square one."""
import math

from scene.shapes import box, mesh, rod, tube


def round_lever(length, projection, body, at=(0, 0, 0), radius=9.5):
    """A bar that leaves the rose, bends and runs to the right; the door is y = 0."""
    x, y, z = at
    out = -(projection - radius)
    path = [(0, -6), (0, out * 0.55), (0, out * 0.86), (6, out), (18, out), (length * 0.5, out), (length - 16, out), (length - 4, out + 1)]
    points = [(x + px, y + py, z) for px, py in path]
    rod("neck", radius * 1.18, 16, body, at=(x, y - 4, z), turn=(90, 0, 0), edge=2)
    bar = tube("lever", points, radius, body, radii=[1.05, 1, 1, 1.0, 1.0, 0.96, 0.93, 0.9])
    return bar


def square_lever(length, projection, body, at=(0, 0, 0), width=20.0, depth=11.0):
    x, y, z = at
    out = -(projection - depth / 2)
    rod("neck", 10, abs(out), body, at=(x, y - 4, z), turn=(90, 0, 0), edge=1)
    return box("lever", (length, depth, width), body, at=(x + length / 2 - 14, y + out, z), edge=1.6)


def wave_lever(length, projection, body, at=(0, 0, 0)):
    """A classic lever: swells in the hand and ends in a small scroll."""
    x, y, z = at
    out = -(projection - 9)
    path = [(0, -6, 0), (0, out * 0.6, 0), (0, out * 0.92, 0), (10, out, 1), (34, out, 5), (length * 0.55, out, 3), (length * 0.8, out, -5), (length * 0.95, out, -7), (length, out, -1), (length * 0.97, out, 5), (length * 0.92, out, 3)]
    points = [(x + px, y + py, z + pz) for px, py, pz in path]
    for r, deep in ((16, 5), (13, 10), (15, 13)):
        rod("collar", r, 4, body, at=(x, y - deep, z), turn=(90, 0, 0), edge=1.8)
    return tube("lever", points, 8.5, body, radii=[1.25, 1.2, 1.05, 1.0, 1.15, 1.25, 1.0, 0.8, 0.65, 0.55, 0.45])
