"""What recessed lights share: a trim ring in the ceiling, a reflector behind it, the beam."""
from scene import materials
from scene.product import beam, lamp
from scene.shapes import circle, lathe, rod, rounded


def recessed(body, radius, opening, depth, angle, inside, lens=0.62, strength=26.0):
    """A round fitting flush in the ceiling z = 0, looking down; returns its trim and the hole to cut."""
    trim = [(radius - 2.5, 0), (radius, -0.6), (radius - 1, -3.2), (opening + 2.5, -4.2), (opening, -3.2), (opening * 0.97, 0)]
    ring = lathe("trim", rounded(trim, 1.2), body, segments=160)
    lathe("reflector", [(opening * 0.985, -2.6), (opening * 0.93, depth * 0.35), (opening * lens, depth), (0, depth)], inside, segments=128, smooth=60)
    lamp(rod("lens", opening * lens * 0.96, 2, materials.emitter(strength), at=(0, 0, depth - 3)))
    beam((0, 0, depth - 4), (0, 0, -1000), opening * 2 * lens, angle, 0.4)
    return ring, circle(radius - 3, 96)
