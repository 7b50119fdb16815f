"""The tiled wall of a kitchen above its worktop: a CO alarm at the height of the breath, a socket below it."""
from rooms.scenery import joinery, shell, surfaces, things
from rooms.scenery.camera import look
from scene.shapes import box, rectangle, sheet

TOP = 930
ALARM = (-25, 1325)
SOCKET = (265, 1125)


def build(pieces, aspect, near=1180, lens=55, pan=9.0, stop=6.0):
    tile = surfaces.tiles((0.27, 0.365, 0.345), (0.52, 0.49, 0.43), side=0.1, roughness=0.2)
    sheet("wall", [rectangle(5000, 2900, centre=(0, 1450)), rectangle(44, 44, 4, centre=SOCKET)], 200, tile, at=(0, 100, 0), turn=(90, 0, 0), edge=0)
    box("box", (60, 2, 60), surfaces.paint((0.02, 0.02, 0.02)), at=(SOCKET[0], 70, SOCKET[1]), edge=0)
    pieces["alarm"].mount((ALARM[0], 0, ALARM[1]))
    pieces["socket"].mount((SOCKET[0], 0, SOCKET[1]))
    _worktop()
    shell.light_from("window", (-1900, -1500, 1900), (0, 0, 1200), (1300, 1900), 46, (1.0, 0.95, 0.88))
    shell.light_from("lamp", (1700, -1300, 1700), (0, 0, 1200), (340, 1300), 12, (1.0, 0.82, 0.62))
    shell.ground(7000, 3000, surfaces.tiles(), at=(0, -1500, 0))
    joinery.patch((140, 0, 1210), (-0.72, -1.0, 0.46), 4.6, (300, 330))
    look((75 + 185, -near, 1260), aspect, lens=lens, pan=pan, rise=-75 / near * lens / 36, focus=near, stop=stop)


def _worktop():
    stone = surfaces.marble((0.70, 0.66, 0.60), (0.42, 0.36, 0.30), 0.2, 1.4)
    box("top", (5000, 640, 36), stone, at=(0, -320, TOP - 18), edge=4)
    things.vase((430, -150, TOP), "bottle", surfaces.ceramic((0.09, 0.10, 0.075), 0.5), 0.95)
    things.vase((120, -170, TOP), "bowl", surfaces.ceramic((0.46, 0.30, 0.17), 0.5), 0.68)
    things.fruit((120, -170, TOP + 20), surfaces.ceramic((0.56, 0.34, 0.02), 0.4), 5, 27)
    things.vase((-330, -160, TOP), "jar", surfaces.ceramic((0.50, 0.43, 0.33), 0.55), 0.5)
    things.branch((-330, -160, TOP + 140), 300, seed=5, leaves=50, spread=0.7)
    box("board", (250, 18, 360), surfaces.oak("z"), at=(540, -40, TOP + 178), turn=(-7, 0, 0), edge=8)
