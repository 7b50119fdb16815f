"""A long bar for a front door, or a small bow for a cupboard."""
from families.satin import finish
from scene import materials
from scene.product import Staged
from scene.shapes import rod, tube


def build(p):
    body = finish(p.finish)
    return _bow(p, body) if p.mm("projection_mm", 75) < 45 else _bar(p, body)


def _bar(p, body):
    length, radius, out = p.mm("length_mm", 600), p.mm("diameter_mm", 30) / 2, p.mm("projection_mm", 75)
    span = p.mm("hole_centres_mm", length * 0.66)
    bar = rod("bar", radius, length, body, at=(0, -(out - radius), -length / 2), edge=1.5, segments=96)
    framed = [bar]
    for z in (-span / 2, span / 2):
        rod("post", radius * 0.62, out - radius, body, at=(0, 0, z), turn=(90, 0, 0))
        framed.append(rod("rose", radius * 0.95, 4, body, at=(0, 0, z), turn=(90, 0, 0), edge=1))
    return Staged("wall", framed, fill=0.80, camera=(-42, 8), lens=60, ground=materials.door())


def _bow(p, body):
    span, out = p.mm("hole_centres_mm", 128), p.mm("projection_mm", 32)
    half, z = span / 2, 0
    path = [(-half, -2, z), (-half, -out * 0.55, z), (-half + 8, -out + 5, z), (-half * 0.5, -out + 3, z), (0, -out + 2, z), (half * 0.5, -out + 3, z), (half - 8, -out + 5, z), (half, -out * 0.55, z), (half, -2, z)]
    bow = tube("bow", path, 5.2, body, radii=[1.25, 1.1, 1.0, 0.95, 0.92, 0.95, 1.0, 1.1, 1.25])
    for side in (-1, 1):
        rod("foot", 8.6, 4, body, at=(side * half, 0, 0), turn=(90, 0, 0), edge=1.4)
    return Staged("wall", [bow], fill=0.80, camera=(-24, 22), lens=85, ground=materials.door())
