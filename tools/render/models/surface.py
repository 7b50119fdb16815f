"""What a material of the pictures is as glTF knows it: base colour, metal, roughness, what passes through, light."""

# Glasses are shaders of their own in the pictures; here they let light through without bending it twice.
GLASSES = {
    "glass clear": (0.985, 0.99, 0.99),
    "glass amber": (0.93, 0.66, 0.30),
    "glass smoke": (0.42, 0.40, 0.39),
    "thin glass clear": (0.98, 0.985, 0.985),
    "thin glass amber": (0.92, 0.62, 0.26),
    "thin glass smoke": (0.40, 0.375, 0.35),
    "crystal": (0.97, 0.97, 0.98),
}
LINEN = (0.72, 0.65, 0.53)


def surface_of(material):
    name = material.name.split(".")[0]
    if name in GLASSES:
        return _surface(name, GLASSES[name], roughness=0.02, passes=1.0, ior=1.58 if name == "crystal" else 1.5)
    if name == "linen":
        return _surface(name, LINEN, roughness=0.9, light=0.9)
    shader = material.node_tree.nodes["Principled BSDF"]
    value = {key: shader.inputs[key].default_value for key in ("Base Color", "Metallic", "Roughness", "Emission Strength")}
    colour, texture = tuple(value["Base Color"])[:3], None
    if shader.inputs["Base Color"].is_linked:  # the grain of wood: its two colours
        ramp = shader.inputs["Base Color"].links[0].from_node.color_ramp.elements
        texture = [tuple(element.color)[:3] for element in ramp]
        colour = (1.0, 1.0, 1.0)
    strength = shader.inputs["Emission Strength"]
    light = strength.links[0].from_node.inputs[2].default_value if strength.is_linked else value["Emission Strength"]
    lit = tuple(shader.inputs["Emission"].default_value)[:3] != (0, 0, 0)
    return _surface(name, colour, metal=value["Metallic"], roughness=value["Roughness"], light=light if lit else 0.0, grain=texture)


def _surface(name, colour, metal=0.0, roughness=0.5, passes=0.0, ior=1.5, light=0.0, grain=None):
    return {
        "name": name,
        "colour": [round(channel, 4) for channel in colour],
        "metal": round(metal, 3),
        "roughness": round(roughness, 3),
        "passes": passes,
        "ior": ior,
        "light": round(light, 3),
        "grain": grain,
    }
