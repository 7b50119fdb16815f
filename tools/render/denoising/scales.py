"""Takes out noise that is wider than the network sees, as indirect light of few rays has it: clouds on walls.

The picture is denoised at half its size as well, where a pixel has four times the rays, and so on. What is wide comes from
the small picture, what is fine from the large one.
"""
import numpy as np

from denoising.filter import denoised

MOST = 1.0  # largest correction, as a logarithm: more are edges of lamps, not noise
DARK = 0.02  # share of the median light below which differences do not count


def denoised_at_scales(network, colour, albedo, normal, halvings):
    """Like `denoised`, also at half the size, as often as `halvings` says."""
    fine = denoised(network, colour, albedo, normal)
    if halvings == 0:
        return fine
    wide = denoised_at_scales(network, _half(colour), _half(albedo), _half(normal), halvings - 1)
    dark = DARK * float(np.median(fine)) + 1e-6
    off = np.clip(np.log((wide + dark) / (_half(fine) + dark)), -MOST, MOST)
    height, width, _ = fine.shape
    factor = np.exp(_resized(_resized(off, height, 0), width, 1))
    return np.maximum((fine + dark) * factor - dark, 0)


def _half(pixels):
    height, width = (side // 2 for side in pixels.shape[:2])
    return pixels[: 2 * height, : 2 * width].reshape(height, 2, width, 2, -1).mean(axis=(1, 3))


def _resized(pixels, length, axis):
    """Twice as long on an axis, interpolated between the centres of pixels."""
    at = (np.arange(length) + 0.5) / 2 - 0.5
    first = np.clip(np.floor(at).astype(int), 0, pixels.shape[axis] - 1)
    second = np.clip(first + 1, 0, pixels.shape[axis] - 1)
    shape = [1, 1, 1]
    shape[axis] = length
    share = np.clip(at - first, 0, 1).astype(np.float32).reshape(shape)
    return pixels.take(first, axis) * (1 - share) + pixels.take(second, axis) * share
