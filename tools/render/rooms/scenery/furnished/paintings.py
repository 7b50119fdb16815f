"""Pictures for walls, each of another kind: bands of a landscape, arches, circles, a bold brush. The canvas is an x-z plane."""
from functools import cache

from scene.materials import Nodes


def _ramp(nodes, source, output, stops, kind="LINEAR"):
    ramp = nodes.add("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = kind
    elements = ramp.color_ramp.elements
    for element, (position, colour) in zip(elements, (stops[0], stops[-1])):
        element.position, element.color = position, (*colour, 1)
    for position, colour in stops[1:-1]:
        elements.new(position).color = (*colour, 1)
    nodes.join(source, output, ramp, "Fac")
    nodes.join(ramp, "Color", nodes.bsdf, "Base Color")


def _canvas(name, scale):
    """Nodes, and the place on the canvas in shares of `scale` metres, 0 in the middle."""
    nodes = Nodes(name).set(roughness=0.65, specular=0.2)
    coords = nodes.add("ShaderNodeTexCoord")
    mapping = nodes.add("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (1 / scale, 0, 1 / scale)
    nodes.join(coords, "Object", mapping, "Vector")
    return nodes, mapping


def _wobbled(nodes, place, amount, size=3.0):
    noise = nodes.add("ShaderNodeTexNoise", Scale=size, Detail=4.0)
    nodes.join(place, "Vector", noise, "Vector")
    less = nodes.add("ShaderNodeVectorMath", operation="SCALE")
    less.inputs["Scale"].default_value = amount
    nodes.join(noise, "Color", less, 0)
    plus = nodes.add("ShaderNodeVectorMath", operation="ADD")
    nodes.join(place, "Vector", plus, 0)
    nodes.join(less, "Vector", plus, 1)
    return plus


def _lifted(nodes, source, by):
    lift = nodes.add("ShaderNodeMath", operation="ADD")
    lift.inputs[1].default_value = by
    nodes.join(source[0], source[1], lift, 0)
    return lift


@cache
def landscape(height=0.8, tones=((0.10, 0.14, 0.13), (0.30, 0.20, 0.11), (0.50, 0.34, 0.17), (0.62, 0.54, 0.42), (0.45, 0.52, 0.54))):
    """A wide river and its bank, in soft bands."""
    nodes, place = _canvas("landscape", height)
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.join(_wobbled(nodes, place, 0.22, 1.6), "Vector", split, "Vector")
    up = _lifted(nodes, (split, "Z"), 0.38)
    _ramp(nodes, up, "Value", [(0.0, tones[0]), (0.22, tones[0]), (0.27, tones[1]), (0.40, tones[2]), (0.47, tones[2]), (0.52, tones[3]), (0.9, tones[4])])
    return nodes.material


@cache
def arches(height=0.8, tones=((0.62, 0.55, 0.45), (0.42, 0.17, 0.08), (0.62, 0.36, 0.17), (0.10, 0.13, 0.15), (0.52, 0.44, 0.33))):
    """Arches one in another, from the lower edge."""
    nodes, place = _canvas("arches", height)
    drop = nodes.add("ShaderNodeVectorMath", operation="ADD")
    drop.inputs[1].default_value = (0, 0, 0.42)
    nodes.join(_wobbled(nodes, place, 0.02, 6.0), "Vector", drop, 0)
    long = nodes.add("ShaderNodeVectorMath", operation="LENGTH")
    nodes.join(drop, "Vector", long, 0)
    _ramp(nodes, long, "Value", [(0.0, tones[3]), (0.18, tones[0]), (0.205, tones[2]), (0.36, tones[0]), (0.385, tones[1]), (0.56, tones[0]), (0.585, tones[4]), (0.74, tones[0])], "CONSTANT")
    return nodes.material


@cache
def moon(height=0.8, tones=((0.055, 0.075, 0.085), (0.62, 0.50, 0.31), (0.13, 0.165, 0.165))):
    """A pale disc over a dark ground with a brush's clouds."""
    nodes, place = _canvas("moon", height)
    shift = nodes.add("ShaderNodeVectorMath", operation="ADD")
    shift.inputs[1].default_value = (-0.08, 0, -0.12)
    nodes.join(_wobbled(nodes, place, 0.03, 7.0), "Vector", shift, 0)
    long = nodes.add("ShaderNodeVectorMath", operation="LENGTH")
    nodes.join(shift, "Vector", long, 0)
    _ramp(nodes, long, "Value", [(0.0, tones[1]), (0.195, tones[1]), (0.205, tones[2]), (0.6, tones[0])])
    return nodes.material


@cache
def brush(height=0.8, paper=(0.66, 0.60, 0.50), ink=(0.035, 0.04, 0.045), accent=(0.42, 0.13, 0.05)):
    """Broad strokes of ink on paper."""
    nodes, place = _canvas("brush", height)
    wave = nodes.add("ShaderNodeTexWave", Scale=0.55, Distortion=7.5, Detail=2.0)
    wave.inputs["Detail Scale"].default_value = 0.9
    nodes.join(place, "Vector", wave, "Vector")
    _ramp(nodes, wave, "Fac", [(0.0, ink), (0.20, ink), (0.30, paper), (0.83, paper), (0.88, accent), (1.0, accent)])
    return nodes.material


@cache
def blocks(height=0.8, tones=((0.60, 0.53, 0.42), (0.16, 0.20, 0.17), (0.47, 0.25, 0.10), (0.66, 0.60, 0.50), (0.27, 0.13, 0.07))):
    """Quiet fields of colour."""
    nodes, place = _canvas("blocks", height)
    cells = nodes.add("ShaderNodeTexVoronoi", Scale=2.6, distance="CHEBYCHEV")
    nodes.join(_wobbled(nodes, place, 0.03, 5.0), "Vector", cells, "Vector")
    split = nodes.add("ShaderNodeSeparateXYZ")
    nodes.join(cells, "Color", split, "Vector")
    _ramp(nodes, split, "X", [(0.0, tones[0]), (0.25, tones[1]), (0.42, tones[3]), (0.62, tones[2]), (0.82, tones[4])], "CONSTANT")
    return nodes.material
