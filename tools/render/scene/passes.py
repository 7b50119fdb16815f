"""Cycles' settings, and its passes as arrays of linear light."""
import os
import tempfile

import bpy
import numpy as np

GROUPS = ("ambient", "lamp")


def prepare(width, height, samples, threads, bounces=8):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.view_settings.view_transform = "Raw"
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed, cycles.use_denoising = "CPU", samples, 7, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.06, 10
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, 2, 4
    cycles.transmission_bounces, cycles.transparent_max_bounces = bounces, 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.sample_clamp_indirect = 1.0, 6.0
    layer = bpy.context.view_layer
    layer.cycles.denoising_store_passes = layer.use_pass_emit = True
    for name in GROUPS:
        bpy.ops.scene.view_layer_add_lightgroup(name=name)
    for solid in scene.objects:
        if solid.lightgroup == "":
            solid.lightgroup = "ambient"


def render():
    """Renders the scene; a dictionary of arrays of shape (height, width, 3), the first row on top."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    wanted = {**{name: f"Combined_{name}" for name in GROUPS}, "albedo": "Denoising Albedo", "normal": "Denoising Normal", "source": "Emit"}
    with tempfile.TemporaryDirectory() as folder:
        sink = tree.nodes.new("CompositorNodeOutputFile")
        sink.base_path = folder
        sink.format.file_format, sink.format.color_depth = "OPEN_EXR", "32"
        sink.format.color_mode = "RGB"
        sink.file_slots.clear()
        for name, output in wanted.items():
            sink.file_slots.new(f"{name}_")
            tree.links.new(source.outputs[output], sink.inputs[-1])
        bpy.ops.render.render()
        return {name: _read(folder, name) for name in wanted}


def _read(folder, name):
    file = next(entry for entry in os.listdir(folder) if entry.startswith(f"{name}_"))
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * image.channels, dtype=np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, -1)[::-1, :, :3].copy()
