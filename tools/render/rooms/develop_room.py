"""From clean layers to a photograph: `python3 develop_room.py clean.npz spec.json out.rgb` (8-bit sRGB, rows from the top).

The lamp gets its colour and the room its share, both the exposure that the view asks for; then the light goes
through a lens (a faint glow about what is bright) and a film (AgX: bright colours fade to white, as on film).
"""
import json
import sys

import numpy as np
from scipy.ndimage import gaussian_filter

BRIGHT = 92  # percentile of the lamp's layer that the exposure is measured at

# AgX by Troy Sobotka, in Benjamin Wrensch's minimal form.
INSET = np.array([[0.842479062253094, 0.0784335999999992, 0.0792237451477643], [0.0423282422610123, 0.878468636469772, 0.0791661274605434], [0.0423756549057051, 0.0784336, 0.879142973793104]])
OUTSET = np.array([[1.19687900512017, -0.0980208811401368, -0.0990297440797205], [-0.0528968517574562, 1.15190312990417, -0.0989611768448433], [-0.0529716355144438, -0.0980434501171241, 1.15107367264116]])
LOW, HIGH = -12.47393, 4.026069  # stops
CURVE = (15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232)


def luminance(light):
    return light @ np.array([0.2126, 0.7152, 0.0722], np.float32)


def exposure(layer, seen, wanted):
    """The factor that brings what the layer lights best, bar its own lamps, to the wanted light."""
    return wanted / max(float(np.percentile(luminance(layer)[seen], BRIGHT)), 1e-9)


def glowing(light, share, size):
    """Light that the lens spreads about what is bright, over two widths in shares of the picture."""
    if share <= 0:
        return light
    capped = np.minimum(light, 24)
    spread = sum(gaussian_filter(capped, (s * size, s * size, 0)) for s in (0.006, 0.03)) / 2
    return light * (1 - share) + spread * share


def film(light, contrast, saturation):
    """Display values 0…1 of linear light."""
    x = np.log2(np.maximum(light @ INSET.T, 1e-10))
    x = (np.clip(x, LOW, HIGH) - LOW) / (HIGH - LOW)
    y = np.zeros_like(x)
    for factor in CURVE:
        y = y * x + factor
    y = np.clip(y, 0, None) ** contrast
    grey = luminance(y)[..., None]
    return np.clip((grey + (y - grey) * saturation) @ OUTSET.T, 0, 1)


def main(clean, spec_file, out):
    with open(spec_file, encoding="utf-8") as file:
        spec = json.load(file)
    found = np.load(clean)
    room, lamp = (found[name].astype(np.float32) for name in ("ambient", "lamp"))
    main_layer = lamp if lamp.max() > 0 else room
    gain = exposure(main_layer, ~found["source"], spec["bright"])
    light = gain * (spec["room"] * room + lamp * np.array(spec["tint"], np.float32))
    light = glowing(light, spec["glow"], room.shape[1])
    shown = film(light, spec["contrast"], spec["saturation"])
    dither = np.random.default_rng(7).uniform(-0.4, 0.4, shown.shape[:2] + (1,))
    np.clip(np.rint(shown * 255 + dither), 0, 255).astype(np.uint8).tofile(out)


if __name__ == "__main__":
    main(*sys.argv[1:])
