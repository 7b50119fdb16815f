"""Wall lights: a metal block that lights up and down, or a linen shade on an arm."""
from families.satin import finish
from scene import materials
from scene.product import Staged, beam, bulb_light, lamp
from scene.shapes import ball, box, lathe, loop, rod, rounded, rectangle, sheet, tube


def build(p):
    return _shaded(p) if p.shade == "linen" else _block(p)


def _block(p):
    height, width, depth = p.mm("height_mm", 220), p.mm("width_mm", 90), p.mm("projection_mm", 85)
    body, wall = finish(p.finish), 4
    outline, hole = rectangle(width, depth, 3), rectangle(width - 2 * wall, depth - 2 * wall, 1)
    parts = [sheet("shell", [outline, hole], height, body, at=(0, -depth / 2, 0), edge=1.0)]
    parts.append(box("core", (width - 2, depth - 8, height * 0.55), materials.matt(0.05, 0.05, 0.05), at=(0, -depth / 2, 0)))
    for sign in (-1, 1):
        z = sign * height * 0.29
        lamp(box("lens", (width - 16, depth - 20, 3), materials.emitter(16.0), at=(0, -depth / 2, z)))
        beam((0, -depth / 2, sign * (height * 0.31)), (0, -depth / 2, sign * 1000), depth * 0.6, 62, 0.6)
    return Staged("wall", parts, fill=0.34, camera=(22, 4), lens=70)


def _shaded(p):
    height, width, depth = p.mm("height_mm", 340), p.mm("width_mm", 160), p.mm("projection_mm", 200)
    body, out = materials.finish(p.finish), -(depth - width / 2)
    plate = sheet("plate", [rectangle(74, 130, 37)], 14, body, at=(0, -7, -height * 0.25), turn=(90, 0, 0), edge=4)
    arm = [(0, -12, -height * 0.25), (0, out * 0.6, -height * 0.30), (0, out, -height * 0.28), (0, out, -height * 0.12)]
    tube("arm", arm, 6.5, body)
    rod("knuckle", 12, 16, body, at=(0, -10, -height * 0.25), turn=(90, 0, 0), edge=4)
    low, high = -height * 0.12, height * 0.5
    r0, r1 = width / 2, width / 2 * 0.74
    shade = lathe("shade", [(r0, low), (r1, high)], materials.linen(), at=(0, out, 0), segments=128)
    for r, z in ((r0, low), (r1, high)):
        lathe("hem", loop([(r + 1, z - 3), (r + 1, z + 3), (r - 1, z + 3), (r - 1, z - 3)], 0.8), materials.linen(), at=(0, out, 0), segments=128)
    lathe("holder", rounded([(17, low - 4), (17, low + 44), (0, low + 44)], 3), body, at=(0, out, 0))
    lamp(ball("bulb", 19, materials.opal(46.0), at=(0, out, low + 82), squash=1.5))
    bulb_light((0, out, low + 90), 20, 0.5)
    return Staged("wall", [plate, shade], fill=0.52, camera=(20, -2), lens=70)
