"""A floodlight in its yoke: chips behind glass, cooling fins behind."""
from scene import materials
from scene.product import Staged, beam, lamp
from scene.shapes import box, circle, rectangle, rod, sheet, tube


def build(p):
    width, height = p.mm("width_mm", 190), p.mm("height_mm", 155)
    body = materials.finish(p.finish)
    turn, rise = (90, 0, 0), height * 0.62
    front = -52
    frame = sheet("frame", [rectangle(width, height, 9), rectangle(width - 34, height - 34, 4)], 16, body, at=(0, front, rise), turn=turn, edge=3)
    case = box("case", (width - 10, 34, height - 10), body, at=(0, front + 22, rise), edge=5)
    for i in range(12):
        x = (i - 5.5) * width * 0.078
        box("fin", (4, 22, height - 30), body, at=(x, front + 46, rise), edge=1)
    box("reflector", (width - 36, 2, height - 36), materials.metal("silver"), at=(0, front + 2, rise), edge=0.4)
    _chips(width, height, front, rise)
    sheet("glass", [rectangle(width - 35, height - 35, 3)], 2, materials.thin_glass("clear"), at=(0, front - 3, rise), turn=turn, edge=0.3)
    half = width / 2 + 9
    path = [(-half, front + 20, rise), (-half, front + 20, 14), (-half + 14, front + 20, 2), (half - 14, front + 20, 2), (half, front + 20, 14), (half, front + 20, rise)]
    yoke = tube("yoke", path, 5.5, body, curved=False)
    for side in (-1, 1):
        rod("knob", 12, 14, body, at=(side * (half - 5), front + 20, rise), turn=(0, 90 * side, 0), edge=2)
    framed = [frame, case, yoke, *(_solar(width, height, body) if p.is_("solar") else [])]
    beam((0, front - 6, rise), (0, front - 1000, rise - 300), height * 0.6, 110, 0.5)
    return Staged("floor", framed, fill=0.66 if p.is_("solar") else 0.62, camera=(28, 10), wall=0.6, shift=(0, 0.02), ground=materials.terrace())


def _solar(width, height, body):
    """The panel stands behind on a foot of its own; a cable joins the two."""
    x, y, wide, tall = -width * 0.62, 150, width * 1.05, height * 0.86
    lean, middle = 62, height * 0.95
    rod("mast", 6, middle, body, at=(x, y + 12, 0), edge=1)
    rod("foot", 38, 5, body, at=(x, y + 12, 0), edge=1.5)
    pose = {"at": (x, y, middle), "turn": (lean, 0, 0)}
    rim = sheet("rim", [rectangle(wide, tall, 4), rectangle(wide - 14, tall - 14, 2)], 12, materials.metal("silver"), edge=1, **pose)
    sheet("back", [rectangle(wide - 4, tall - 4, 3)], 5, body, edge=0.5, **pose)
    sheet("cells", [rectangle(wide - 13, tall - 13, 1)], 8, materials.solar(), edge=0.3, **pose)
    lines = [rectangle(1.0, tall - 16, centre=((i - 2.5) * wide / 6.4, 0)) for i in range(6)] + [rectangle(wide - 16, 0.6, centre=(0, (i - 1) * tall / 3.6)) for i in range(3)]
    for line in lines:
        sheet("bus", [line], 8.3, materials.metal("silver"), edge=0.02, **pose)
    lead = [(x, y + 14, middle - 20), (x + 16, y + 40, 20), (x + 60, y + 30, 3), (x + width * 0.5, y - 40, 3), (width * 0.2, 20, 3), (width * 0.1, -20, 40)]
    tube("lead", lead, 2.6, materials.dark_rubber())
    return [rim]


def _chips(width, height, front, rise):
    for row in (-1, 0, 1):
        for column in (-1.5, -0.5, 0.5, 1.5):
            x, z = column * (width - 40) * 0.24, rise + row * (height - 40) * 0.3
            lamp(sheet("chip", [circle(width * 0.022, 24)], 1.6, materials.emitter(40.0, (0.85, 0.70, 0.25)), at=(x, front - 0.6, z), turn=(90, 0, 0), edge=0.3))
