"""Parts that hanging lights share: cord, chain, lampholder. The canopy is above the picture."""
import math

from scene import materials
from scene.shapes import copies, lathe, placed, rod, rounded, tube


def cord(z, length, at=(0, 0), radius=2.6, material=None):
    """A textile cord from z upwards, mm."""
    x, y = at
    return tube("cord", [(x, y, z), (x, y, z + length)], radius, material or materials.dark_rubber(), curved=False)


def chain(at, length, body, link=34, wire=2.6):
    """Links from `at` upwards, each turned a quarter against the one below."""
    half, width = link / 2, link * 0.30
    oval = [(width * math.cos(a), 0, half * math.sin(a)) for a in (math.pi * i / 8 for i in range(16))]
    one = tube("link", oval, wire, body, closed=True)
    step = link - 3.2 * wire
    places = [placed((at[0], at[1], at[2] + half + i * step), (0, 0, 35 + 90 * (i % 2))) for i in range(int(length / step))]
    copies(one, places)
    return one


def holder(z, body, radius=19, height=52, at=(0, 0)):
    """A lampholder cup whose lower rim is at z; its top carries a cord grip."""
    x, y = at
    profile = [(radius, 0), (radius, height * 0.62), (radius * 0.55, height * 0.9), (radius * 0.42, height), (0, height)]
    cup = lathe("holder", rounded(profile, 4), body, at=(x, y, z))
    rod("grip", radius * 0.3, 16, body, at=(x, y, z + height - 2), edge=1.5)
    return cup
