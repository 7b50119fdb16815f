"""A bathroom: a basin on a vanity, a mirror, towels, a shower. Millimetres; the wall is y = 0."""
from rooms.scenery import soft, surfaces
from scene import materials
from scene.shapes import box, lathe, rectangle, rod, rounded, sheet, tube

BASIN = 860


def mirror_glass():
    return materials.Nodes("mirror").set(base_color=(0.86, 0.88, 0.88, 1), metallic=1.0, roughness=0.012).material


def mirror(at, width, height, metal, corner=0.0):
    """A mirror in a thin metal rim; `at` is its middle on the wall."""
    outline = rectangle(width, height, corner)
    inner = rectangle(width - 24, height - 24, max(0.0, corner - 12))
    sheet("mirror rim", [outline, inner], 26, metal, at=(at[0], at[1] - 13, at[2]), turn=(90, 0, 0), edge=1.5)
    sheet("mirror", [inner], 4, mirror_glass(), at=(at[0], at[1] - 16, at[2]), turn=(90, 0, 0), edge=0.3)


def vanity(x, wide, wood, stone, metal):
    """A hung drawer with a stone top, a bowl on it and a tap beside the bowl."""
    box("drawer", (wide - 20, 460, 300), wood, at=(x, -235, 655), edge=3)
    box("gap", (wide - 18, 4, 6), surfaces.paint((0.02, 0.02, 0.02)), at=(x, -465, 660), edge=0)
    box("top", (wide, 490, 30), stone, at=(x, -245, 820), edge=3)
    bowl = [(0, 0), (120, 0), (190, 46), (205, 118), (199, 120), (182, 52), (112, 12), (0, 10)]
    lathe("basin", rounded(bowl, 8), surfaces.ceramic((0.74, 0.72, 0.68), 0.12), at=(x, -250, 835), segments=128, smooth=60)
    rod("tap foot", 24, 10, metal, at=(x, -70, 835), edge=3)
    tube("tap", [(x, -70, 835), (x, -70, 1090), (x, -78, 1130), (x, -140, 1136), (x, -220, 1130), (x, -232, 1100)], 11, metal)
    tube("tap lever", [(x, -70, 940), (x + 62, -74, 958)], 7, metal, curved=False)


def towel(at, width, length, cloth, metal):
    """A towel over a rail on the wall; `at` is the middle of the rail."""
    x, y, z = at
    tube("towel rail", [(x - width / 2 - 50, y - 70, z), (x + width / 2 + 50, y - 70, z)], 8, metal, curved=False)
    for side in (-1, 1):
        tube("rail foot", [(x + side * (width / 2 + 50), y, z), (x + side * (width / 2 + 50), y - 72, z)], 8, metal, curved=False)
    soft.draped("towel", (width, length), (9000, 24, 12), cloth, at=(x, y - 70, z + 12), wave=3)


def rain_head(at, metal, ceiling):
    """A flat head on a pipe from the ceiling; `at` is the middle of its face."""
    x, y, z = at
    rod("rain head", 125, 9, metal, at=at, edge=2.5)
    rod("pipe", 11, ceiling - z, metal, at=at, edge=0.5)
    rod("rose", 32, 8, metal, at=(x, y, ceiling - 8), edge=2)


def niche(left, right, bottom, top, material, deep=95, y=0.0):
    """The inside of a recess whose hole is in the wall."""
    middle = (left + right) / 2
    box("niche back", (right - left + 20, 10, top - bottom + 20), material, at=(middle, y + deep + 5, (bottom + top) / 2), edge=0)
    for x in (left - 3, right + 3):
        box("niche side", (10, deep, top - bottom), material, at=(x, y + deep / 2, (bottom + top) / 2), edge=0)
    for z in (bottom - 3, top + 3):
        box("niche end", (right - left, deep, 10), material, at=(middle, y + deep / 2, z), edge=0)


def bottle(at, radius, height, tone):
    profile = [(0, 0), (radius, 0), (radius, height * 0.74), (radius * 0.4, height * 0.80), (radius * 0.4, height), (0, height)]
    lathe("bottle", rounded(profile, 6), surfaces.ceramic(tone, 0.3), at=at, segments=64)

