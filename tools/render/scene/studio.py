"""The studio that all pictures share: plaster, soft boxes, one lens. It grows with the product."""
import math

import bpy
from mathutils import Vector

from scene import materials
from scene.shapes import MM, rectangle, sheet

LENS = 80.0  # mm on a 36 mm wide sensor: little distortion, as a product photographer would
ASPECT = 4 / 5

# Where a product stands: does the picture have a wall, a floor, a ceiling; from where the camera looks
# (azimuth to the right of the front, elevation above the middle, degrees); share of the frame that it fills.
PLACES = {
    "hanging": {"wall": 0.62, "camera": (0, -12), "fill": 0.82},
    "wall": {"wall": 0.0, "camera": (24, 6), "fill": 0.62},
    "floor": {"wall": 1.3, "floor": True, "camera": (14, 10), "fill": 0.66},
    "ceiling": {"wall": 0.5, "ceiling": True, "camera": (0, -24), "fill": 0.60},
    "lying": {"floor": True, "camera": (18, 38), "fill": 0.70},
}


class Studio:
    def __init__(self, place, solids, **changes):
        """`solids` are framed by the camera; `changes` overrides the place's settings (see PLACES)."""
        self.settings = {**PLACES[place], **changes}
        self.points = _corners(solids)
        self.low = Vector(min(p[i] for p in self.points) for i in range(3))
        self.high = Vector(max(p[i] for p in self.points) for i in range(3))
        self.centre = (self.low + self.high) / 2
        self.size = max(self.high.x - self.low.x, (self.high.z - self.low.z) * ASPECT, 0.6 * (self.high.y - self.low.y))
        self._room()
        self._camera()
        self._lights()

    def _plane(self, name, at, turn, size):
        bpy.ops.mesh.primitive_plane_add(size=size, location=at, rotation=[math.radians(a) for a in turn])
        plane = bpy.context.object
        plane.name = name
        plane.data.materials.append(self.settings.get("ground") or materials.plaster())
        return plane

    def _room(self):
        s, c = self.size, self.centre
        wide = 14 * s
        if self.settings.get("wall") is not None:
            gap = self.settings["wall"] * s
            back = self.high.y + gap
            self.back = back
            wall = self._plane("wall", (c.x, back, c.z), (90, 0, 0), wide)
            if self.settings.get("box"):
                _pierce(wall, self.settings["box"], wide, (90, 0, 0))
        if self.settings.get("floor"):
            self._plane("floor", (c.x, c.y, self.low.z), (0, 0, 0), wide)
        elif self.settings["wall"] > 0 and not self.settings.get("ceiling"):
            # out of the picture: throws the light that falls on it back at the wall, as in a room
            self._plane("floor", (c.x, c.y, c.z - 1.4 * s / self.settings["fill"]), (0, 0, 0), wide)
        if self.settings.get("ceiling"):
            plane = self._plane("ceiling", (c.x, c.y, self.settings.get("ceiling_at", self.high.z / MM) * MM), (180, 0, 0), wide)
            hole = self.settings.get("hole")
            if hole:
                _pierce(plane, hole, wide, (0, 0, 0))

    def _camera(self):
        azimuth, elevation = (math.radians(a) for a in self.settings["camera"])
        direction = Vector(
            (math.sin(azimuth) * math.cos(elevation), -math.cos(azimuth) * math.cos(elevation), math.sin(elevation))
        )
        data = bpy.data.cameras.new("camera")
        data.lens = self.settings.get("lens", LENS)
        data.sensor_width, data.sensor_height = 36.0 * ASPECT, 36.0
        data.sensor_fit = "VERTICAL"
        data.clip_start, data.clip_end = 0.001, 500
        camera = bpy.data.objects.new("camera", data)
        bpy.context.scene.collection.objects.link(camera)
        bpy.context.scene.camera = camera
        camera.rotation_euler = direction.to_track_quat("Z", "Y").to_euler()
        half_y = 18.0 / data.lens * self.settings["fill"]
        half_x = half_y * ASPECT
        spin = direction.to_track_quat("Z", "Y").to_matrix()
        right, up = spin.col[0], spin.col[1]
        target, distance = self.centre.copy(), 1.0
        for _ in range(12):
            distance = max(
                direction.dot(p - target) + max(abs(right.dot(p - target)) / half_x, abs(up.dot(p - target)) / half_y)
                for p in self.points
            )
            seen = [((p - target), distance - direction.dot(p - target)) for p in self.points]
            xs = [right.dot(v) / depth for v, depth in seen]
            ys = [up.dot(v) / depth for v, depth in seen]
            target = target + right * (max(xs) + min(xs)) / 2 * distance + up * (max(ys) + min(ys)) / 2 * distance
        lift = self.settings.get("shift", (0, 0))
        view = 36.0 / data.lens * distance
        target = target - right * lift[0] * view * ASPECT - up * lift[1] * view
        camera.location = target + direction * distance
        self.camera, self.direction, self.distance = camera, direction, distance

    def _softbox(self, name, at, width, height, power):
        data = bpy.data.lights.new(name, "AREA")
        data.shape = "RECTANGLE"
        data.size, data.size_y = width * self.size, height * self.size
        data.energy = power * self.size**2
        light = bpy.data.objects.new(name, data)
        bpy.context.scene.collection.objects.link(light)
        place = self.centre + Vector(at) * self.size
        if self.settings.get("ceiling"):
            place.z = min(place.z, self.high.z - 1.2 * self.size)
        if self.settings.get("floor"):
            place.z = max(place.z, self.low.z + 0.5 * self.size)
        light.location = place
        light.rotation_euler = (place - self.centre).to_track_quat("Z", "Y").to_euler()
        light.visible_camera = False
        light.lightgroup = "ambient"
        return light

    def _lights(self):
        self._softbox("key", (-1.9, -2.3, 1.7), 1.7, 2.2, 62)
        self._softbox("strip", (2.1, -1.5, 0.5), 0.45, 2.6, 16)
        # what a flat face towards the camera mirrors
        side = 1.15 if self.settings["camera"][0] < 0 else -1.15
        self._softbox("front", (side, -2.7, -0.1), 0.8, 2.6, 10)
        if not self.settings.get("ceiling"):
            self._softbox("top", (0.2, -0.7, 2.6), 2.0, 1.2, 16)
        world = bpy.data.worlds.new("studio")
        world.use_nodes = True
        bpy.context.scene.world = world
        world.lightgroup = "ambient"
        world.cycles.sampling_method = "NONE"
        _surroundings(world.node_tree)


def _surroundings(tree):
    """Even fill for what is matt; for what mirrors, a darker room that gives metal its contrast."""
    back = tree.nodes["Background"]
    path = tree.nodes.new("ShaderNodeLightPath")
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs[1].default_value = (0.62, 0.60, 0.57, 1)
    coords = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    rise = tree.nodes.new("ShaderNodeMath")
    rise.operation = "MULTIPLY_ADD"
    rise.inputs[1].default_value, rise.inputs[2].default_value = 0.5, 0.5
    elements = ramp.color_ramp.elements
    elements[0].position, elements[0].color = 0.30, (0.05, 0.042, 0.034, 1)
    elements[1].position, elements[1].color = 0.85, (0.75, 0.73, 0.70, 1)
    middle = elements.new(0.52)
    middle.color = (0.24, 0.22, 0.20, 1)
    tree.links.new(coords.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], rise.inputs[0])
    tree.links.new(rise.outputs[0], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], mix.inputs[2])
    tree.links.new(path.outputs["Is Glossy Ray"], mix.inputs["Fac"])
    tree.links.new(mix.outputs["Color"], back.inputs["Color"])


def _corners(solids):
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for solid in solids:
        seen = solid.evaluated_get(graph)
        found += [solid.matrix_world @ Vector(corner) for corner in seen.bound_box]
    return found


def _pierce(plane, outline, wide, turn):
    """Cuts the outline (mm, about the origin) out of a ceiling or wall, for what is let into it."""
    material = plane.data.materials[0]
    x, y, z = (0, plane.location.y / MM, 0) if turn[0] else (0, 0, plane.location.z / MM)
    bpy.data.objects.remove(plane)
    sheet("pierced", [rectangle(wide / MM, wide / MM), outline], 0.02, material, at=(x, y, z), turn=turn, edge=0)
