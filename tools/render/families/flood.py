"""A floodlight in its yoke: chips behind glass, cooling fins behind."""
from scene import materials
from scene.product import Staged, beam, lamp
from scene.shapes import box, circle, rectangle, rod, sheet, tube


def build(p):
    watts = p.mm("power_w", 50)
    width = 150 + 1.1 * min(200, watts)
    height, body = width * 0.74, materials.finish(p.finish)
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
    if p.is_("solar"):
        sheet("solar", [rectangle(width * 0.9, height * 0.7, 3)], 8, materials.solar(), at=(0, front + 60, rise + height * 0.95), turn=(55, 0, 0), edge=1)
    beam((0, front - 6, rise), (0, front - 1000, rise - 300), height * 0.6, 110, 0.5)
    return Staged("floor", [frame, case, yoke], fill=0.62, camera=(28, 10), wall=0.6, shift=(0, 0.02), ground=materials.terrace())


def _chips(width, height, front, rise):
    for row in (-1, 0, 1):
        for column in (-1.5, -0.5, 0.5, 1.5):
            x, z = column * (width - 40) * 0.24, rise + row * (height - 40) * 0.3
            lamp(sheet("chip", [circle(width * 0.022, 24)], 1.6, materials.emitter(40.0, (0.85, 0.70, 0.25)), at=(x, front - 0.6, z), turn=(90, 0, 0), edge=0.3))
