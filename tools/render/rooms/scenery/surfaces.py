"""Surfaces of rooms: paint, wood, stone, cloth, leaves. Colours are linear reflectances."""
from functools import cache

from scene.materials import Nodes


def _rgba(colour):
    return (*colour, 1.0)


def _noise(nodes, scale, detail=3.0, stretch=(1, 1, 1), coords="Object", distortion=0.0):
    """Noise in metres of the object (or of its UV map), stretched along the axes."""
    source = nodes.add("ShaderNodeTexCoord")
    mapping = nodes.add("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    noise = nodes.add("ShaderNodeTexNoise", Scale=scale, Detail=detail, Distortion=distortion)
    nodes.join(source, coords, mapping, "Vector")
    nodes.join(mapping, "Vector", noise, "Vector")
    return noise


def _bump(nodes, noise, depth):
    """Relief of `depth` metres."""
    bump = nodes.add("ShaderNodeBump", Strength=1.0, Distance=depth)
    nodes.join(noise, "Fac", bump, "Height")
    nodes.join(bump, "Normal", nodes.bsdf, "Normal")


def _ramp(nodes, source, stops, output="Fac"):
    """Colours at positions: [(position, colour), …], two at least."""
    ramp = nodes.add("ShaderNodeValToRGB")
    elements = ramp.color_ramp.elements
    for element, (position, colour) in zip(elements, (stops[0], stops[-1])):
        element.position, element.color = position, _rgba(colour)
    for position, colour in stops[1:-1]:
        elements.new(position).color = _rgba(colour)
    nodes.join(source, output, ramp, "Fac")
    return ramp


def _shade(colour, factor):
    return tuple(c * factor for c in colour)


@cache
def paint(colour, roughness=0.72):
    """Emulsion put on with a roller."""
    return Nodes("wall paint").set(base_color=_rgba(colour), roughness=roughness, specular=0.3).material


@cache
def limewash(colour):
    """Mineral paint with its clouds."""
    nodes = Nodes("limewash").set(roughness=0.85, specular=0.2)
    cloud = _noise(nodes, 1.6, 6.0, distortion=0.5)
    ramp = _ramp(nodes, cloud, [(0.3, _shade(colour, 0.86)), (0.7, _shade(colour, 1.1))])
    nodes.join(ramp, "Color", nodes.bsdf, "Base Color")
    return nodes.material


@cache
def lacquer(colour, roughness=0.32):
    return Nodes("lacquer").set(base_color=_rgba(colour), roughness=roughness, specular=0.45).material


@cache
def parquet(light=(0.30, 0.165, 0.075), dark=(0.165, 0.082, 0.034)):
    """Oiled planks: the grain runs along U, `tone` differs from plank to plank (see `floors.herringbone`)."""
    nodes = Nodes("parquet").set(specular=0.42)
    tone = nodes.add("ShaderNodeAttribute", attribute_name="tone")
    uv = nodes.add("ShaderNodeUVMap")
    shift = nodes.add("ShaderNodeVectorMath", operation="ADD")
    spread = nodes.add("ShaderNodeVectorMath", operation="SCALE")
    spread.inputs["Scale"].default_value = 37.0
    nodes.join(tone, "Vector", spread, 0)
    nodes.join(uv, "UV", shift, 0)
    nodes.join(spread, "Vector", shift, 1)
    mapping = nodes.add("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (1.4, 26, 1)
    grain = nodes.add("ShaderNodeTexNoise", Scale=3.2, Detail=8.0, Distortion=0.5)
    nodes.join(shift, "Vector", mapping, "Vector")
    nodes.join(mapping, "Vector", grain, "Vector")
    ramp = _ramp(nodes, grain, [(0.32, dark), (0.70, light)])
    mix = nodes.add("ShaderNodeMixRGB", blend_type="MULTIPLY")
    mix.inputs["Fac"].default_value = 1.0
    plank = _ramp(nodes, tone, [(0.0, (0.62, 0.58, 0.55)), (1.0, (1.15, 1.12, 1.08))])
    nodes.join(ramp, "Color", mix, 1)
    nodes.join(plank, "Color", mix, 2)
    nodes.join(mix, "Color", nodes.bsdf, "Base Color")
    rough = nodes.add("ShaderNodeMapRange")
    rough.inputs["To Min"].default_value, rough.inputs["To Max"].default_value = 0.40, 0.26
    nodes.join(grain, "Fac", rough, "Value")
    nodes.join(rough, "Result", nodes.bsdf, "Roughness")
    _bump_from(nodes, grain, 0.0004)
    return nodes.material


def _bump_from(nodes, source, depth):
    bump = nodes.add("ShaderNodeBump", Strength=0.7, Distance=depth)
    nodes.join(source, "Fac", bump, "Height")
    nodes.join(bump, "Normal", nodes.bsdf, "Normal")


@cache
def timber(light, dark, roughness=0.38, along="x"):
    """Solid wood of furniture and doors with its grain along an axis of the object."""
    nodes = Nodes("timber").set(roughness=roughness, specular=0.4)
    stretch = tuple(1.1 if axis == along else 20 for axis in "xyz")
    grain = _noise(nodes, 3.0, 9.0, stretch, distortion=0.7)
    ramp = _ramp(nodes, grain, [(0.34, dark), (0.68, light)])
    nodes.join(ramp, "Color", nodes.bsdf, "Base Color")
    _bump_from(nodes, grain, 0.0004)
    return nodes.material


def walnut(along="x"):
    return timber((0.115, 0.056, 0.027), (0.048, 0.021, 0.010), along=along)


def oak(along="x"):
    return timber((0.36, 0.22, 0.115), (0.24, 0.135, 0.063), along=along)


@cache
def marble(base=(0.74, 0.70, 0.64), vein=(0.40, 0.35, 0.29), roughness=0.14, size=1.0):
    """Polished marble with a few soft veins."""
    nodes = Nodes("marble").set(roughness=roughness, specular=0.5)
    cloud = _noise(nodes, 1.1 / size, 7.0, distortion=2.2)
    stops = [(0.0, base), (0.455, _shade(base, 0.97)), (0.495, vein), (0.52, _shade(base, 0.96)), (1.0, base)]
    ramp = _ramp(nodes, cloud, stops)
    nodes.join(ramp, "Color", nodes.bsdf, "Base Color")
    return nodes.material


@cache
def tiles(base=(0.66, 0.61, 0.54), joint=(0.32, 0.28, 0.24), side=0.9, roughness=0.13):
    """A floor of large polished tiles, `side` metres; every tile a little different."""
    nodes = Nodes("tiles").set(specular=0.5)
    coords = nodes.add("ShaderNodeTexCoord")
    brick = nodes.add("ShaderNodeTexBrick", offset=0.0, Scale=1.0)
    for name, value in (("Mortar Size", 0.0022), ("Mortar Smooth", 0.2), ("Brick Width", side), ("Row Height", side)):
        brick.inputs[name].default_value = value
    brick.inputs["Color1"].default_value, brick.inputs["Color2"].default_value = _rgba(_shade(base, 0.94)), _rgba(_shade(base, 1.04))
    brick.inputs["Mortar"].default_value = _rgba(joint)
    cloud = _noise(nodes, 1.5, 8.0, distortion=1.8)
    veins = _ramp(nodes, cloud, [(0.0, (1, 1, 1)), (0.46, (0.97, 0.965, 0.96)), (0.5, (0.80, 0.77, 0.74)), (0.53, (0.97, 0.965, 0.96)), (1.0, (1, 1, 1))])
    mix = nodes.add("ShaderNodeMixRGB", blend_type="MULTIPLY")
    mix.inputs["Fac"].default_value = 1.0
    nodes.join(coords, "Object", brick, "Vector")
    nodes.join(brick, "Color", mix, 1)
    nodes.join(veins, "Color", mix, 2)
    nodes.join(mix, "Color", nodes.bsdf, "Base Color")
    rough = nodes.add("ShaderNodeMapRange")
    rough.inputs["To Min"].default_value, rough.inputs["To Max"].default_value = roughness, 0.6
    nodes.join(brick, "Fac", rough, "Value")
    nodes.join(rough, "Result", nodes.bsdf, "Roughness")
    return nodes.material


@cache
def cloth(colour, weave=0.004, depth=0.0, sheen=0.35):
    """
    Upholstery; `weave` is the size of its loops in metres, `depth` their relief: only for what is seen so close that
    a loop is larger than a pixel, else the denoiser takes the glitter for a pattern.
    """
    nodes = Nodes("cloth").set(roughness=0.9, specular=0.12, sheen=sheen)
    loops = _noise(nodes, 1 / weave, 2.0)
    ramp = _ramp(nodes, loops, [(0.3, _shade(colour, 0.84)), (0.7, _shade(colour, 1.04))])
    nodes.join(ramp, "Color", nodes.bsdf, "Base Color")
    if depth > 0:
        _bump(nodes, loops, depth)
    return nodes.material


@cache
def velvet(colour):
    """Pile that is darker from the front and lighter at grazing angles."""
    nodes = Nodes("velvet").set(roughness=0.75, specular=0.15, sheen=1.0)
    facing = nodes.add("ShaderNodeLayerWeight", Blend=0.4)
    ramp = _ramp(nodes, facing, [(0.0, _shade(colour, 0.8)), (1.0, _shade(colour, 2.3))], "Facing")
    nodes.join(ramp, "Color", nodes.bsdf, "Base Color")
    return nodes.material


@cache
def rug(ground=(0.50, 0.43, 0.34), figure=(0.30, 0.23, 0.165)):
    """A hand-knotted rug: worn, cloudy ground with a faint figure."""
    nodes = Nodes("rug").set(roughness=0.95, specular=0.05, sheen=0.4)
    cloud = _noise(nodes, 2.3, 8.0, distortion=1.2)
    ramp = _ramp(nodes, cloud, [(0.36, figure), (0.50, ground), (0.64, _shade(ground, 1.12))])
    pile = _noise(nodes, 42.0, 4.0)
    mix = nodes.add("ShaderNodeMixRGB", blend_type="MULTIPLY")
    mix.inputs["Fac"].default_value = 1.0
    tufts = _ramp(nodes, pile, [(0.3, (0.84, 0.84, 0.84)), (0.7, (1, 1, 1))])
    nodes.join(ramp, "Color", mix, 1)
    nodes.join(tufts, "Color", mix, 2)
    nodes.join(mix, "Color", nodes.bsdf, "Base Color")
    return nodes.material


@cache
def sheer(colour=(0.80, 0.79, 0.76), open_share=0.35):
    """Voile: some of the light goes through its holes, some glows in its threads."""
    nodes = Nodes("sheer")
    clear = nodes.add("ShaderNodeBsdfTransparent")
    through = nodes.add("ShaderNodeBsdfTranslucent", Color=_rgba(colour))
    diffuse = nodes.add("ShaderNodeBsdfDiffuse", Color=_rgba(_shade(colour, 0.8)))
    cloth_mix, mix = nodes.add("ShaderNodeMixShader"), nodes.add("ShaderNodeMixShader")
    cloth_mix.inputs["Fac"].default_value, mix.inputs["Fac"].default_value = 0.5, open_share
    nodes.join(through, "BSDF", cloth_mix, 1)
    nodes.join(diffuse, "BSDF", cloth_mix, 2)
    nodes.join(cloth_mix, "Shader", mix, 1)
    nodes.join(clear, "BSDF", mix, 2)
    nodes.join(mix, "Shader", nodes.out, "Surface")
    return nodes.material


@cache
def leaf(colour=(0.035, 0.075, 0.022)):
    nodes = Nodes("leaf").set(roughness=0.42, specular=0.4)
    ramp = _ramp(nodes, _noise(nodes, 9.0, 3.0), [(0.3, _shade(colour, 0.7)), (0.7, _shade(colour, 1.5))])
    nodes.join(ramp, "Color", nodes.bsdf, "Base Color")
    return nodes.material


@cache
def ceramic(colour, roughness=0.35):
    nodes = Nodes("ceramic").set(base_color=_rgba(colour), roughness=roughness, specular=0.5)
    _bump(nodes, _noise(nodes, 24.0, 4.0), 0.0012)
    return nodes.material


@cache
def painting(tones=((0.055, 0.042, 0.032), (0.36, 0.26, 0.16), (0.62, 0.52, 0.38), (0.20, 0.10, 0.045))):
    """An abstract picture: broad washes in the colours of the room."""
    nodes = Nodes("painting").set(roughness=0.6, specular=0.2)
    wash = _noise(nodes, 1.5, 3.5, (1, 1, 2.2), distortion=1.4)
    stops = [(0.30, tones[0]), (0.42, tones[3]), (0.53, tones[1]), (0.68, tones[2])]
    nodes.join(_ramp(nodes, wash, stops), "Color", nodes.bsdf, "Base Color")
    return nodes.material


@cache
def stone(colour=(0.46, 0.39, 0.30), relief=0.005):
    """Rough limestone, as facades in Egypt have it."""
    nodes = Nodes("stone").set(roughness=0.9, specular=0.15)
    cloud = _noise(nodes, 5.0, 9.0, distortion=0.4)
    ramp = _ramp(nodes, cloud, [(0.28, _shade(colour, 0.72)), (0.5, colour), (0.72, _shade(colour, 1.18))])
    tint = nodes.add("ShaderNodeAttribute", attribute_name="tone")
    mix = nodes.add("ShaderNodeMixRGB", blend_type="MULTIPLY")
    mix.inputs["Fac"].default_value = 1.0
    block = _ramp(nodes, tint, [(0.0, (0.78, 0.76, 0.74)), (1.0, (1.1, 1.1, 1.1))])
    nodes.join(ramp, "Color", mix, 1)
    nodes.join(block, "Color", mix, 2)
    nodes.join(mix, "Color", nodes.bsdf, "Base Color")
    _bump(nodes, _noise(nodes, 26.0, 8.0), relief)
    return nodes.material


def glow(strength, colour=(1, 1, 1)):
    """
    A surface that is bright to look at: the sky behind a window. Cycles sends no rays to it (it shares them out by
    area, and the lamps would get none): let an area light do its lighting.
    """
    nodes = Nodes("glow").set(base_color=(0, 0, 0, 1), emission_strength=strength)
    nodes.bsdf.inputs["Emission"].default_value = _rgba(colour)
    nodes.material.cycles.sample_as_light = False
    return nodes.material
