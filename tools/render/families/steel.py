"""Stainless steel as hardware has it, satin; every other finish is the catalogue's."""
from scene import materials

# Just above the roughness below which Cycles takes a surface for a mirror and its guides for the denoiser turn noisy.
SATIN = 0.29


def finish(code):
    return satin_steel() if code == "stainless" else materials.finish(code)


def satin_steel():
    return materials.Nodes("satin steel").set(base_color=(0.57, 0.565, 0.555, 1), metallic=1.0, roughness=SATIN).material
