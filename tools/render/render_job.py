"""Renders one job inside Blender: `blender -b --factory-startup -P render_job.py -- job.json out.npz`."""
import importlib
import json
import os
import sys
import time

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from scene import passes  # noqa: E402
from scene.product import Product  # noqa: E402
from scene.studio import Studio  # noqa: E402


def main(job_file, out):
    with open(job_file, encoding="utf-8") as file:
        job = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    product = Product(job)
    family = importlib.import_module("families." + job["family"].replace("-", "_"))
    staged = family.build(product)
    Studio(staged.place, staged.framed, **staged.changes)
    quality = job["quality"]
    passes.prepare(quality["width"], quality["height"], quality["samples"], quality["threads"], getattr(family, "BOUNCES", 8))
    began = time.time()
    found = passes.render()
    print(f"rendered in {time.time() - began:.1f} s")
    np.savez(out, **found)


if __name__ == "__main__":
    arguments = sys.argv[sys.argv.index("--") + 1 :]
    main(*arguments)
