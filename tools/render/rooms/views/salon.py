"""The sofa group from nearer by, under a chandelier or a cluster of pendants, with walls in a colour of their own."""
from rooms.scenery import reception
from rooms.scenery.camera import look


def build(pieces, aspect, wall, height=2080, near=-2250, fill=26):
    reception.walls(tuple(wall))
    reception.fill(fill)
    reception.evening(pieces, height, near)
    look((350, -5900, 1330), aspect, lens=36, pan=14, rise=0.0)
