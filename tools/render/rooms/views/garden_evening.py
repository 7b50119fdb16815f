"""A garden at the blue hour: a path between grass and gravel with bollards, a wall, palms; or one palm lit from below."""
import bpy
from mathutils import Matrix, Vector

from rooms.scenery import garden, shell, street, surfaces
from rooms.scenery.camera import look
from rooms.scenery.lamplight import softened
from scene.shapes import MM, box

APART = 3200  # one bollard from the next


def build(pieces, aspect, scene="path", lower=1.0, seen=1.0):
    street.dusk(1.0)
    shell.ground(60000, 60000, surfaces.paint((0.10, 0.085, 0.065), 0.95), at=(0, 0, -30))
    light = softened(pieces["light"].brighter(lower), seen)
    {"path": _path, "edge": _edge, "palm": _palm}[scene](light, aspect)


def _slabs(x, near, far, wide=1150, long=780, gap=70):
    stone = surfaces.stone((0.42, 0.36, 0.285), 0.0012)
    y = near
    while y < far:
        box("slab", (wide, long, 60), stone, at=(x, y + long / 2, 6), edge=7)
        y += long + gap


def _background(y, leaf):
    street.garden_wall(-9000, 9000, 2300, y)
    garden.hedge(-5200, 5200, y - 150, 700)
    for x, away, tall in ((-3100, 900, 4300), (2600, 1500, 5200), (4700, 700, 3900)):
        garden.trunk((x, y + away, 0), tall)
        garden.crown((x, y + away, tall + 40), leaf, 24, seed=int(tall))


def _path(light, aspect):
    """Bollards along one side of a path that runs to a wall."""
    others = [light.again() for _ in range(3)]
    for i, one in enumerate([light, *others]):
        one.mount((860, -7300 + APART * i, 0))
    _slabs(0, -10500, 3000)
    garden.gravel((-590, 590, -10600, 3200), z=-6)
    garden.lawn((-5100, -600, -9600, 3400))
    garden.lawn((600, 5100, -9600, 3400), seed=4)
    _background(3600, garden.frond(2100))
    for x, y, seed in ((1700, -5200, 4), (1500, -2300, 8), (-1300, -3800, 6), (-1700, -700, 9)):
        street.agave((x, y, 10), 620, seed)
    look((-380, -9500, 1150), aspect, lens=34, pan=-6, rise=-0.02)


def _edge(light, aspect):
    """Solar bollards along the rim of a lawn."""
    others = [light.again() for _ in range(3)]
    for i, one in enumerate([light, *others]):
        one.mount((-1450 + 420 * i, -4300 + 2100 * i, 0))
    garden.gravel((-5000, 700, -7000, 3400))
    garden.lawn((700, 6200, -7000, 3400), height=60)
    box("rim", (60, 10400, 70), surfaces.stone((0.5, 0.42, 0.32), 0.0015), at=(690, -1800, 20), edge=8)
    _background(3600, garden.frond(2100))
    for i in range(5):
        street.agave((-2400 + 260 * (i % 2), -3900 + 1500 * i, 5), 560, 3 + i)
    look((-350, -6900, 1150), aspect, lens=36, pan=-1, rise=-0.03)


def _aimed(light, at, towards):
    """Stands a spot on its spike at a place and turns its head in the yoke towards another."""
    light.mount(at)
    pivot = (Vector(at) + Vector((0, 0, 191))) * MM
    beam = next(solid for solid in light.solids if solid.type == "LIGHT")
    now = beam.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    spin = now.rotation_difference(Vector(towards) * MM - pivot).to_matrix().to_4x4()
    for solid in light.solids:
        if solid.name.split(".")[0] in ("head", "baffle", "core", "lens", "beam"):
            solid.matrix_world = Matrix.Translation(pivot) @ spin @ Matrix.Translation(-pivot) @ solid.matrix_world
    bpy.context.view_layer.update()


def _palm(light, aspect):
    """A spot on its spike at the foot of a palm."""
    _aimed(light, (-120, -420, -105), (250, -60, 1500))
    garden.trunk((260, 0, 0), 3050, radius=185)
    leaf = garden.frond(2000)
    garden.crown((260, 0, 3080), leaf, 30)
    garden.gravel((-3200, 3600, -3000, 1500))
    street.garden_wall(-6000, 6000, 2500, 1500)
    garden.hedge(-4200, -700, 1300, 600)
    garden.hedge(1300, 4300, 1300, 600)
    for x, y, seed in ((-750, 300, 4), (1150, -150, 9), (-1500, -500, 6)):
        street.agave((x, y, 5), 560, seed)
    look((-500, -4900, 1150), aspect, lens=32, pan=-7, rise=0.035)
