"""A solar floodlight on the wall of a chalet's terrace by day, its panel in the sun, the sea and the sky beyond."""
from rooms.scenery import daylight, garden, shell, surfaces
from rooms.scenery.camera import look
from scene.shapes import box

WALL = 1020


def build(pieces, aspect):
    daylight.sun((-0.9, -0.75, 0.62), 5.2, (1.0, 0.82, 0.60), 0.7)
    daylight.sky((0.17, 0.38, 0.78), (0.46, 0.60, 0.76), 1.15, haze=(0.74, 0.69, 0.62))
    pieces["light"].brighter(0.0).mount((0, -150, WALL), -8)
    plaster = surfaces.limewash((0.52, 0.46, 0.37))
    box("wall", (7000, 560, WALL - 60), plaster, at=(1200, 60, (WALL - 60) / 2), edge=6)
    box("coping", (7100, 620, 60), surfaces.stone((0.52, 0.45, 0.35), 0.0015), at=(1200, 60, WALL - 30), edge=9)
    shell.ground(60000, 60000, surfaces.paint((0.16, 0.13, 0.09), 0.95), at=(0, 0, -40))
    shell.ground(200000, 90000, surfaces.lacquer((0.03, 0.11, 0.15), 0.3), at=(0, 60000, -20))
    shell.ground(9000, 6000, surfaces.tiles((0.46, 0.40, 0.32), (0.16, 0.14, 0.115), side=0.4, roughness=0.5), at=(0, -3000, 0))
    garden.bougainvillea([(250, 60, 1060), (520, -230, 1060), (640, -330, 820), (760, -330, 560)], thick=170)
    leaf = garden.frond(1900)
    for x, y, tall in ((1500, 2600, 3300), (-1900, 4200, 4300)):
        garden.trunk((x, y, 0), tall)
        garden.crown((x, y, tall + 40), leaf, 24, seed=int(tall))
    look((-560, -1500, 1330), aspect, lens=78, pan=-20, rise=-0.19, focus=1500, stop=8)
