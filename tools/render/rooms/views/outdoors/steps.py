"""Garden steps at dusk: a strip hidden under the nose of every tread lights the riser below it and the next tread."""
from rooms.scenery import garden, shell, street, surfaces
from rooms.scenery.camera import look
from scene import materials
from scene.product import lamp
from scene.shapes import box

TREAD, RISER, STEPS, HALF = 400, 160, 5, 1150
NOSE = 45  # that a tread stands out before its riser


def build(pieces, aspect, power=0.55):
    street.dusk(1.0)
    shell.ground(60000, 60000, surfaces.paint((0.10, 0.085, 0.065), 0.95), at=(0, 0, -30))
    reel = pieces["strip"]
    for solid in reel.solids:
        solid.hide_render = True  # unrolled, it is a straight sleeve under every nose
    wide = reel.product.mm("width_mm", 12)
    _steps(wide, power)
    _cheeks()
    _beside()
    _above()
    look((-620, -3150, 1330), aspect, lens=36, pan=-9, rise=-0.075)


def _steps(wide, power):
    stone, face = surfaces.stone((0.46, 0.39, 0.30), 0.0015), surfaces.stone((0.40, 0.335, 0.255), 0.004)
    for i in range(STEPS):
        y, z = TREAD * i, RISER * (i + 1)
        box("riser", (2 * HALF, 60, RISER - 38), face, at=(0, y + 30, z - 38 - (RISER - 38) / 2), edge=0)
        deep = TREAD + NOSE + 40 if i < STEPS - 1 else 3200
        box("tread", (2 * HALF, deep, 38), stone, at=(0, y - NOSE + deep / 2, z - 19), edge=6)
        _strip(y - 13, z - 38, wide, power)


def _strip(y, z, wide, power):
    """The strip in its sleeve, against the underside of the nose."""
    long = 2 * HALF - 60
    box("sleeve", (long, wide, 4), materials.matt(0.7, 0.68, 0.64), at=(0, y, z - 2), edge=0.5)
    lamp(box("light", (long, wide * 0.5, 0.6), materials.emitter(0.5, (0.85, 0.70, 0.30)), at=(0, y, z - 4.4), edge=0))
    shell.light_from("strip", (0, y - 1, z - 6), (0, y + 8, z - 60), (long, wide), power, (1, 1, 1), "lamp")


def _cheeks():
    """Low walls that climb beside the steps."""
    coping = surfaces.stone((0.52, 0.44, 0.34), 0.0015)
    for side in (-1, 1):
        x = side * (HALF + 170)
        for i in range(3):
            y = -260 + 760 * i
            top = 360 + 310 * i
            box("cheek", (330, 760, top), surfaces.stone(street.STONE, 0.004), at=(x, y + 380, top / 2), edge=4)
            box("coping", (390, 790, 60), coping, at=(x, y + 380, top + 30), edge=8)
    street.planter((-HALF - 170, 70, 420), 5, 520, 420)
    street.planter((HALF + 170, 830, 730), 7, 520, 420)


def _beside():
    garden.gravel((-5200, 5200, -3400, -330), z=-14)
    stone = surfaces.stone((0.42, 0.36, 0.285), 0.0012)
    for i in range(4):
        box("slab", (1150, 620, 50), stone, at=(0, -500 - 700 * i, 4), edge=7)
    for side, seed in ((-1, 4), (1, 8)):
        garden.hedge(min(side * 1600, side * 5200), max(side * 1600, side * 5200), 260, 620, seed=seed)
        street.agave((side * 1900, -800, 5), 560, seed)
        street.lavender((side * 1560, -520, 0), seed=seed)


def _above():
    """The end of the garden: a wall, a hedge, palms against what is left of the sky."""
    top, y = RISER * STEPS, TREAD * STEPS + 2600
    box("lawn", (12000, 4000, 20), surfaces.paint((0.035, 0.055, 0.02), 0.95), at=(0, TREAD * STEPS + 1900, top - 60), edge=0)
    street.garden_wall(-7000, 7000, top + 1500, y)
    garden.hedge(-5200, 5200, y - 150, 600, z=top)
    leaf = garden.frond(1900)
    for x, away, tall in ((-2300, 600, 2500), (500, 1600, 3000), (2500, 500, 2300)):
        garden.trunk((x, y + away, 0), tall)
        garden.crown((x, y + away, tall + 40), leaf, 24, seed=int(tall))
