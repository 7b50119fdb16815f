"""The fruit under each lamp: `python3 develop_fruit.py passes.npz weights.tza spec.json`, writes `<out>` of each lamp (8-bit sRGB).

What the thirty bands reflect is weighted by the lamp's spectrum and the standard observer. The eye is adapted to each lamp
(Bradford), and both pictures have one exposure: nothing else differs.
"""
import json
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from denoise import network_of  # noqa: E402
from denoising.filter import denoised  # noqa: E402
from denoising.network import read_weights  # noqa: E402

BRADFORD = np.array([[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]])
D65 = np.array([0.95047, 1.0, 1.08883])
TO_SRGB = np.array([[3.2404542, -1.5371385, -0.4985314], [-0.9692660, 1.8760108, 0.0415560], [0.0556434, -0.2040259, 1.0572252]])
BRIGHT, SHOWN = 97, 0.62  # this percentile of luminance is shown at this linear brightness


def bands_of(passes, network):
    """Light of every band at each pixel: (height, width, bands)."""
    firsts = sorted(int(name.removeprefix("lamp")) for name in passes.files if name.startswith("lamp"))
    return np.concatenate([denoised(network, passes[f"lamp{k}"], passes[f"albedo{k}"], passes[f"normal{k}"]) for k in firsts], axis=2)


def seen(bands, weights):
    """CIE XYZ of each pixel after adaptation to the lamp; its white has Y = 1."""
    weights = np.array(weights) / np.array(weights)[:, 1].sum()
    white = weights.sum(axis=0)
    adapted = np.linalg.inv(BRADFORD) @ np.diag((BRADFORD @ D65) / (BRADFORD @ white)) @ BRADFORD
    return bands @ weights @ adapted.T


def encoded(linear):
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, 12.92 * linear, 1.055 * np.power(linear, 1 / 2.4) - 0.055)


def main(passes_file, weights_file, spec_file):
    with open(spec_file, encoding="utf-8") as file:
        lamps = json.load(file)
    bands = bands_of(np.load(passes_file), network_of(read_weights(weights_file)))
    shown = {lamp["out"]: seen(bands, lamp["weights"]) for lamp in lamps}
    gain = SHOWN / np.mean([np.percentile(xyz[..., 1], BRIGHT) for xyz in shown.values()])
    for out, xyz in shown.items():
        dither = np.random.default_rng(7).uniform(-0.4, 0.4, xyz.shape[:2] + (1,))
        np.clip(np.rint(encoded(gain * xyz @ TO_SRGB.T) * 255 + dither), 0, 255).astype(np.uint8).tofile(out)


if __name__ == "__main__":
    main(*sys.argv[1:])
