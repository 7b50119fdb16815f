"""The camera of a room: level, so that what is upright stays upright; it looks up and down by shifting its lens."""
import math

import bpy
from mathutils import Vector

from scene.shapes import MM

SENSOR = 36.0  # mm wide


def look(at, aspect, lens=35.0, pan=0.0, rise=0.0, shift=0.0, tilt=0.0, focus=None, stop=5.6):
    """
    Puts the camera at a place (mm), turned `pan` degrees to the left of +y. `rise` and `shift` move the picture up
    and to the right, in shares of its width; `focus` is a distance in mm for a picture with depth of field.
    """
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.sensor_fit = lens, SENSOR, "HORIZONTAL"
    data.shift_x, data.shift_y = shift, rise
    data.clip_start, data.clip_end = 0.01, 200
    if focus is not None:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus * MM, stop
    camera = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(camera)
    camera.location = Vector(at) * MM
    camera.rotation_euler = (math.radians(90 + tilt), 0, math.radians(pan))
    bpy.context.scene.camera = camera
    return camera
