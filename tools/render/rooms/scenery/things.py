"""What lies and stands about: vases, books, bowls, trays, pictures, plants. Each stands on `at`."""
import math
import random

from rooms.scenery import surfaces
from rooms.scenery.seats import Group
from rooms.scenery.shell import frame
from scene.shapes import ball, box, lathe, mesh, rectangle, rod, rounded, sheet, tube
from families.filament import smooth_profile

VASES = {
    "bottle": [(0, 0), (62, 0), (84, 40), (92, 95), (76, 150), (38, 190), (24, 225), (22, 275), (29, 292)],
    "jar": [(0, 0), (80, 0), (128, 60), (150, 140), (142, 220), (98, 276), (84, 296), (96, 318)],
    "bowl": [(0, 0), (58, 0), (62, 10), (128, 52), (152, 84), (156, 90)],
}


def vase(at, kind, material, size=1.0):
    outer = smooth_profile([(r * size, z * size) for r, z in VASES[kind]], 4)
    inner = [(max(0.0, r - 6), z) for r, z in reversed(outer[4:])]
    return lathe("vase", outer + inner, material, at=at, segments=96, smooth=60)


def books(at, tones, turn=0.0, size=(260, 190)):
    """A pile, each a little turned."""
    dice = random.Random(len(tones) + int(at[0]))
    z, paper = 0, surfaces.paint((0.66, 0.61, 0.52), 0.9)
    with Group(at, turn):
        for tone in tones:
            thick = dice.uniform(22, 38)
            shrink, spin = dice.uniform(0.84, 1), dice.uniform(-7, 7)
            w, d = size[0] * shrink, size[1] * shrink
            cover = surfaces.paint(tone, 0.6)
            box("pages", (w - 8, d - 8, thick - 6), paper, at=(0, 0, z + thick / 2), turn=(0, 0, spin), edge=0.5)
            for level in (1.5, thick - 1.5):
                box("cover", (w, d, 3), cover, at=(0, 0, z + level), turn=(0, 0, spin), edge=1)
            a = math.radians(spin)
            box("spine", (w, 4, thick), cover, at=(d / 2 * math.sin(a), -d / 2 * math.cos(a), z + thick / 2), turn=(0, 0, spin), edge=1.5)
            z += thick
    return z


def picture(at, width, height, art, body, turn=0.0, mount=None):
    """A framed picture whose back is on the wall; `at` is its middle."""
    with Group((at[0], at[1], 0), turn):
        x, z = width / 2, at[2]
        profile = [(0, 0), (0, 26), (3, 30), (15, 30), (18, 26), (18, 12)]
        frame(-x, x, z - height / 2, z + height / 2, body, profile)
        if mount:
            border = min(width, height) * 0.13
            outline = [rectangle(width - 30, height - 30), rectangle(width - 36 - 2 * border, height - 36 - 2 * border)]
            sheet("mount", outline, 4, mount, at=(0, -14, z), turn=(90, 0, 0), edge=0.3)
        box("canvas", (width - 34, 6, height - 34), art, at=(0, -9, z), edge=0)


def branch(at, height=760, leaves=46, seed=2, colour=(0.05, 0.085, 0.035), spread=0.5):
    """Cut twigs with small leaves, as they stand in a vase."""
    dice = random.Random(seed)
    bark, green = surfaces.paint((0.05, 0.032, 0.02), 0.8), surfaces.leaf(colour)
    for _ in range(5):
        way, lean = dice.uniform(0, 2 * math.pi), dice.uniform(0.1, spread)
        path = []
        for i in range(6):
            t = i / 5
            off = height * lean * t**1.6
            path.append((off * math.cos(way + 0.5 * t), off * math.sin(way + 0.5 * t), height * dice.uniform(0.9, 1) * t if i == 5 else height * 0.95 * t))
        tube("twig", path, 2.6, bark, at=at, radii=[1.2, 1, 0.9, 0.7, 0.5, 0.3])
        for _ in range(leaves // 5):
            t = dice.uniform(0.35, 1.0)
            k = min(4, int(t * 5))
            f = t * 5 - k
            point = [path[k][c] * (1 - f) + path[k + 1][c] * f + at[c] for c in range(3)]
            blade(point, dice.uniform(48, 82), 24, green, dice.uniform(0, 360), dice.uniform(-10, 55))


def blade(at, length, width, material, turn, rise, curl=0.25, steps=6):
    """One leaf from its stalk outwards."""
    points, faces = [], []
    for i in range(steps + 1):
        t = i / steps
        half = width / 2 * math.sin(math.pi * min(0.98, t * 0.94 + 0.05)) ** 0.8
        drop = -curl * length * t * t
        for side, lift in ((-1, 0.14), (0, 0), (1, 0.14)):
            points.append((length * t, side * half, drop + half * lift))
    for i in range(steps):
        for k in range(2):
            a = 3 * i + k
            faces.append((a, a + 1, a + 4, a + 3))
    return mesh("leaf", points, faces, material, at=at, turn=(0, -rise, turn), smooth=70)


def pot(at, radius, height, material):
    profile = [(0, 0), (radius * 0.78, 0), (radius * 0.98, height * 0.96), (radius, height), (radius * 0.92, height), (radius * 0.88, height * 0.9), (0, height * 0.9)]
    lathe("pot", rounded(profile, 7), material, at=at)
    rod("soil", radius * 0.88, 4, surfaces.paint((0.02, 0.014, 0.01), 0.95), at=(at[0], at[1], at[2] + height * 0.9), edge=0.5)


def ficus(at, height=1700, seed=4, foliage=170, material=None):
    """A small tree in a pot: bent trunks and a crown of broad leaves."""
    dice = random.Random(seed)
    pot(at, 190, 360, material or surfaces.ceramic((0.16, 0.14, 0.12), 0.6))
    bark, green = surfaces.paint((0.07, 0.05, 0.035), 0.9), surfaces.leaf((0.03, 0.062, 0.02))
    crown = (at[0], at[1], at[2] + height * 0.70)
    for i in range(3):
        lean = dice.uniform(-90, 90), dice.uniform(-90, 90)
        base = (at[0] + 25 * (i - 1), at[1], at[2] + 320)
        tube("trunk", [base, (base[0] + lean[0] * 0.3, base[1] + lean[1] * 0.3, base[2] + height * 0.22), (crown[0] + lean[0], crown[1] + lean[1], crown[2]), (crown[0] + lean[0] * 1.6, crown[1] + lean[1] * 1.6, crown[2] + height * 0.22)], 11, bark)
    for _ in range(foliage):
        a, up, r = dice.uniform(0, 360), dice.uniform(-1, 1), dice.uniform(0.25, 1) ** 0.6
        wide = height * 0.24 * math.sqrt(max(0.05, 1 - up * up * 0.8)) * r
        point = (crown[0] + wide * math.cos(math.radians(a)), crown[1] + wide * math.sin(math.radians(a)), crown[2] + height * 0.28 * up)
        blade(point, dice.uniform(90, 165), dice.uniform(45, 80), green, a + dice.uniform(-50, 50), dice.uniform(-35, 40))


def fruit(at, material, count=5, radius=38):
    for i in range(count):
        a = 2.4 * i
        far = 0 if i == 0 else radius * 1.7
        ball("fruit", radius * (0.95 + 0.05 * (i % 2)), material, at=(at[0] + far * math.cos(a), at[1] + far * math.sin(a), at[2] + radius), squash=0.93, rings=24, segments=40)


def tray(at, radius, material, rim=18):
    profile = [(0, 0), (radius, 0), (radius + 3, rim), (radius, rim), (radius - 3, 5), (0, 5)]
    return lathe("tray", rounded(profile, 2), material, at=at, segments=128)


def glass_of(at, material, radius=34, height=92):
    """A tumbler."""
    profile = [(0, 0), (radius * 0.86, 0), (radius, height), (radius - 2, height), (radius * 0.86 - 2.5, 9), (0, 9)]
    return lathe("glass", rounded(profile, 1), material, at=at, segments=64, smooth=60)
