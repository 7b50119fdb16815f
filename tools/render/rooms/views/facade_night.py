"""The front of a house by night: a light on each side of the timber door, pots, paving."""
from rooms.scenery import street
from rooms.scenery.camera import look
from scene import materials
from scene.shapes import rod, box

DOOR = (-600, 600, 2450)


def build(pieces, aspect, height=1950, apart=1150, bollards=False, handle=True, brightness=1.0, close=False):
    street.front(door=DOOR)
    street.paving()
    street.timber_door(DOOR[0], DOOR[1], 110, DOOR[2])
    street.evening()
    light = pieces["light"].brighter(brightness)
    other = light.again()
    light.mount((-apart, -16, height))
    other.mount((apart, -16, height))
    if handle:
        pieces["pull"].mount((440, 190, 1150))
    if bollards:
        _path(pieces["bollard"])
    for x, seed in ((-1480, 3), (1500, 4)):
        street.planter((x, -420, 0), seed, 560, 520)
    for i in range(7):
        street.lavender((-2300 - 260 * (i % 4), -500 - 330 * (i // 4), 0), 46, 430, seed=i)
        street.lavender((2350 + 260 * (i % 4), -520 - 330 * (i // 4), 0), 46, 430, seed=20 + i)
    if close:
        look((-1900, -3300, 1600), aspect, lens=38, pan=-15, rise=0.03)
    else:
        look((-500, -6100, 1500), aspect, lens=38, pan=-3, rise=0.0)


def _path(bollard):
    other = bollard.again()
    bollard.mount((-1250, -2300, 0))
    other.mount((1350, -2300, 0))
