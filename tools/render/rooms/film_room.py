"""Frames of a room while its lamps go up and down, to standard output (8-bit RGB): `python3 film_room.py spec.json`.

The camera's exposure stays as it is with all lamps on; only their share changes, as light adds up.
"""
import json
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from develop_room import exposure, film, glowing  # noqa: E402


def level(keys, now):
    """Share of the lamps' light; between two keys as a slow hand turns a dimmer: even to the eye, not in light."""
    for (start, before), (end, after) in zip(keys, keys[1:]):
        if now < end:
            t = min(1.0, max(0.0, (now - start) / (end - start)))
            t = t * t * (3 - 2 * t)
            return (before ** (1 / 2.2) * (1 - t) + after ** (1 / 2.2) * t) ** 2.2
    return keys[-1][1]


def main(spec_file):
    with open(spec_file, encoding="utf-8") as file:
        spec = json.load(file)
    found = np.load(spec["layers"])
    room, lamp = (found[name].astype(np.float32) for name in ("ambient", "lamp"))
    gain = exposure(lamp, ~found["source"], spec["bright"])
    room, lamp = gain * spec["room"] * room, gain * lamp * np.array(spec["tint"], np.float32)
    noise = np.random.default_rng(7).uniform(-0.4, 0.4, room.shape[:2] + (1,))
    shown, at = None, None
    for frame in range(int(spec["seconds"] * spec["rate"])):
        share = level(spec["keys"], frame / spec["rate"])
        if share != at:
            light = glowing(room + share * lamp, spec["glow"], room.shape[1])
            picture = film(light, spec["contrast"], spec["saturation"])
            shown, at = np.clip(np.rint(picture * 255 + noise), 0, 255).astype(np.uint8), share
        sys.stdout.buffer.write(shown.tobytes())


if __name__ == "__main__":
    main(sys.argv[1])
