"""Lamps as the eye sees them beside what they light: a camera's range ends long before theirs."""


def softened(piece, share):
    """Dims a product's sources for the camera alone; what they throw on the rest stays."""
    for material in {slot.material for solid in piece.solids for slot in solid.material_slots if slot.material}:
        for node in list(material.node_tree.nodes) if material.use_nodes else ():
            if node.type == "BSDF_PRINCIPLED":
                _before_camera(material.node_tree, node.inputs["Emission Strength"], share)
    return piece


def _before_camera(tree, strength, share):
    if not strength.links and strength.default_value == 0:
        return
    path, fall, product = tree.nodes.new("ShaderNodeLightPath"), tree.nodes.new("ShaderNodeMath"), tree.nodes.new("ShaderNodeMath")
    fall.operation, product.operation = "MULTIPLY_ADD", "MULTIPLY"
    fall.inputs[1].default_value, fall.inputs[2].default_value = share - 1, 1
    tree.links.new(path.outputs["Is Camera Ray"], fall.inputs[0])
    tree.links.new(fall.outputs["Value"], product.inputs[0])
    product.inputs[1].default_value = strength.default_value
    for link in list(strength.links):
        tree.links.new(link.from_socket, product.inputs[1])
    tree.links.new(product.outputs["Value"], strength)
