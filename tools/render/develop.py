"""From clean layers to pixels: `python3 develop.py clean.npz spec.json out-prefix`.

Writes <out-prefix>-<role>.rgb (8-bit sRGB, rows from the top) and prints the numbers of the pair as JSON.
"""
import json
import sys

import numpy as np

PLASTER = 0.62  # linear light of the plaster in the brightest fifth of the picture by day
NIGHT = 0.22  # linear light, by night, of what the lamp lights best, bar the lamp itself
KNEE = 0.70  # linear light up to which a tone is kept as it is; above it rolls off towards white


def rolled(light):
    """Linear below the knee; above it the brightest channel nears 1 and never clips, keeping its hue."""
    peak = light.max(axis=2, keepdims=True)
    over = np.maximum(peak - KNEE, 0) / (1 - KNEE)
    target = np.where(peak > KNEE, KNEE + (1 - KNEE) * (1 - np.exp(-over)), peak)
    scaled = light * (target / np.maximum(peak, 1e-6))
    # what is far above white looks white, as on film
    wash = np.clip((peak - 1.0) / 6.0, 0, 1) ** 0.7
    return scaled + (target - scaled) * wash


def faded(light):
    """A sum of layers within the screen's range: what is brighter than it fades to white instead of to yellow."""
    peak = np.maximum(light.max(axis=2, keepdims=True), 1)
    hue = light / peak
    return hue + (1 - hue) * (1 - 1 / peak)


def encoded(light):
    light = np.clip(light, 0, 1)
    srgb = np.where(light <= 0.0031308, 12.92 * light, 1.055 * np.power(light, 1 / 2.4) - 0.055)
    dither = np.random.default_rng(7).uniform(-0.4, 0.4, light.shape[:2] + (1,))
    return np.clip(np.rint(srgb * 255 + dither), 0, 255).astype(np.uint8)


def luminance(light):
    return light @ np.array([0.2126, 0.7152, 0.0722], np.float32)


def exposures(ambient, lamp, source, spec):
    """Gains that bring the room to daylight and the lamp to its night brightness."""
    day = PLASTER * spec["day"] / float(np.percentile(luminance(ambient), 80))
    lit = luminance(lamp)
    if lit.max() <= 0:
        return day, 0.0
    bright = float(np.percentile(lit[~source], spec["percentile"]))
    return day, NIGHT * spec["night"] / max(bright, 1e-9)


def main(clean, spec_file, prefix):
    with open(spec_file, encoding="utf-8") as file:
        spec = json.load(file)
    found = np.load(clean)
    raw = {name: found[name].astype(np.float32) for name in ("ambient", "lamp")}
    day, night = exposures(raw["ambient"], raw["lamp"], found["source"], spec)
    ambient, lamp = rolled(raw["ambient"] * day), rolled(raw["lamp"] * night / spec["lampByNight"])
    pictures = {"hero": ambient}
    if spec["light"]:
        tint = np.array(spec["tint"], np.float32)
        pictures = {
            "hero": ambient + spec["lampByDay"] * tint * lamp,
            "night": spec["ambientByNight"] * ambient + spec["lampByNight"] * tint * lamp,
            "ambient": ambient,
            "lamp": lamp,
        }
    for role, light in pictures.items():
        encoded(faded(light)).tofile(f"{prefix}-{role}.rgb")
    print(json.dumps({"clipped": round(float((pictures["hero"].max(axis=2) > 1).mean()), 4)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
