"""Surfaces by the codes of the catalogue: finishes, glasses, fabric, light."""
import bpy

# Linear reflectance at normal incidence, roughness; metals after measured spectra, paints by eye.
METALS = {
    "brass": ((0.80, 0.53, 0.21), 0.20),
    "antique_brass": ((0.42, 0.28, 0.12), 0.30),
    "gold": ((0.95, 0.69, 0.29), 0.13),
    "rose_gold": ((0.87, 0.52, 0.39), 0.16),
    "copper": ((0.88, 0.46, 0.29), 0.19),
    "bronze": ((0.20, 0.125, 0.075), 0.32),
    "chrome": ((0.74, 0.75, 0.77), 0.04),
    "satin_nickel": ((0.60, 0.57, 0.52), 0.30),
    "stainless": ((0.57, 0.57, 0.57), 0.27),
    "silver": ((0.80, 0.80, 0.80), 0.20),
}
PAINTS = {
    "black": ((0.014, 0.0135, 0.013), 0.48),
    "graphite": ((0.052, 0.053, 0.056), 0.40),
    "anthracite": ((0.040, 0.045, 0.050), 0.45),
    "white": ((0.82, 0.81, 0.79), 0.38),
    "ivory": ((0.76, 0.68, 0.51), 0.36),
    "grey": ((0.30, 0.295, 0.28), 0.45),
    "none": ((0.80, 0.79, 0.77), 0.38),
}
WOODS = {"walnut": ((0.150, 0.068, 0.030), (0.070, 0.030, 0.013)), "oak": ((0.46, 0.29, 0.14), (0.33, 0.19, 0.085))}


class Nodes:
    """A new material and the few node connections that its builder asks for."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.out = self.tree.nodes["Material Output"]
        self.bsdf = self.tree.nodes["Principled BSDF"]

    def add(self, kind, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            if hasattr(node, key):
                setattr(node, key, value)
            else:
                node.inputs[key].default_value = value
        return node

    def join(self, source, output, target, entry):
        self.tree.links.new(source.outputs[output], target.inputs[entry])

    def set(self, **values):
        for key, value in values.items():
            self.bsdf.inputs[key.replace("_", " ").title().replace("Ior", "IOR")].default_value = value
        return self


_made = {}


def _once(build):
    def cached(*key):
        found = _made.get((build.__name__, key))
        if found is None:
            found = _made[(build.__name__, key)] = build(*key)
        return found

    return cached


def _colour(rgb):
    return (*rgb, 1.0)


def _grain(nodes, strength, stretch, scale=900.0):
    """Fine scratches: noise pulled out along one axis, as a bump and in the roughness."""
    coords = nodes.add("ShaderNodeTexCoord")
    mapping = nodes.add("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = stretch
    noise = nodes.add("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 3
    bump = nodes.add("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = 0.0002
    nodes.join(coords, "Object", mapping, "Vector")
    nodes.join(mapping, "Vector", noise, "Vector")
    nodes.join(noise, "Fac", bump, "Height")
    nodes.join(bump, "Normal", nodes.bsdf, "Normal")


@_once
def metal(finish, brushed=""):
    """A finish; `brushed` names the axis of the brush marks ("x", "y", "z"), or nothing for a polish."""
    colour, rough = METALS[finish]
    nodes = Nodes(f"metal {finish}").set(base_color=_colour(colour), metallic=1.0, roughness=rough)
    if brushed:
        nodes.set(roughness=max(rough, 0.24))
        stretch = tuple(0.03 if axis == brushed else 1.0 for axis in "xyz")
        _grain(nodes, 0.16, stretch)
    return nodes.material


@_once
def paint(finish):
    """Powder coat: a soft sheen with the faintest texture."""
    colour, rough = PAINTS[finish]
    nodes = Nodes(f"paint {finish}").set(base_color=_colour(colour), roughness=rough, specular=0.38)
    _grain(nodes, 0.05, (1, 1, 1), 1400.0)
    return nodes.material


@_once
def gloss(finish):
    """Moulded or lacquered: smooth with a clear coat."""
    colour, _ = PAINTS.get(finish, PAINTS["white"])
    return Nodes(f"gloss {finish}").set(base_color=_colour(colour), roughness=0.22, specular=0.5).material


@_once
def wood(finish):
    """Oiled wood with its grain along x."""
    light, dark = WOODS[finish]
    nodes = Nodes(f"wood {finish}").set(roughness=0.42, specular=0.35)
    coords = nodes.add("ShaderNodeTexCoord")
    mapping = nodes.add("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (1.2, 22, 22)
    noise = nodes.add("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 5.0
    noise.inputs["Detail"].default_value = 9
    noise.inputs["Distortion"].default_value = 0.6
    ramp = nodes.add("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.36, 0.66
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = _colour(dark), _colour(light)
    nodes.join(coords, "Object", mapping, "Vector")
    nodes.join(mapping, "Vector", noise, "Vector")
    nodes.join(noise, "Fac", ramp, "Fac")
    nodes.join(ramp, "Color", nodes.bsdf, "Base Color")
    return nodes.material


def finish(code, brushed=""):
    """The body of a fitting in one of the catalogue's finishes."""
    if code in METALS:
        return metal(code, brushed)
    return wood(code) if code in WOODS else paint(code)


@_once
def dark_rubber():
    return Nodes("rubber").set(base_color=_colour((0.02, 0.02, 0.02)), roughness=0.6).material


@_once
def matt(red, green, blue):
    return Nodes("matt").set(base_color=(red, green, blue, 1), roughness=0.75, specular=0.25).material


@_once
def glass(kind):
    """Clear, amber or smoked glass. Light and its shadow go straight through, so that a lamp inside shows. The tint
    counts at each of the four surfaces of a hollow glass."""
    tint = {"clear": (0.985, 0.99, 0.99), "amber": (0.985, 0.87, 0.62), "smoke": (0.76, 0.745, 0.735)}[kind]
    nodes = Nodes(f"glass {kind}")
    shader = nodes.add("ShaderNodeBsdfGlass")
    shader.inputs["Color"].default_value = _colour(tint)
    shader.inputs["IOR"].default_value = 1.5
    shader.inputs["Roughness"].default_value = 0.0
    return _let_through(nodes, shader, tint)


def _let_through(nodes, shader, tint):
    clear = nodes.add("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = _colour(tint)
    path = nodes.add("ShaderNodeLightPath")
    either = nodes.add("ShaderNodeMath", operation="MAXIMUM")
    mix = nodes.add("ShaderNodeMixShader")
    nodes.join(path, "Is Shadow Ray", either, 0)
    nodes.join(path, "Is Diffuse Ray", either, 1)
    nodes.join(either, "Value", mix, "Fac")
    nodes.join(shader, "BSDF", mix, 1)
    nodes.join(clear, "BSDF", mix, 2)
    nodes.join(mix, "Shader", nodes.out, "Surface")
    return nodes.material


@_once
def thin_glass(kind):
    """A pane so thin that nothing bends: its reflection and its colour."""
    tint = {"clear": (0.98, 0.985, 0.985), "amber": (0.96, 0.76, 0.47), "smoke": (0.62, 0.60, 0.58)}[kind]
    nodes = Nodes(f"thin glass {kind}")
    clear = nodes.add("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = _colour(tint)
    shine = nodes.add("ShaderNodeBsdfGlossy")
    shine.inputs["Roughness"].default_value = 0.0
    # Schlick's mirror of a pane, the same from both sides
    facing = nodes.add("ShaderNodeLayerWeight")
    facing.inputs["Blend"].default_value = 0.5
    steep = nodes.add("ShaderNodeMath", operation="POWER")
    steep.inputs[1].default_value = 4.0
    edge = nodes.add("ShaderNodeMath", operation="MULTIPLY_ADD")
    edge.inputs[1].default_value, edge.inputs[2].default_value = 0.85, 0.06
    mix = nodes.add("ShaderNodeMixShader")
    nodes.join(facing, "Facing", steep, 0)
    nodes.join(steep, "Value", edge, 0)
    nodes.join(edge, "Value", mix, "Fac")
    nodes.join(clear, "BSDF", mix, 1)
    nodes.join(shine, "BSDF", mix, 2)
    nodes.join(mix, "Shader", nodes.out, "Surface")
    return nodes.material


@_once
def crystal():
    """Lead crystal, cut: higher index, no tint."""
    nodes = Nodes("crystal")
    shader = nodes.add("ShaderNodeBsdfGlass")
    shader.inputs["IOR"].default_value = 1.58
    shader.inputs["Roughness"].default_value = 0.0
    return _let_through(nodes, shader, (0.96, 0.96, 0.97))


def opal(strength, tint=(0.88, 0.87, 0.85)):
    """Opal glass or diffuser with its lamp behind it: white by day, a light by night."""
    nodes = Nodes("opal").set(base_color=_colour(tint), roughness=0.16, specular=0.5)
    layer = nodes.add("ShaderNodeLayerWeight")
    layer.inputs["Blend"].default_value = 0.35
    fall = nodes.add("ShaderNodeMath", operation="MULTIPLY_ADD")
    fall.inputs[1].default_value, fall.inputs[2].default_value = -0.55 * strength, strength
    nodes.join(layer, "Facing", fall, 0)
    nodes.join(fall, "Value", nodes.bsdf, "Emission Strength")
    nodes.bsdf.inputs["Emission"].default_value = (1, 1, 1, 1)
    return nodes.material


def emitter(strength, tint=(0.85, 0.82, 0.72)):
    """A light source seen bare: filament, LED chip, diffuser behind a louvre."""
    nodes = Nodes("emitter").set(base_color=_colour(tint), roughness=0.4, emission_strength=strength)
    nodes.bsdf.inputs["Emission"].default_value = (1, 1, 1, 1)
    return nodes.material


@_once
def linen():
    """A lampshade of cloth: light comes through it, threads show."""
    nodes = Nodes("linen")
    diffuse = nodes.add("ShaderNodeBsdfDiffuse")
    through = nodes.add("ShaderNodeBsdfTranslucent")
    mix = nodes.add("ShaderNodeMixShader")
    mix.inputs["Fac"].default_value = 0.5
    coords = nodes.add("ShaderNodeTexCoord")
    wave = nodes.add("ShaderNodeTexNoise")
    mapping = nodes.add("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (300, 300, 2600)
    wave.inputs["Scale"].default_value = 1.0
    wave.inputs["Detail"].default_value = 4
    ramp = nodes.add("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.3, 0.7
    ramp.color_ramp.elements[0].color = (0.62, 0.54, 0.42, 1)
    ramp.color_ramp.elements[1].color = (0.80, 0.74, 0.63, 1)
    nodes.join(coords, "Object", mapping, "Vector")
    nodes.join(mapping, "Vector", wave, "Vector")
    nodes.join(wave, "Fac", ramp, "Fac")
    nodes.join(ramp, "Color", diffuse, "Color")
    nodes.join(ramp, "Color", through, "Color")
    nodes.join(diffuse, "BSDF", mix, 1)
    nodes.join(through, "BSDF", mix, 2)
    nodes.join(mix, "Shader", nodes.out, "Surface")
    return nodes.material


@_once
def plaster():
    """The wall of every picture: warm and matt."""
    nodes = Nodes("plaster").set(base_color=(0.80, 0.745, 0.665, 1), roughness=0.9, specular=0.12)
    return nodes.material


@_once
def door():
    """A lacquered door leaf: a shade deeper than the plaster, so that light metal stands out."""
    return Nodes("door").set(base_color=(0.66, 0.60, 0.52, 1), roughness=0.5, specular=0.3).material


@_once
def terrace():
    """Fine concrete, for what stands out of doors."""
    nodes = Nodes("terrace").set(roughness=0.8, specular=0.2)
    noise = nodes.add("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 6.0
    noise.inputs["Detail"].default_value = 5
    ramp = nodes.add("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (0.52, 0.475, 0.42, 1), (0.66, 0.61, 0.54, 1)
    coords = nodes.add("ShaderNodeTexCoord")
    nodes.join(coords, "Object", noise, "Vector")
    nodes.join(noise, "Fac", ramp, "Fac")
    nodes.join(ramp, "Color", nodes.bsdf, "Base Color")
    return nodes.material


@_once
def solar():
    """Dark blue cells under glass."""
    return Nodes("solar").set(base_color=(0.012, 0.022, 0.06, 1), roughness=0.12, specular=0.6).material


@_once
def board():
    """The table for what lies: pale stone, honed."""
    return Nodes("board").set(base_color=(0.74, 0.69, 0.62, 1), roughness=0.45, specular=0.3).material


@_once
def gloss_red():
    """The tell-tale of an alarm."""
    return Nodes("red").set(base_color=(0.5, 0.02, 0.015, 1), roughness=0.2).material
