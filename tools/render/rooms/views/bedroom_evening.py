"""Beside the bed in the evening: a pair of pendants, or of wall lights, and the bed between them."""
from rooms.scenery import bedroom, soft, surfaces, things
from rooms.scenery.camera import look

BESIDE = 1230


def build(pieces, aspect, mount="hang", height=960, brightness=1.0, side=False):
    bedroom.walls()
    bedroom.fill()
    bedroom.headboard(3100 if mount == "hang" else 1960, 1180, surfaces.velvet((0.085, 0.062, 0.042)))
    bedroom.bed()
    bedroom.bedsides(BESIDE)
    bedroom.curtains()
    _lights(pieces["light"].brighter(brightness), mount, height)
    _rug()
    if side:
        look((-350, -2750, 1200), aspect, lens=38, pan=-23, rise=-0.005)
    else:
        look((520, -3750, 1250), aspect, lens=34, pan=10.5, rise=0.0)


def _lights(light, mount, height):
    other = light.again()
    for x, one in ((-BESIDE, light), (BESIDE, other)):
        if mount == "hang":
            one.hang((x, -300, height), bedroom.HEIGHT)
        else:
            one.mount((x, 0, height))


def _rug():
    soft.draped("rug", (3400, 2300), (9000, 9000, 10), surfaces.rug((0.40, 0.34, 0.26), (0.33, 0.275, 0.21)), at=(0, -2050, 14), wave=1.5)
    things.vase((2300, -420, 0), "jar", surfaces.ceramic((0.20, 0.15, 0.11), 0.6), 1.5)
    things.branch((2300, -420, 440), 1100, seed=5, leaves=60)
