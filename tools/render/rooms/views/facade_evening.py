"""The front of a house at the blue hour: lights beside the timber door, a lit window, palms, pots, a clipped hedge."""
from rooms.scenery import garden, street, surfaces
from rooms.scenery.camera import look
from scene.shapes import box

DOOR = (-560, 560, 2350)
WINDOWS = ((-3300, -2200, 900, 2350), (2300, 3400, 900, 2350))
CAMERAS = {
    "front": {"at": (-900, -6900, 1500), "lens": 36, "pan": -6.5, "rise": 0.055},
    "door": {"at": (-1750, -5600, 1400), "lens": 36, "pan": -16, "rise": 0.0},
    "near": {"at": (100, -2900, 1500), "lens": 38, "pan": -10, "rise": 0.03},
    "facade": {"at": (2300, -6300, 1450), "lens": 36, "pan": 17, "rise": 0.06},
}


def build(pieces, aspect, height=1900, apart=1050, pair=True, lower=1.0, camera="front", path=False):
    street.front(top=5600, door=DOOR, windows=WINDOWS)
    street.paving()
    street.timber_door(DOOR[0], DOOR[1], 110, DOOR[2], y=150)
    street.dusk()
    light = pieces["light"].brighter(lower)
    other = light.again() if pair else None
    light.mount((apart, -17, height))
    if other:
        other.mount((-apart, -17, height))
    if path:
        _bollards(pieces["bollard"])
    if "pull" in pieces:
        pieces["pull"].mount((430, 146, 1120))
    _planting()
    look(aspect=aspect, **CAMERAS[camera])


def _planting():
    for x, seed in ((-1500, 3), (1500, 4)):
        street.planter((x, -430, 0), seed, 560, 480)
    garden.hedge(-4300, -2050, -420, 560)
    garden.hedge(2050, 4300, -420, 560)
    leaf = garden.frond(1900)
    garden.trunk((-3900, -1500, 0), 3300)
    garden.crown((-3900, -1500, 3350), leaf, 26)
    garden.bougainvillea([(3650, -60, 600), (3700, -60, 2400), (3300, -80, 3100), (2300, -90, 3250), (1500, -80, 3050)], thick=230)
    box("kerb", (2300, 90, 90), surfaces.stone((0.5, 0.42, 0.32), 0.0015), at=(-3200, -700, 45), edge=10)
    box("kerb", (2300, 90, 90), surfaces.stone((0.5, 0.42, 0.32), 0.0015), at=(3200, -700, 45), edge=10)


def _bollards(bollard):
    other = bollard.again()
    bollard.mount((1080, -1350, 0))
    other.mount((-1080, -1500, 0))
