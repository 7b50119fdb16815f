"""Pulls on the drawers of a kitchen by day, under a marble top with a bowl on it."""
from rooms.scenery import daylight, shell, surfaces, things
from rooms.scenery.camera import look
from scene.shapes import box

TOP = 910
WIDE = 620  # of a drawer
ROWS = ((690, 866), (420, 684), (130, 414))  # bottom and top of each row


def build(pieces, aspect):
    front = surfaces.lacquer((0.115, 0.125, 0.085), 0.42)
    stone = surfaces.marble((0.72, 0.68, 0.62), (0.42, 0.36, 0.30), 0.2, 1.4)
    box("carcase", (3200, 560, 800), surfaces.paint((0.03, 0.03, 0.025)), at=(0, 300, 490), edge=0)
    box("top", (3400, 640, 34), stone, at=(0, 290, TOP - 17), edge=4)
    box("splash", (3400, 20, 700), stone, at=(0, 612, TOP + 350), edge=0)
    box("plinth", (3300, 40, 110), surfaces.lacquer((0.05, 0.05, 0.045)), at=(0, 80, 55), edge=1)
    pulls = [pieces["pull"]]
    pulls += [pulls[0].again() for _ in range(11)]
    for i in range(4):
        for j, (bottom, top) in enumerate(ROWS):
            x = (i - 1.5) * WIDE
            box("front", (WIDE - 5, 22, top - bottom), front, at=(x, 9, (bottom + top) / 2), edge=2.5)
            pulls[3 * i + j].mount((x, -2, top - 62 if j else (bottom + top) / 2))
    things.vase((150, 250, TOP), "bowl", surfaces.ceramic((0.50, 0.43, 0.33), 0.55), 0.85)
    things.fruit((150, 250, TOP + 24), surfaces.ceramic((0.56, 0.30, 0.02), 0.4), 5, 33)
    things.vase((-330, 330, TOP), "bottle", surfaces.ceramic((0.09, 0.085, 0.07), 0.5), 0.9)
    things.branch((-330, 330, TOP + 250), 420, seed=5)
    _light()
    look((470, -1250, 1130), aspect, lens=52, pan=18, rise=-0.215, focus=1180, stop=4.0)


def _light():
    came = (-0.9, -1.0, 0.75)
    daylight.sun(came, 4.2, (1.0, 0.86, 0.66), 1.2)
    daylight.window_behind(came, (160, 0, 760), away=2200, pane=(420, 460), across=2, down=2)
    shell.light_from("window", (-2300, -1500, 1900), (0, 0, 800), (1400, 1700), 55, (1.0, 0.96, 0.90))
    shell.light_from("card", (-700, -2000, 1200), (0, 0, 800), (600, 1200), 12, (1.0, 0.93, 0.84))
    shell.ground(7000, 4000, surfaces.parquet(), at=(0, -2000, 0))
