"""The layers of a room for its products' pages: `python3 layer_room.py clean.npz spec.json out-prefix`.

Writes <out-prefix>-<crop>-ambient.rgb and -lamp.rgb (8-bit, `coded`) and prints how they add up, as JSON; prints null if
no lamp of ours is lit. Added and put through the film, they are the picture of develop_room.py; the glow is in each layer.
"""
import json
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop_room import exposure, glowing  # noqa: E402

DAY = 0.62  # linear light, by day, of what daylight lights best
LAMP_BY_DAY = 0.48  # the camera lets in less light by day, as in the studio
STILL = 0.5  # with more than this share of the daylight, the picture is taken by day already
GAMMA = 2.4
BRIGHTEST = 256  # linear light of the byte 255


def coded(light):
    """Linear light from 0 to `BRIGHTEST` as bytes, most of them for what a screen shows of it."""
    share = light / (1 + light) * (BRIGHTEST + 1) / BRIGHTEST
    dither = np.random.default_rng(7).uniform(-0.4, 0.4, light.shape[:2] + (1,))
    return np.clip(np.rint(np.clip(share, 0, 1) ** (1 / GAMMA) * 255 + dither), 0, 255).astype(np.uint8)


def shares(room, gain, seen, spec):
    """The factor of the daylight layer, and the weights of both layers in the picture and by day."""
    shown = gain * spec["room"]
    day = exposure(room, seen, DAY)
    if not spec["hasDay"] or shown > STILL * day:
        return shown, {"lampByDay": 1, "lampByNight": 1, "ambientByNight": 1}
    return day, {"lampByDay": LAMP_BY_DAY, "lampByNight": 1, "ambientByNight": round(shown / day, 4)}


def main(clean, spec_file, prefix):
    with open(spec_file, encoding="utf-8") as file:
        spec = json.load(file)
    found = np.load(clean)
    room, lamp = (found[name].astype(np.float32) for name in ("ambient", "lamp"))
    if lamp.max() <= 0:
        print("null")
        return
    gain = exposure(lamp, ~found["source"], spec["bright"])
    scale, weights = shares(room, gain, ~found["source"], spec)
    room = glowing(scale * room, spec["glow"], room.shape[1])
    lamp = glowing(gain * lamp * np.array(spec["tint"], np.float32), spec["glow"], lamp.shape[1])
    for number, crop in enumerate(spec["crops"]):
        part = slice(crop["left"], crop["left"] + crop["width"])
        coded(room[:, part]).tofile(f"{prefix}-{number}-ambient.rgb")
        # White, so that the page gives it the colour of any lamp.
        coded(lamp[:, part] / np.array(crop["tint"], np.float32)).tofile(f"{prefix}-{number}-lamp.rgb")
    print(json.dumps(weights))


if __name__ == "__main__":
    main(*sys.argv[1:])
