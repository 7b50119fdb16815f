"""Spots whose heads turn: aims them, and sets several of them on one rail. Millimetres."""
import bpy
from mathutils import Matrix, Vector

from scene.shapes import MM

HEAD = ("head", "baffle", "core", "lens", "beam", "bulb")
ON_RAIL = (*HEAD, "adapter", "collar", "joint")


def _named(solids, names):
    return [solid for solid in solids if solid.name.split(".")[0] in names]


def aim(solids, pivot, towards):
    """Turns the solids of one head about its joint at `pivot` until its beam meets `towards`."""
    light = next(solid for solid in solids if solid.name.startswith("beam"))
    now = light.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    at = Vector(pivot) * MM
    spin = now.rotation_difference(Vector(towards) * MM - at).to_matrix().to_4x4()
    for solid in _named(solids, HEAD):
        solid.matrix_world = Matrix.Translation(at) @ spin @ Matrix.Translation(-at) @ solid.matrix_world
    bpy.context.view_layer.update()


def aim_beam(piece, towards, ceiling, below=6):
    """Lets only the light of a recessed spot lean: its lens turns behind the trim, so the light starts below that."""
    for solid in _named(piece.solids, ("beam",)):
        at = solid.matrix_world.translation.copy()
        at.z = (ceiling - below) * MM
        way = (at - Vector(towards) * MM).to_track_quat("Z", "Y").to_matrix().to_4x4()
        solid.matrix_world = Matrix.Translation(at) @ way
    bpy.context.view_layer.update()


def on_rail(piece, at, heads, pivot, length=1600.0):
    """
    A rail whose middle is at `at`, along x, lengthened to `length`; `heads` are (offset along it, what it is aimed at).
    `pivot` is how far the joint of a head is below the ceiling.
    """
    rail = [solid for solid in piece.solids if solid not in _named(piece.solids, ON_RAIL)]
    parts = _named(piece.solids, ON_RAIL)
    sets = [parts] + [[_copied(solid) for solid in parts] for _ in heads[1:]]
    for solid in rail:
        solid.matrix_world = Matrix.Translation(Vector(at) * MM) @ Matrix.Diagonal((length / 1600, 1, 1, 1)) @ solid.matrix_world
    for solids, (offset, towards) in zip(sets, heads):
        place = Vector((at[0] + offset, at[1], at[2]))
        for solid in solids:
            solid.matrix_world = Matrix.Translation(place * MM) @ solid.matrix_world
        bpy.context.view_layer.update()
        aim(solids, place - Vector((0, 0, pivot)), towards)


def _copied(solid):
    other = solid.copy()
    bpy.context.scene.collection.objects.link(other)
    other.matrix_world = solid.matrix_world
    return other


def halves(piece, middle):
    """The heads of a pair on a bar: those left of `middle` (mm) and those right of it."""
    bpy.context.view_layer.update()
    turning = _named(piece.solids, HEAD)
    left = [solid for solid in turning if solid.matrix_world.translation.x < middle * MM]
    return left, [solid for solid in turning if solid not in left]
