"""A kitchen: base cabinets under a stone top, a tiled splash, wall cabinets, an island with stools. Millimetres; the wall is y = 0."""
from rooms.scenery import surfaces
from rooms.scenery.seats import Group
from scene.shapes import box, copies, placed, rod, tube

TOP, DEEP = 900, 620
WALL_LOW, WALL_HIGH, WALL_DEEP = 1440, 2240, 350


def fronts(left, right, low, high, y, material, each=600, gap=4):
    """Flat doors between two heights."""
    count = max(1, round((right - left) / each))
    wide = (right - left) / count
    door = box("door", (wide - gap, 20, high - low - gap), material, edge=1.5)
    copies(door, [placed((left + wide * (i + 0.5), y, (low + high) / 2)) for i in range(count)])


def run(left, right, fronts_in, stone, splash):
    """Base cabinets, the top and the splash behind it."""
    middle, long = (left + right) / 2, right - left
    dark = surfaces.paint((0.03, 0.028, 0.025))
    box("carcase", (long, DEEP - 40, TOP - 130), dark, at=(middle, -DEEP / 2 + 10, 100 + (TOP - 130) / 2), edge=0)
    box("plinth", (long, DEEP - 100, 100), dark, at=(middle, -DEEP / 2 + 30, 50), edge=0)
    fronts(left, right, 110, TOP - 55, -DEEP + 20, fronts_in)
    box("top", (long + 20, DEEP + 20, 30), stone, at=(middle, -DEEP / 2, TOP - 15), edge=3)
    box("splash", (long, 12, WALL_LOW - TOP + 40), splash, at=(middle, -6, (WALL_LOW + TOP) / 2 + 20), edge=0)


def wall_cabinets(left, right, material, low=WALL_LOW, high=WALL_HIGH):
    """Wall cabinets whose bottom is a little behind their doors, so that a strip hides there."""
    middle, long = (left + right) / 2, right - left
    box("wall carcase", (long, WALL_DEEP - 20, high - low - 20), material, at=(middle, -(WALL_DEEP - 20) / 2, (low + high) / 2 + 10), edge=1)
    fronts(left, right, low, high, -WALL_DEEP + 10, material, 500)


def island(at, size, stone, fronts_in):
    """A block with stone falling to the floor at both ends."""
    (x, y), (wide, deep) = at, size
    box("island", (wide - 80, deep - 60, TOP - 110), fronts_in, at=(x, y, 80 + (TOP - 110) / 2), edge=2)
    box("island plinth", (wide - 120, deep - 160, 80), surfaces.paint((0.03, 0.028, 0.025)), at=(x, y, 40), edge=0)
    box("island top", (wide, deep, 40), stone, at=(x, y, TOP - 20), edge=3)
    for side in (-1, 1):
        box("island side", (40, deep, TOP - 40), stone, at=(x + side * (wide / 2 - 20), y, (TOP - 40) / 2), edge=3)


def stool(at, seat, metal, height=660, turn=0.0):
    from rooms.scenery.soft import upholstered

    with Group(at, turn):
        upholstered("stool", (390, 370, 75), seat, at=(0, 0, height - 30), radius=36, crown=12)
        for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
            tube("leg", [(x * 130, y * 125, height - 60), (x * 185, y * 180, 4)], 10, metal, curved=False)
        ring = [(-172, -167, 220), (172, -167, 220), (172, 167, 220), (-172, 167, 220), (-172, -167, 220)]
        tube("rest", ring, 7, metal, curved=False)


def tap(at, metal):
    x, y, z = at
    rod("tap foot", 26, 14, metal, at=at, edge=3)
    tube("tap", [(x, y, z), (x, y, z + 280), (x, y - 20, z + 380), (x, y - 110, z + 420), (x, y - 200, z + 380), (x, y - 212, z + 300)], 12, metal)
    tube("tap lever", [(x, y, z + 70), (x + 70, y, z + 95)], 7, metal, curved=False)


def hob(at, size=(600, 500)):
    glass = surfaces.lacquer((0.008, 0.008, 0.009), 0.06)
    box("hob", (*size, 6), glass, at=(at[0], at[1], at[2] + 3), edge=2)


def board(at, turn=12.0):
    """A wooden board that leans on the splash."""
    box("board", (300, 20, 420), surfaces.oak("z"), at=(at[0], at[1], at[2] + 208), turn=(-9, 0, turn * 0.2), edge=6)
