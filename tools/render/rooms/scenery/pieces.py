"""Our products in a room: built by their families at true scale, then hung, mounted or stood where the view wants them."""
import importlib
import math

import bpy
from mathutils import Matrix, Vector

from scene import materials
from scene.product import Product
from scene.shapes import MM, lathe, rounded

SUSPENSION = ("wire", "cord")


class Piece:
    """The solids and lights of one product, moved as one."""

    def __init__(self, job):
        self.product = Product(job)
        before = set(bpy.data.objects)
        family = importlib.import_module("families." + job["family"].replace("-", "_"))
        family.build(self.product)
        self.solids = [solid for solid in bpy.data.objects if solid not in before]
        bpy.context.view_layer.update()

    def brighter(self, factor):
        """Dims or brightens its lamps."""
        for solid in self.solids:
            if solid.type == "LIGHT":
                solid.data.energy *= factor
        for material in {slot.material for solid in self.solids for slot in solid.material_slots if slot.material}:
            _scale_emission(material, factor)
        return self

    def clear_lamp(self, radius=1.2):
        """A clear lamp in place of a frosted one: its light comes from a point, so that shadows are sharp."""
        for solid in self.solids:
            if solid.type == "LIGHT":
                solid.data.shadow_soft_size = radius * MM
            elif solid.name.startswith("filament"):
                solid.visible_shadow = solid.visible_diffuse = solid.visible_glossy = False
        return self

    def mount(self, at, turn=0.0):
        """Puts the product's own origin at a place (mm), turned about the vertical."""
        move = Matrix.Translation(Vector(at) * MM) @ Matrix.Rotation(math.radians(turn), 4, "Z")
        for solid in self.solids:
            solid.matrix_world = move @ solid.matrix_world
        bpy.context.view_layer.update()
        return self

    def hang(self, at, ceiling, turn=0.0, canopy=62):
        """Hangs it with its origin at a place below the ceiling (mm): wires, cord or chain end in a canopy."""
        drop = ceiling - at[2]
        for solid in self.solids:
            if solid.name.split(".")[0] in SUSPENSION:
                _stretch(solid, drop)
        links = [solid for solid in self.solids if solid.name.split(".")[0] == "link"]
        for link in links:
            link.hide_render = link.matrix_world.translation.z > drop * MM
        self.mount(at, turn)
        body = materials.finish(self.product.finish)
        profile = rounded([(0, -26), (canopy - 4, -26), (canopy, -20), (canopy, 0), (0, 0)], 4)
        lathe("canopy", profile, body, at=(at[0], at[1], ceiling))
        return self

    def again(self):
        """The same product once more, not placed yet; call before the first is placed."""
        other = object.__new__(Piece)
        other.product, other.solids = self.product, []
        for solid in self.solids:
            copy = solid.copy()
            bpy.context.scene.collection.objects.link(copy)
            copy.matrix_world = solid.matrix_world
            other.solids.append(copy)
        return other


def _scale_emission(material, factor):
    for node in material.node_tree.nodes if material.use_nodes else ():
        if node.type == "BSDF_PRINCIPLED":
            strength = node.inputs["Emission Strength"]
            for link in strength.links:
                link.from_node.inputs[1].default_value *= factor
                link.from_node.inputs[2].default_value *= factor
            strength.default_value *= factor


def _stretch(solid, top):
    """Makes a wire or cord end at the height `top` (mm) without moving its lower end."""
    points = [point.co for spline in solid.data.splines for point in spline.points]
    low, high = min(p.z for p in points), max(p.z for p in points)
    share = (top * MM - low) / (high - low)
    solid.data = solid.data.copy()
    for spline in solid.data.splines:
        for point in spline.points:
            point.co.z = low + (point.co.z - low) * share
