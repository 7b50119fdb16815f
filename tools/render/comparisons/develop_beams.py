"""Beams on one wall: `python3 develop_beams.py spec.json` writes `<out>` of each view (8-bit sRGB), all at one exposure."""
import json
import os
import sys

import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "rooms"))
from develop_room import exposure, film, glowing  # noqa: E402


def main(spec_file):
    with open(spec_file, encoding="utf-8") as file:
        spec = json.load(file)
    layers = {view["out"]: np.load(view["layers"]) for view in spec["views"]}
    lamps = {out: found["lamp"].astype(np.float32) for out, found in layers.items()}
    gain = np.mean([exposure(lamps[out], ~layers[out]["source"], spec["bright"]) for out in lamps])
    for out, lamp in lamps.items():
        light = glowing(gain * lamp * np.array(spec["tint"], np.float32), spec["glow"], lamp.shape[1])
        shown = film(light, spec["contrast"], spec["saturation"])
        dither = np.random.default_rng(7).uniform(-0.4, 0.4, shown.shape[:2] + (1,))
        np.clip(np.rint(shown * 255 + dither), 0, 255).astype(np.uint8).tofile(out)


if __name__ == "__main__":
    main(*sys.argv[1:])
