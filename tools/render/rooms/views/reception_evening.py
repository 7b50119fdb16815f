"""An evening in the reception: a ring chandelier above the sofa group, a wall light on each side of a picture."""
from rooms.scenery import reception
from rooms.scenery.camera import look


CAMERAS = {
    "wide": {"at": (0, -7000, 1350), "lens": 33, "rise": -0.03},
    "corner": {"at": (1500, -6250, 1380), "lens": 33, "pan": 23, "rise": -0.01},
    "near": {"at": (500, -5600, 1300), "lens": 36, "pan": 9, "rise": -0.02},
}


def build(pieces, aspect, height=1860, near=-3050, camera="wide", wall=None):
    reception.walls(wall or reception.TOBACCO)
    reception.fill()
    reception.evening(pieces, height, near)
    look(aspect=aspect, **CAMERAS[camera])
