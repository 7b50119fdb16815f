"""Tables and cabinets, standing on `at` (their middle on the floor)."""

from rooms.scenery.seats import Group
from scene.shapes import around, box, lathe, rod, rounded, sheet, rectangle, tube


def drum(at, top, body, radius=300, height=420, thick=22):
    """A round low table: a stone top on a fluted drum."""
    with Group(at):
        slab("top", radius, thick, top, (0, 0, height - thick))
        inner = radius * 0.74
        rod("core", inner - 8, height - thick, body, edge=2)
        for _, (x, y, _) in around(44, inner):
            rod("flute", inner * 0.062, height - thick - 2, body, at=(x, y, 0), edge=1, segments=20)


def slab(name, radius, thick, material, at):
    """A round top with a rounded rim."""
    profile = [(0, 0), (radius - thick * 0.6, 0), (radius, thick * 0.5), (radius, thick), (0, thick)]
    return lathe(name, rounded(profile, thick * 0.28), material, at=at, segments=128)


def ring_table(at, top, metal, radius=240, height=520):
    """A side table: a thin top, a foot ring and one stem."""
    with Group(at):
        slab("top", radius, 16, top, (0, 0, height - 16))
        rod("stem", 14, height - 16, metal, edge=2)
        slab("foot", radius * 0.68, 12, metal, (0, 0, 0))


def round_dining(at, top, foot, radius=650, height=750, thick=32):
    """A round dining table on a turned pedestal."""
    with Group(at):
        slab("top", radius, thick, top, (0, 0, height - thick))
        r = radius * 0.40
        profile = [(0, 0), (r, 0), (r, 18), (r * 0.82, 40), (r * 0.55, 170), (r * 0.46, 330), (r * 0.52, 520), (r * 0.78, height - thick - 30), (r * 0.84, height - thick), (0, height - thick)]
        lathe("pedestal", rounded(profile, 26), foot, segments=96)


def long_dining(at, top, foot, length=2200, width=1000, height=750, turn=0.0):
    """A table for eight: a plank top with a slanted underside on two broad feet."""
    with Group(at, turn):
        box("top", (length, width, 34), top, at=(0, 0, height - 17), edge=7)
        box("apron", (length - 140, width - 140, 40), top, at=(0, 0, height - 54), edge=6)
        for side in (-1, 1):
            x = side * length * 0.33
            box("foot", (95, width * 0.62, height - 74), foot, at=(x, 0, (height - 74) / 2), edge=12)


def cabinet(at, body, metal, width=1600, height=760, depth=430, doors=4, turn=0.0):
    """A sideboard: fluted doors, a plinth, small knobs."""
    with Group(at, turn):
        box("carcase", (width, depth, height - 110), body, at=(0, 0, 110 + (height - 110) / 2), edge=4)
        box("plinth", (width - 120, depth - 80, 110), metal, at=(0, 20, 55), edge=2)
        each = (width - 40) / doors
        for i in range(doors):
            x = -width / 2 + 20 + each * (i + 0.5)
            box("door", (each - 5, 22, height - 150), body, at=(x, -depth / 2 - 8, 110 + (height - 110) / 2), edge=3)
            side = 1 if i % 2 == 0 else -1
            rod("knob", 9, 24, metal, at=(x + side * (each / 2 - 40), -depth / 2 - 18, height * 0.62), turn=(90, 0, 0), edge=3)


def console(at, top, metal, width=1300, height=800, depth=360, turn=0.0):
    """A narrow table of metal with a stone top."""
    with Group(at, turn):
        box("top", (width, depth, 24), top, at=(0, 0, height - 12), edge=4)
        for x in (-1, 1):
            frame = [rectangle(depth - 40, height - 24, 10), rectangle(depth - 76, height - 60, 6)]
            sheet("frame", frame, 18, metal, at=(x * (width / 2 - 90), 0, (height - 24) / 2), turn=(90, 0, 90), edge=2)


def bedside(at, body, metal, width=520, height=480, depth=400, turn=0.0):
    """A drawer on a recessed foot."""
    with Group(at, turn):
        box("carcase", (width, depth, height - 150), body, at=(0, 0, 150 + (height - 150) / 2), edge=5)
        box("plinth", (width - 100, depth - 80, 150), metal, at=(0, 10, 75), edge=2)
        for i in range(2):
            tall = (height - 150) / 2
            z = 150 + tall * (i + 0.5)
            box("drawer", (width - 16, 18, tall - 10), body, at=(0, -depth / 2 - 6, z), edge=3)
            tube("pull", [(-50, -depth / 2 - 34, z), (50, -depth / 2 - 34, z)], 5, metal, curved=False)
            for x in (-40, 40):
                rod("post", 4, 24, metal, at=(x, -depth / 2 - 12, z), turn=(90, 0, 0), edge=0.5)
