"""The long pull of a villa's door in low sun: upright slats of timber, a stone front, the shadow of a palm."""
from rooms.scenery import daylight, doors, garden, street, surfaces
from rooms.scenery.camera import look
from scene.shapes import box

DOOR = (-620, 620, 2700)
FACE = 120  # of the leaf behind the stone


def build(pieces, aspect):
    street.front(left=-4200, right=4200, top=4600, door=DOOR)
    street.paving()
    wood = surfaces.timber((0.20, 0.098, 0.045), (0.095, 0.043, 0.019), 0.42, "z")
    dark = surfaces.lacquer((0.02, 0.017, 0.015), 0.5)
    doors.slatted(DOOR[0], DOOR[1], 112, DOOR[2], wood, dark, y=FACE)
    box("rail", (130, 16, DOOR[2] - 118), wood, at=(-430, FACE - 14, (DOOR[2] + 112) / 2), edge=2)
    pieces["pull"].mount((-430, FACE - 22, 1180))
    street.planter((1120, -480, 110), 5, 620, 560)
    garden.hedge(-2600, -900, -330, 620)
    came = (-0.62, -1.0, 0.66)
    daylight.sun(came, 5.5, (1.0, 0.80, 0.58), 0.7)
    daylight.sky((0.30, 0.42, 0.62), (0.55, 0.55, 0.55), 0.9)
    garden.crown((-2300, -3000, 3900), garden.frond(1900), 11, seed=5)
    look((900, -2700, 1420), aspect, lens=38, pan=22, rise=-0.035)
