"""A globe that hangs low in the corner of a bedroom, over a side table and an armchair."""
from rooms.scenery import bedroom, shell, soft, surfaces, things
from rooms.scenery.camera import look
from rooms.scenery.seats import armchair
from rooms.scenery.tables import ring_table
from scene import materials


def build(pieces, aspect, height=1350):
    bedroom.walls((0.30, 0.255, 0.20))
    bedroom.curtains()
    x = 2250
    armchair((x - 560, -900, 0), surfaces.cloth((0.50, 0.435, 0.345), 0.009, 0.003), surfaces.walnut("z"), turn=-26, scatter=surfaces.velvet((0.17, 0.085, 0.03)))
    ring_table((x + 320, -720, 0), surfaces.marble((0.60, 0.53, 0.44), (0.30, 0.23, 0.17)), materials.metal("brass"), radius=230, height=520)
    things.books((x + 300, -700, 520), [(0.40, 0.33, 0.25), (0.10, 0.09, 0.08)], turn=14, size=(220, 160))
    things.picture((x - 700, 0, 1600), 620, 820, surfaces.painting(), surfaces.walnut())
    things.ficus((x + 560, -330, 0), 1500, seed=5)
    soft.draped("rug", (2100, 1700), (9000, 9000, 10), surfaces.rug((0.40, 0.34, 0.26), (0.33, 0.275, 0.21)), at=(x - 400, -1150, 14), wave=1.5)
    pieces["light"].hang((x + 320, -720, height), bedroom.HEIGHT)
    shell.light_from("fill", (-800, -5800, 2300), (1800, 0, 900), (2400, 1600), 7, (0.93, 0.92, 1.0))
    look((700, -3700, 1150), aspect, lens=37, pan=-20, rise=-0.015)
