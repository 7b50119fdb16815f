"""Cleans both layers of a render: `python3 denoise.py passes.npz weights.tza clean.npz [halvings]` (16-bit floats).

Keeps beside them where the lamp itself is seen, and what a light meter saw.
"""
import sys

import numpy as np

from denoising.network import Network, read_weights
from denoising.scales import denoised_at_scales


def network_of(weights):
    """The network as fast as this machine has it; both give the same picture."""
    try:
        from denoising.compiled import CompiledNetwork
    except ModuleNotFoundError:
        return Network(weights)
    return CompiledNetwork(weights)


def main(passes, weights, out, halvings="0"):
    found = np.load(passes)
    network = network_of(read_weights(weights))
    clean = {}
    for name in ("ambient", "lamp"):
        layer = found[name]
        dark = layer.max() <= 0
        clean[name] = layer if dark else denoised_at_scales(network, layer, found["albedo"], found["normal"], int(halvings))
    halves = {name: np.minimum(layer, 6e4).astype(np.float16) for name, layer in clean.items()}
    meter = {name: found[name] for name in found.files if name.startswith("meter_")}
    np.savez(out, **halves, **meter, source=found["source"].max(axis=2) > 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
