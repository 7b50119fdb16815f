"""Schuko sockets, single or twin, with or without USB beside."""
from families.fixings import screw
from families.plates import frame, surface
from scene import materials
from scene.product import Staged
from scene.shapes import box, circle, lathe, rectangle, rod, rounded, sheet

DEEP = 15.0
# How far the insert stands out of its frame.
PROUD = 1.0


def build(p):
    width, height = p.mm("width_mm", 86), p.mm("height_mm", 86)
    body = surface(p.finish)
    inside = materials.gloss("black" if p.finish in ("black", "gold") else p.finish)
    double = width > 120
    centres = ((-30, 0), (30, 0)) if double else ((0, 0),)
    stand = p.mm("projection_mm", 8) - PROUD
    plate = frame(width, height, body, stand, opening=(57, 57), centres=centres)
    usb = "usb" in str(p.facts.get("socket_type", ""))
    for centre in centres:
        if usb:
            _usb(centre, stand, inside)
        else:
            _schuko(centre, stand, inside)
    box_behind = rectangle(52 if not double else 112, 52, 4)
    return Staged("wall", [plate], box=box_behind, fill=0.68 if double else 0.62, camera=(-22, 14), lens=85)


def _schuko(centre, stand, body):
    x, z = centre
    face = -stand - 0.6
    sheet("face", [rectangle(56.4, 56.4, 3), circle(20.4, 96)], stand, body, at=(x, face / 2 - 0.6, z), turn=(90, 0, 0), edge=0.8)
    well = rounded([(20.4, 0), (19.6, -1.2), (19.4, -DEEP), (0, -DEEP)], 0.6)
    lathe("well", well, body, at=(x, face - 0.4, z), turn=(90, 0, 0), segments=128)
    dark = materials.matt(0.004, 0.004, 0.004)
    for side in (-1, 1):
        rod("hole", 2.6, 0.4, dark, at=(x + side * 9.5, face + DEEP - 0.6, z), turn=(90, 0, 0), edge=0.1)
        box("earth", (5.5, DEEP * 0.8, 1.4), materials.metal("satin_nickel"), at=(x, face + DEEP * 0.45, z + side * 19.2), edge=0.4)
        box("guide", (2.6, DEEP * 0.9, 6), body, at=(x + side * 19.2, face + DEEP * 0.5, z), edge=0.5)
    screw((x, face + DEEP - 0.4, z), 2.8, materials.metal("satin_nickel"))


def _usb(centre, stand, body):
    x, z = centre
    sheet("face", [rectangle(56.4, 56.4, 3)], stand, body, at=(x, -stand / 2 - 0.6, z), turn=(90, 0, 0), edge=0.8)
    dark, nickel = materials.matt(0.004, 0.004, 0.004), materials.metal("satin_nickel")
    for dx, size in ((-12, (13, 5.6, 0.6)), (12, (9, 3.4, 1.6))):
        w, h, r = size
        sheet("rim", [rectangle(w, h, r), rectangle(w - 0.9, h - 0.9, r * 0.8)], 0.6, nickel, at=(x + dx, -stand - 0.7, z), turn=(90, 0, 0), edge=0.1)
        sheet("port", [rectangle(w - 0.8, h - 0.8, r * 0.8)], 0.2, dark, at=(x + dx, -stand - 0.65, z), turn=(90, 0, 0), edge=0.02)
