"""What recessed lights share: a trim ring in the ceiling, what is behind it, the beam."""
from families.spots import glow, optic
from scene import materials
from scene.product import beam, lamp
from scene.shapes import circle, lathe, rod, rounded


def dark_chrome():
    """A vapour-coated reflector that glows only where one looks into it."""
    return materials.Nodes("dark chrome").set(base_color=(0.17, 0.17, 0.175, 1), metallic=1.0, roughness=0.16).material


def trim_ring(body, radius, opening):
    trim = [(radius - 2.5, 0), (radius, -0.6), (radius - 1, -3.2), (opening + 2.5, -4.2), (opening, -3.2), (opening * 0.97, 0), (opening * 0.96, 4)]
    return lathe("trim", rounded(trim, 1.2), body, segments=160), circle(radius - 3, 96)


def deep(body, radius, opening, depth, angle, inside):
    """A lens far back in a reflector; returns the trim and the hole to cut."""
    ring, hole = trim_ring(body, radius, opening)
    throat = opening * 0.56
    bowl = [(opening + (throat - opening) * t, -2.6 + (depth + 2.6) * t**1.35) for t in (i / 10 for i in range(11))]
    lathe("reflector", [*((r * 0.985, z) for r, z in bowl), (0, depth + 0.2)], inside, segments=160, smooth=60)
    optic(throat * 0.96, depth - 2)
    beam((0, 0, depth - 5), (0, 0, -1000), opening, angle, 0.4)
    glow((0, 0, -opening * 2.4), opening * 0.6)
    return ring, hole


def frosted(body, radius, opening, angle, strength=0.6):
    """A sealed, satin glass that closes the opening, in a bezel of chrome; returns the trim and the hole."""
    ring, hole = trim_ring(body, radius, opening)
    bezel = [(opening * 0.99, -2.8), (opening * 0.93, -2.2), (opening * 0.90, 2.5)]
    lathe("bezel", rounded(bezel, 0.8), materials.metal("chrome"), segments=160)
    lamp(lathe("glass", rounded([(opening * 0.91, 1.5), (opening * 0.6, 0.4), (0, 0)], 2), materials.opal(strength), segments=128, smooth=60))
    lamp(rod("core", opening * 0.40, 0.6, materials.emitter(strength * 4), at=(0, 0, -0.3)))
    beam((0, 0, -2), (0, 0, -1000), opening * 1.6, angle, 0.4)
    glow((0, 0, -opening * 2.4), opening * 0.6)
    return ring, hole
