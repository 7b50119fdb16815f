"""Finishes of flat hardware: metals satin, as shops sell them, everything else the catalogue's."""
from scene import materials

# Just above the roughness below which Cycles takes a surface for a mirror and its guides for the denoiser turn noisy.
SATIN = 0.29
POLISHED = ("chrome", "antique_brass", "bronze", "satin_nickel")  # mirrors, or satin as they are


def finish(code):
    return satin(code) if code in materials.METALS and code not in POLISHED else materials.finish(code)


def satin(code):
    colour, _ = materials.METALS[code]
    return materials.Nodes(f"satin {code}").set(base_color=(*colour, 1), metallic=1.0, roughness=SATIN).material
