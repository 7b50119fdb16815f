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
    label, ink = materials.matt(0.74, 0.73, 0.70), materials.matt(0.05, 0.05, 0.05)
    face = height + 0.06
    sheet("label", [rectangle(length * 0.62, width * 0.70, 1.5)], 0.2, label, at=(0, 0, face), edge=0.02)
    band = sheet("band", [rectangle(length * 0.12, width * 0.62, 0.8)], 0.1, materials.matt(0.42, 0.24, 0.05), at=(-length * 0.235, 0, face + 0.12), edge=0.01)
    band.name = "brand"
    for i in range(6):
        short = (0.26, 0.30, 0.22, 0.30, 0.18, 0.27)[i]
        sheet("line", [rectangle(length * short, 0.9 if i else 2.2)], 0.1, ink, at=(-length * 0.15 + length * short / 2, width * (0.25 - 0.1 * i), face + 0.14), edge=0.01)
    for i in range(3):
        sheet("mark", [rectangle(width * 0.13, width * 0.13, 0.5), rectangle(width * 0.09, width * 0.09, 0.3)], 0.1, ink, at=(length * 0.245, width * (0.2 - 0.2 * i), face + 0.14), edge=0.01)
    for side in (-1, 1):
        if not slim:
            framed.append(box("end", (9, width + 1, height + 1), materials.gloss("black"), at=(side * (length / 2 + 2), 0, height / 2), edge=2))
        colours = ((0.30, 0.12, 0.05), (0.03, 0.08, 0.30)) if side < 0 else ((0.45, 0.02, 0.02), (0.015, 0.015, 0.015))
        for k, colour in enumerate(colours):
            y = (k - 0.5) * 12
            path = [(side * length / 2, y, height * 0.45), (side * (length / 2 + 22), y, height * 0.4), (side * (length / 2 + 36), y * 1.5, 3), (side * (length / 2 + 44), y * 2.4 - 22, 2.4), (side * (length / 2 + 30), y * 2 - 46, 2.4)]
            framed.append(tube("lead", path, 2.3, materials.matt(*colour)))
    return Staged("lying", framed, fill=0.88, camera=(32, 40), lens=60, ground=materials.board())
