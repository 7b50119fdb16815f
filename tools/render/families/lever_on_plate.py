"""A classic lever on a long plate."""
from families.fixings import profile_keyhole, screw
from families.levers import wave_lever
from scene import materials
from scene.product import Staged
from scene.shapes import circle, rectangle, sheet


def build(p):
    body = materials.finish(p.finish)
    height, width, centre = p.mm("height_mm", 250), p.mm("rose_plate_mm", 48), p.mm("centre_mm", 85)
    top = height * 0.24
    plate = sheet("plate", [_outline(width, height)], 7, body, at=(0, -3.5, 0), turn=(90, 0, 0), edge=2.6)
    sheet("panel", [_outline(width - 12, height - 30)], 3, body, at=(0, -7.4, 0), turn=(90, 0, 0), edge=1.2)
    bar = wave_lever(118, 60, body, at=(0, -6, top))
    profile_keyhole((0, 0, top - centre), 1.0, -9)
    for z in (height / 2 - 11, -height / 2 + 11):
        screw((0, -7, z), 3.6, body)
    return Staged("wall", [plate, bar], fill=0.74, camera=(-26, 6), lens=85, ground=materials.door())


def _outline(width, height):
    """A rectangle that swells into a round at both ends."""
    ends = rectangle(width, height - width * 0.5, 5)
    top = [(x, y) for x, y in circle(width * 0.36, 40, (0, height / 2 - width * 0.36)) if y > height / 2 - width * 0.26]
    upper = sorted(top, key=lambda q: -q[0])
    corners = [q for q in ends]
    half = len(corners) // 4
    right_top, left_top = corners[:half], corners[half : 2 * half]
    lower = corners[2 * half :]
    bottom = [(-x, -y) for x, y in upper]
    left_bottom, right_bottom = lower[:half], lower[half:]
    return right_top + upper + left_top + left_bottom + bottom + right_bottom
