"""A floodlight on the wall above a garage, aimed down: the door and the yard below it lit, the sky at dusk."""
import math

from mathutils import Matrix, Vector

from rooms.scenery import garden, joinery, shell, street, surfaces
from rooms.scenery.camera import look
from scene.shapes import MM, box

DOOR = (-1500, 1500, 2250)
MOUNT = 2680  # height of the floodlight
HEAD = ("frame", "case", "fin", "reflector", "glass", "chip", "beam")


def build(pieces, aspect, down=38.0, power=5.0, seen=0.006):
    street.dusk(1.0)
    light = joinery.fainter(pieces["light"].brighter(power), seen)
    _mounted(light, down)
    _front()
    _yard()
    look((-1000, -2900, 1500), aspect, lens=46, pan=-17, rise=0.38)


def _mounted(light, down):
    """The foot of the yoke on the wall; the head turned in it until its light falls `down` degrees below the level."""
    rise = (150 + 1.1 * light.product.mm("power_w", 50)) * 0.74 * 0.62
    light.mount((0, 32, -2))
    upright = Matrix.Translation(Vector((0, 0, MOUNT)) * MM) @ Matrix.Rotation(math.radians(90), 4, "X")
    joinery.moved(light.solids, upright)
    pivot = Vector((0, -(rise - 2), MOUNT)) * MM
    turn = Matrix.Translation(pivot) @ Matrix.Rotation(math.radians(down - 90), 4, "X") @ Matrix.Translation(-pivot)
    joinery.moved(joinery.parts(light, *HEAD), turn)


def _front():
    """A plastered front; the garage's door in four sections between stone jambs."""
    left, right, top = DOOR
    plaster, trim = surfaces.limewash((0.50, 0.41, 0.30)), surfaces.stone((0.50, 0.42, 0.32), 0.0015)
    shell.wall(-5200, 2600, 2960, plaster, [(left, right, 0, top)])
    box("coping", (7900, 330, 80), trim, at=(-1300, 90, 3000), edge=10)
    for x, side in ((left, -1), (right, 1)):
        box("jamb", (170, 260, top + 20), trim, at=(x + side * 80, 105, (top + 20) / 2), edge=6)
    box("lintel", (right - left + 340, 270, 190), trim, at=(0, 100, top + 95), edge=8)
    wood = surfaces.timber((0.19, 0.090, 0.040), (0.090, 0.040, 0.018), 0.42)
    count = 15
    each = top / count
    for i in range(count):
        box("board", (right - left, 30, each - 9), wood, at=(0, 120, each * (i + 0.5)), edge=4)
    box("behind", (right - left, 10, top), surfaces.lacquer((0.015, 0.012, 0.01)), at=(0, 140, top / 2), edge=0)


def _yard():
    street.paving(surfaces.tiles((0.34, 0.29, 0.23), (0.11, 0.095, 0.08), side=0.4, roughness=0.5))
    street.garden_wall(2600, 9000, 2300, 100)
    garden.bougainvillea([(2350, -60, 500), (2380, -60, 1900), (2250, -60, 2700), (1800, -60, 2950)], thick=240)
    leaf = garden.frond(2000)
    for x, y, tall in ((3300, 1900, 4300), (-3900, 3200, 5200)):
        garden.trunk((x, y, 0), tall)
        garden.crown((x, y, tall + 40), leaf, 24, seed=int(tall))
    street.planter((1950, -420, 0), 5, 560, 480)
    street.planter((-2000, -420, 0), 8, 560, 480)
