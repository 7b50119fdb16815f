"""A round smoke alarm on the ceiling, or a CO alarm on the wall."""
from scene import materials
from scene.product import Staged
from scene.shapes import around, box, circle, lathe, rectangle, rod, rounded, sheet


def build(p):
    if "diameter_mm" not in p.facts:
        return _upright(p)
    r, h = p.mm("diameter_mm", 105) / 2, p.mm("height_mm", 42)
    body = materials.gloss(p.finish)
    base = lathe("base", rounded([(0, 0), (r, 0), (r, -9), (r - 3, -12), (0, -12)], 2), body, segments=160)
    dark = materials.matt(0.02, 0.02, 0.02)
    lathe("chamber", [(r * 0.80, -11), (r * 0.80, -22)], dark, segments=96)
    for angle, (x, y, _) in around(36, r * 0.83):
        box("fin", (3.4, 1.5, 11), body, at=(x, y, -16.5), turn=(0, 0, angle), edge=0.4)
    dome = [(r * 0.90, -21), (r * 0.91, -25), (r * 0.74, -h * 0.86), (r * 0.45, -h), (0, -h)]
    cover = lathe("cover", rounded([(0, -21)] + dome, 5), body, segments=160, smooth=50)
    rod("button", r * 0.26, 1.4, body, at=(0, 0, -h - 1), edge=0.6)
    rod("light", 1.6, 1.2, materials.gloss_red(), at=(r * 0.40, -r * 0.12, -h + 0.6), edge=0.3)
    return Staged("ceiling", [base, cover], fill=0.50, shift=(0, 0.10), camera=(16, -22), wall=0.8)


def _upright(p):
    height, width, depth = p.mm("height_mm", 120), p.mm("width_mm", 75), p.mm("projection_mm", 34)
    body = materials.gloss(p.finish)
    case = sheet("case", [rectangle(width, height, 14)], depth, body, at=(0, -depth / 2, 0), turn=(90, 0, 0), edge=5)
    dark, front = materials.matt(0.015, 0.015, 0.015), -depth
    holes = [circle(1.5, 20, (dx * 6.0, height * 0.33 + dz * 5.4)) for dz in (-1.5, -0.5, 0.5, 1.5) for dx in (-3, -2, -1, 0, 1, 2, 3)]
    for hole in holes:
        sheet("hole", [hole], 0.3, dark, at=(0, front - 0.02, 0), turn=(90, 0, 0), edge=0.02)
    screen = width * 0.60
    sheet("bezel", [rectangle(screen + 4, 25, 3.5)], 0.5, materials.gloss("black"), at=(0, front - 0.1, 0), turn=(90, 0, 0), edge=0.2)
    sheet("screen", [rectangle(screen, 21, 1.5)], 0.4, materials.matt(0.30, 0.34, 0.28), at=(0, front - 0.35, 0), turn=(90, 0, 0), edge=0.05)
    for dx in (-6.5, 6.5):
        _zero(dx, front - 0.62, dark)
    sheet("button", [circle(11, 64)], 2.4, body, at=(0, front - 0.8, -height * 0.27), turn=(90, 0, 0), edge=0.8)
    sheet("groove", [circle(12.2, 64), circle(11.2, 64)], 0.3, dark, at=(0, front - 0.05, -height * 0.27), turn=(90, 0, 0), edge=0.02)
    for i, x in enumerate((-24, 24)):
        shade = materials.gloss_red() if i == 0 else materials.matt(0.05, 0.30, 0.08)
        sheet("light", [circle(1.7, 24)], 0.6, shade, at=(x, front - 0.2, -height * 0.27), turn=(90, 0, 0), edge=0.2)
    return Staged("wall", [case], fill=0.60, camera=(-24, 12), lens=85)


def _zero(x, y, dark):
    """A nought of seven strokes, as a liquid crystal writes it: nothing in the air."""
    for dx, dz, wide, tall in ((0, 6, 5, 1.2), (0, -6, 5, 1.2), (-3.2, 3, 1.2, 5), (3.2, 3, 1.2, 5), (-3.2, -3, 1.2, 5), (3.2, -3, 1.2, 5)):
        sheet("stroke", [rectangle(wide, tall, 0.4)], 0.1, dark, at=(x + dx, y, dz), turn=(90, 0, 0), edge=0.01)
