"""A lantern on the pillar of a gate at the blue hour, bougainvillea over the wall, palms behind it."""
from rooms.scenery import garden, street
from rooms.scenery.camera import look
from rooms.scenery.lamplight import softened

GATE = (-1250, 1250)


def build(pieces, aspect, height=1980, lower=1.0, near=False, seen=1.0):
    street.dusk(1.0)
    street.garden_wall(-6500, 6500, 2150, gate=GATE)
    street.iron_gate(GATE[0], GATE[1], 2250)
    street.paving()
    light = softened(pieces["light"].brighter(lower), seen)
    other = light.again()
    light.mount((GATE[1] + 205, -122, height))
    other.mount((GATE[0] - 205, -122, height))
    garden.bougainvillea([(1900, -60, 1500), (2200, -40, 2300), (3000, 20, 2450), (4200, 30, 2400)], thick=300)
    garden.hedge(-4700, -1800, -330, 520)
    street.planter((2050, -480, 0), 5, 560, 460)
    leaf = garden.frond(2100)
    for x, y, tall in ((-2700, 2600, 4200), (900, 6500, 4700), (3300, 3000, 3700)):
        garden.trunk((x, y, 0), tall)
        garden.crown((x, y, tall + 40), leaf, 26, seed=int(tall))
    garden.hedge(-6000, 6000, 8200, 1500)
    if near:
        look((400, -2500, 1700), aspect, lens=40, pan=-23, rise=0.03)
    else:
        look((250, -3500, 1500), aspect, lens=38, pan=-15, rise=0.06)
