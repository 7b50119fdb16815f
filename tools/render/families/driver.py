"""LED drivers: a sealed aluminium case with its leads, or a slim one for a magnetic track."""
from scene import materials
from scene.product import Staged
from scene.shapes import box, sheet, rectangle, rod, tube


def build(p):
    slim = p.mm("height_mm", 25) < 24
    length = p.mm("length_mm", 190 if slim else 170)
    width, height = p.mm("width_mm", 34 if slim else 62), p.mm("height_mm", 25)
    body = materials.paint("black") if slim else materials.metal("silver")
    case = box("case", (length, width, height), body, at=(0, 0, height / 2), edge=2.5)
    framed = [case]
    label = materials.matt(0.74, 0.73, 0.70)
    sheet("label", [rectangle(length * 0.56, width * 0.62, 1.5)], 0.2, label, at=(0, 0, height + 0.06), edge=0.02)
    for i in range(4):
        sheet("line", [rectangle(length * (0.44 - 0.08 * (i % 2)), 1.2)], 0.1, materials.matt(0.06, 0.06, 0.06), at=(-length * 0.02 * (i % 2), width * (0.2 - 0.13 * i), height + 0.2), edge=0.01)
    for side in (-1, 1):
        if not slim:
            framed.append(box("end", (9, width + 1, height + 1), materials.gloss("black"), at=(side * (length / 2 + 2), 0, height / 2), edge=2))
        colours = ((0.30, 0.12, 0.05), (0.03, 0.08, 0.30)) if side < 0 else ((0.45, 0.02, 0.02), (0.015, 0.015, 0.015))
        for k, colour in enumerate(colours):
            y = (k - 0.5) * 12
            path = [(side * length / 2, y, height * 0.45), (side * (length / 2 + 22), y, height * 0.4), (side * (length / 2 + 36), y * 1.5, 3), (side * (length / 2 + 44), y * 2.4 - 22, 2.4), (side * (length / 2 + 30), y * 2 - 46, 2.4)]
            framed.append(tube("lead", path, 2.3, materials.matt(*colour)))
    return Staged("lying", framed, fill=0.78, camera=(24, 36), ground=materials.board())
