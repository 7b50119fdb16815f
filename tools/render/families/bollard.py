"""Garden bollards: louvred rings round the lamp, or an opal head under a solar cap."""
from scene import materials
from scene.product import Staged, bulb_light, lamp
from scene.shapes import circle, lathe, rod, rounded


def build(p):
    body, height, radius = materials.finish(p.finish), p.mm("height_mm", 600), p.mm("diameter_mm", 110) / 2
    foot = lathe("foot", rounded([(radius * 1.5, 0), (radius * 1.5, 7), (radius * 1.02, 12), (0, 12)], 2.5), body, segments=128)
    cap_at, head = height - 22, min(150, height * 0.26)
    post = rod("post", radius, cap_at - head, body, at=(0, 0, 0), edge=2, segments=128)
    cap = lathe("cap", rounded([(0, 0), (radius * 1.0, 0), (radius * 1.0, 18), (radius * 0.94, 22), (0, 22)], 2.5), body, at=(0, 0, cap_at), segments=128)
    base = cap_at - head
    if p.is_("solar"):
        light = lamp(rod("diffuser", radius * 0.90, head, materials.opal(6.0), at=(0, 0, base), edge=1))
        rod("cells", radius * 0.86, 1.2, materials.solar(), at=(0, 0, height - 0.4), edge=0.3)
    else:
        light = lamp(rod("lamp", radius * 0.42, head - 6, materials.opal(16.0), at=(0, 0, base + 3), edge=2))
        fins = 4
        for i in range(fins):
            z = base + head * (i + 0.62) / fins
            ring = [(radius, z - 7), (radius, z - 3), (radius * 0.55, z + 9), (radius * 0.55, z + 7), (radius * 0.93, z - 7)]
            lathe("louvre", rounded(ring, 0.8), body, segments=128)
        for x, y in circle(radius * 0.72, 3):
            rod("stay", 4, head, body, at=(x, y, base))
    bulb_light((0, 0, base + head / 2), radius * 0.3, 0.25)
    return Staged("floor", [foot, post, cap, light], fill=0.66, camera=(14, 12), wall=1.2, shift=(0, 0.02), ground=materials.terrace())
