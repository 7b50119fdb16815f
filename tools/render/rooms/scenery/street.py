"""Out of doors: a stone front with a timber door, paving, pots. Millimetres; the front is y = 0 and faces -y."""
import random

from rooms.scenery import daylight, shell, soft, surfaces, things
from rooms.scenery.shell import frame
from scene import materials
from scene.product import lamp
from scene.shapes import MM, box, mesh, rod

STONE = (0.44, 0.36, 0.265)


def ashlar(left, right, bottom, top, material, openings=(), course=300, seed=2, joint=7):
    """Blocks of stone in courses, each standing out a little differently; openings are (left, right, bottom, top)."""
    dice = random.Random(seed)
    points, faces, tones = [], [], []
    z = bottom
    while z < top:
        tall = min(course * dice.choice((1.0, 0.7, 1.0)), top - z)
        x = left - dice.uniform(0, 400)
        while x < right:
            long = dice.uniform(360, 820)
            for l, r in _between(max(x, left), min(x + long, right), z, z + tall, openings):
                if r - l > 60:
                    _block(points, faces, tones, (l, r, z, z + tall), dice, joint)
            x += long
        z += tall
    solid = mesh("ashlar", points, faces, material, smooth=20)
    _tone(solid, tones, per=13)
    return solid


def _between(left, right, bottom, top, openings):
    """What is left of a block when the openings are cut out of it."""
    spans = [(left, right)]
    for l, r, b, t in openings:
        if bottom < t and top > b:
            spans = [part for a, c in spans for part in ((a, min(c, l)), (max(a, r), c)) if part[1] > part[0]]
    return spans


def _block(points, faces, tones, sides, dice, joint):
    """A block with pillowed edges: a raised face of 3 by 3 quads and a slope down to the joint on each side."""
    l, r, b, t = sides
    l, r, b, t = l + joint / 2, r - joint / 2, b + joint / 2, t - joint / 2
    out, first = dice.uniform(4, 16), len(points)
    inset = 9
    for x, z in ((l, b), (r, b), (r, t), (l, t)):
        points.append((x, 14, z))
    xs, zs = (l + inset, (2 * l + r) / 3, (l + 2 * r) / 3, r - inset), (b + inset, (2 * b + t) / 3, (b + 2 * t) / 3, t - inset)
    for z in zs:
        for x in xs:
            points.append((x, -out + dice.uniform(-3, 3), z))
    grid = first + 4
    for i in range(3):
        for j in range(3):
            a = grid + 4 * i + j
            faces.append((a, a + 1, a + 5, a + 4))
    rim = ((0, 1, 2, 3), (3, 7, 11, 15), (15, 14, 13, 12), (12, 8, 4, 0))
    for k, edge in enumerate(rim):
        faces.append((first + k, first + (k + 1) % 4, *(grid + e for e in reversed(edge))))
    tones.append(dice.random())


def _tone(solid, tones, per):
    tone = solid.data.attributes.new("tone", "FLOAT", "FACE")
    for face in solid.data.polygons:
        tone.data[face.index].value = tones[min(len(tones) - 1, face.index // per)]


def front(left=-4500, right=4500, top=4200, door=(-600, 600, 2450), windows=()):
    """The front with an opening for the door: (left, right, top), and windows: (left, right, bottom, top)."""
    opening = (door[0] - 130, door[1] + 130, -50, door[2] + 130)
    shell.wall(left, right, top, surfaces.paint((0.22, 0.185, 0.145), 0.95), [(opening[0], opening[1], 0, opening[3]), *windows], y=12, thick=260)
    ashlar(left, right, 0, top, surfaces.stone(STONE), [opening, *windows])
    for window in windows:
        lit_window(*window)
    trim = surfaces.stone((0.52, 0.44, 0.34), 0.0015)
    for x in (door[0] - 75, door[1] + 75):
        box("jamb", (150, 330, door[2] + 20), trim, at=(x, 110, (door[2] + 20) / 2), edge=6)
    box("lintel", (door[1] - door[0] + 460, 360, 210), trim, at=((door[0] + door[1]) / 2, 105, door[2] + 125), edge=8)
    box("step", (door[1] - door[0] + 700, 620, 110), trim, at=((door[0] + door[1]) / 2, -150, 55), edge=10)


def paving(material=None):
    stone = material or surfaces.tiles((0.36, 0.31, 0.25), (0.11, 0.095, 0.08), side=0.6, roughness=0.42)
    shell.ground(40000, 40000, stone, at=(0, 0, -4))


def timber_door(left, right, bottom, top, y=190, panels=4, wood=None):
    """A panelled leaf: stiles and rails standing out of a board, a moulding in every field."""
    wood = wood or surfaces.timber((0.20, 0.092, 0.038), (0.095, 0.040, 0.016), 0.34, "z")
    width, height = right - left, top - bottom
    x, z = (left + right) / 2, (bottom + top) / 2
    box("board", (width, 34, height), wood, at=(x, y + 17, z), edge=2)
    box("behind", (width + 120, 20, height + 200), surfaces.lacquer((0.02, 0.016, 0.012)), at=(x, y + 60, z), edge=0)
    rows = panels // 2
    stile, gap = 120, 100
    tall = (height - gap) / rows
    for row in range(rows):
        for side in (0, 1):
            l = left + stile if side == 0 else x + 45
            r = x - 45 if side == 0 else right - stile
            b, t = bottom + gap + row * tall, bottom + (row + 1) * tall
            frame(l, r, b, t, wood, [(0, 0), (0, 14), (14, 20), (26, 14), (34, 3), (40, 3), (70, 12), (74, 12)], y)
            box("field", (r - l - 146, 12, t - b - 146), wood, at=((l + r) / 2, y - 6, (b + t) / 2), edge=1)
    return wood


def agave(at, size=420, seed=3, colour=(0.045, 0.075, 0.045)):
    """A rosette of stiff leaves."""
    dice, green = random.Random(seed), surfaces.leaf(colour)
    for i in range(34):
        rise = 84 - 74 * (i / 33) ** 0.8 + dice.uniform(-6, 6)
        things.blade(at, size * dice.uniform(0.85, 1.1), size * 0.15, green, i * 137.5, rise, curl=0.16 + 0.2 * (i / 33))


def planter(at, seed=3, size=460, height=460, plant="agave"):
    things.pot(at, 235, height, surfaces.ceramic((0.14, 0.115, 0.095), 0.75))
    if plant == "agave":
        agave((at[0], at[1], at[2] + height * 0.92), size, seed)


def lavender(at, count=60, height=420, seed=6, colour=(0.05, 0.08, 0.045)):
    """A tuft of grass-like leaves in a bed."""
    dice, green = random.Random(seed), surfaces.leaf(colour)
    for _ in range(count):
        x, y = dice.gauss(0, 60), dice.gauss(0, 60)
        things.blade((at[0] + x, at[1] + y, at[2]), height * dice.uniform(0.6, 1.1), 12, green, dice.uniform(0, 360), dice.uniform(48, 86), curl=0.35)


def dusk(strength=1.0):
    """The blue hour: deep blue above, what is left of the sunset along the horizon."""
    daylight.sky((0.022, 0.060, 0.20), (0.16, 0.22, 0.40), strength, haze=(0.48, 0.31, 0.24))


def garden_wall(left, right, height, y=0.0, gate=None):
    """A wall of plastered stone with a coping; `gate` is (left, right) of an opening between two pillars."""
    spans = [(left, right)] if gate is None else [(left, gate[0]), (gate[1], right)]
    stone, coping = surfaces.stone(STONE), surfaces.stone((0.50, 0.42, 0.32), 0.0015)
    for a, b in spans:
        box("wall core", (b - a, 240, height), surfaces.paint((0.22, 0.185, 0.145), 0.95), at=((a + b) / 2, y + 134, height / 2), edge=0)
        blocks = ashlar(a, b, 0, height, stone)
        blocks.location.y += y * MM
        box("coping", (b - a + 20, 330, 70), coping, at=((a + b) / 2, y + 110, height + 35), edge=10)
    for side, x in zip((-1, 1), gate or ()):
        box("pillar", (420, 460, height + 330), surfaces.stone(STONE, 0.003), at=(x + side * 205, y + 110, (height + 330) / 2), edge=14)
        box("cap", (520, 560, 80), coping, at=(x + side * 205, y + 110, height + 370), edge=16)
        box("cap", (400, 440, 60), coping, at=(x + side * 205, y + 110, height + 438), edge=16)


def iron_gate(left, right, height, y=110.0):
    """Two wings of upright bars under a rail."""
    iron = surfaces.lacquer((0.018, 0.017, 0.016), 0.45)
    count = round((right - left) / 115)
    for i in range(count + 1):
        x = left + 12 + (right - left - 24) * i / count
        thick = 22 if i in (0, count // 2, count) else 9
        rod("bar", thick / 1.4, height - 60 + 90 * (1 - abs(2 * i / count - 1)), iron, at=(x, y, 60), edge=1, segments=12)
    for z in (110, height * 0.5, height - 80):
        box("rail", (right - left, 16, 34), iron, at=((left + right) / 2, y, z), edge=3)


def lit_window(left, right, bottom, top, y=40.0):
    """A window with a light on behind its blind."""
    lamp(box("lit", (right - left, 4, top - bottom), materials.emitter(0.05, (0.8, 0.7, 0.5)), at=((left + right) / 2, y + 260, (bottom + top) / 2), edge=0))
    soft.curtain("blind", right - left + 60, top - bottom + 60, surfaces.sheer(), at=((left + right) / 2, y + 170, bottom - 30), pleat=120, depth=70, seed=3)
    dark, middle = surfaces.lacquer((0.03, 0.025, 0.02)), (left + right) / 2
    for x in (left, middle, right):
        box("stile", (46, 60, top - bottom), dark, at=(x, y + 50, (bottom + top) / 2), edge=3)
    for z in (bottom, top):
        box("bar", (right - left + 46, 60, 46), dark, at=(middle, y + 50, z), edge=3)
