"""The sofa group from nearer by, under a chandelier or a cluster of pendants, with walls in a colour of their own."""
from rooms.scenery import reception, surfaces, things
from rooms.scenery.camera import look
from scene import materials

MIDDLE = -1000


def build(pieces, aspect, wall, height=2080, near=-2250, fill=26):
    reception.walls(tuple(wall))
    reception.fill(fill)
    reception.sofa_group(MIDDLE)
    things.picture((MIDDLE, 0, 1690), 1150, 850, surfaces.painting(), materials.metal("brass"))
    if "wall-light" in pieces:
        light = pieces["wall-light"]
        other = light.again()
        light.mount((MIDDLE - 1080, 0, 1700))
        other.mount((MIDDLE + 1080, 0, 1700))
    pieces["chandelier"].hang((MIDDLE + 60, near, height), reception.HEIGHT)
    things.ficus((-2520, -520, 0), 1750)
    look((350, -5900, 1330), aspect, lens=36, pan=14, rise=0.0)
