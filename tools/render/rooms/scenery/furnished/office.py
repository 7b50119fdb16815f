"""An office: desks with screens, chairs on castors, a cupboard. A piece stands on `at` and faces -y."""
from rooms.scenery import surfaces
from rooms.scenery.seats import Group
from rooms.scenery.soft import upholstered
from scene import materials
from scene.shapes import around, ball, box, rod, tube


def desk(at, top, metal, size=(1600, 750), turn=0.0):
    wide, deep = size
    with Group(at, turn):
        box("desk top", (wide, deep, 25), top, at=(0, 0, 727), edge=2)
        for side in (-1, 1):
            for y in (-1, 1):
                box("desk leg", (45, 45, 714), metal, at=(side * (wide / 2 - 50), y * (deep / 2 - 50), 357), edge=2)
            box("desk bar", (45, deep - 100, 45), metal, at=(side * (wide / 2 - 50), 0, 690), edge=2)


def screen(at, turn=0.0, wide=610):
    """A screen whose back or face shows; it is on and shows a pale page."""
    black = surfaces.lacquer((0.015, 0.015, 0.017), 0.4)
    tall = wide * 0.58
    with Group(at, turn):
        rod("screen foot", 110, 9, black, edge=3)
        box("screen neck", (50, 22, 330), black, at=(0, 20, 170), edge=3)
        box("screen", (wide, 26, tall), black, at=(0, 0, 330), edge=6)
        box("page", (wide - 16, 3, tall - 16), surfaces.glow(0.9, (0.85, 0.92, 1.0)), at=(0, -13, 330), edge=0)
        box("keyboard", (420, 130, 14), black, at=(0, -260, 7), edge=3)


def chair(at, cloth, turn=0.0):
    """A task chair: a padded seat and back on a star of five castors."""
    black = materials.paint("black")
    with Group(at, turn):
        upholstered("seat", (490, 470, 85), cloth, at=(0, -20, 465), radius=40, crown=12)
        upholstered("back", (450, 60, 560), cloth, at=(0, 235, 830), turn=(-8, 0, 0), radius=30, crown=8)
        box("spine", (60, 22, 420), black, at=(0, 255, 620), turn=(-8, 0, 0), edge=4)
        rod("column", 26, 330, black, at=(0, 0, 100), edge=2)
        for angle, (x, y, _) in around(5, 300, start=20):
            tube("star", [(0, 0, 110), (x, y, 82)], 19, black, curved=False)
            ball("castor", 32, black, at=(x, y, 32), rings=16, segments=32)
        for side in (-1, 1):
            tube("arm", [(side * 215, 60, 470), (side * 275, 40, 520), (side * 275, 0, 690), (side * 270, -130, 700)], 14, black)


def cupboard(at, size, material, turn=0.0, doors=4):
    wide, deep, tall = size
    with Group(at, turn):
        box("cupboard", (wide, deep, tall), material, at=(0, 0, tall / 2), edge=2)
        each = wide / doors
        for i in range(doors):
            box("cupboard door", (each - 5, 18, tall - 60), material, at=(-wide / 2 + each * (i + 0.5), -deep / 2 - 8, tall / 2 + 20), edge=1.5)
            box("cupboard pull", (14, 22, 160), materials.paint("black"), at=(-wide / 2 + each * (i + 0.5) + (each / 2 - 40) * (1 if i % 2 == 0 else -1), -deep / 2 - 22, tall * 0.6), edge=2)
