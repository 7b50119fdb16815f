"""An evening in the reception: a ring chandelier above the sofa group, a wall light on each side of a picture."""
from rooms.scenery import reception, surfaces, things
from rooms.scenery.camera import look
from scene import materials

MIDDLE = -1000  # of the sofa group, mm from the middle of the picture


CAMERAS = {
    "wide": {"at": (0, -7000, 1350), "lens": 33, "rise": -0.03},
    "corner": {"at": (1500, -6250, 1380), "lens": 33, "pan": 23, "rise": -0.01},
    "near": {"at": (500, -5600, 1300), "lens": 36, "pan": 9, "rise": -0.02},
}


def build(pieces, aspect, height=1860, near=-3050, camera="wide", wall=None):
    reception.walls(wall or reception.TOBACCO)
    reception.fill()
    reception.sofa_group(MIDDLE)
    things.picture((MIDDLE, 0, 1690), 1150, 850, surfaces.painting(), materials.metal("brass"))
    if "wall-light" in pieces:
        light = pieces["wall-light"]
        other = light.again()
        light.mount((MIDDLE - 1080, 0, 1700))
        other.mount((MIDDLE + 1080, 0, 1700))
    pieces["chandelier"].hang((MIDDLE + 60, near, height), reception.HEIGHT)
    things.ficus((-2520, -520, 0), 1750)
    look(aspect=aspect, **CAMERAS[camera])
