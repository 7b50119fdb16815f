"""Wall plates of 86 mm: frame and insert, one beside the other for several gangs."""
from families.satin import finish
from scene import materials
from scene.shapes import rectangle, sheet

STAND = 7.0


def surface(code):
    """Moulded for colours, satin for metals."""
    return finish(code) if code in materials.METALS else materials.gloss(code)


def frame(width, height, body, stand=STAND, opening=(60, 60), centres=((0, 0),)):
    holes = [rectangle(*opening, 3, centre=c) for c in centres]
    return sheet("frame", [rectangle(width, height, 7), *holes], stand, body, at=(0, -stand / 2, 0), turn=(90, 0, 0), edge=2.2)


def insert(width, height, body, centre=(0, 0), stand=STAND, proud=0.6):
    x, z = centre
    return sheet("insert", [rectangle(width, height, 2.6)], stand, body, at=(x, -stand / 2 - proud, z), turn=(90, 0, 0), edge=1.0)
