"""From clean layers to pixels: `python3 develop_detail.py clean.npz spec.json out.rgb` (8-bit sRGB, rows from the top).

Exposed by the small picture of the whole product that was taken in the same light.
"""
import json
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from develop import encoded, exposures, faded, rolled  # noqa: E402


def main(clean, spec_file, out):
    with open(spec_file, encoding="utf-8") as file:
        spec = json.load(file)
    found = np.load(clean)
    light = {name: found[name].astype(np.float32) for name in ("ambient", "lamp", "meter_ambient", "meter_lamp")}
    source = found["meter_source"].max(axis=2) > 0
    day, night = exposures(light["meter_ambient"], light["meter_lamp"], source, spec)
    picture = rolled(light["ambient"] * day * spec["room"])
    if spec["light"]:
        tint = np.array(spec["tint"], np.float32) * spec["lampByDay"] * spec["glow"]
        picture = picture + tint * rolled(light["lamp"] * night / spec["lampByNight"])
    encoded(faded(picture)).tofile(out)


if __name__ == "__main__":
    main(*sys.argv[1:])
