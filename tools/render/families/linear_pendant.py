"""A straight bar of light on two wires: aluminium profile or wood, diffuser below, and above where the bar is of wood."""
from families.satin import finish
from scene import materials
from scene.product import Staged, lamp
from scene.shapes import box, rod, tube


def build(p):
    length, width, height = p.mm("length_mm", 1200), p.mm("width_mm", 30), p.mm("height_mm", 55)
    body = finish(p.finish)
    bar = box("bar", (length, width, height), body, at=(0, 0, height / 2), edge=1.2)
    light = lamp(box("diffuser", (length - 8, width - 5, 7), materials.opal(14.0), at=(0, 0, -0.5), edge=2.5))
    if p.finish == "walnut" or p.is_("body_material", "wood"):
        lamp(box("upper diffuser", (length - 8, width * 0.4, 3), materials.opal(10.0), at=(0, 0, height), edge=1))
    steel = materials.metal("stainless")
    for side in (-1, 1):
        x = side * length * 0.36
        tube("wire", [(x, 0, height), (x, 0, height + length)], 0.9, steel, curved=False)
        rod("grip", 4, 20, body if p.finish != "walnut" else materials.metal("brass"), at=(x, 0, height - 0.5))
    return Staged("hanging", [bar, light], fill=0.84, shift=(0, -0.10), camera=(26, -9), wall=0.34)
