"""The U-Net of Open Image Denoise 1.x in numpy: weights from a .tza file, colour with albedo and normal."""
import struct

import numpy as np

STRIP = 64  # rows that are convolved at a time: keeps the unrolled strip within the cache


def read_weights(path):
    """Tensors of a .tza file by name."""
    with open(path, "rb") as file:
        data = file.read()
    magic, major, _, table = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{path} is not a tensor archive")
    (count,) = struct.unpack_from("<I", data, table)
    at, found = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dims = data[at]
        shape = struct.unpack_from(f"<{dims}I", data, at + 1)
        at += 1 + 4 * dims + dims
        kind, offset = struct.unpack_from("<cQ", data, at)
        at += 9
        values = np.frombuffer(data, "<f4" if kind == b"f" else "<f2", int(np.prod(shape)), offset)
        found[name] = values.reshape(shape).astype(np.float32)
    return found


class Network:
    def __init__(self, weights):
        self.layers = {}
        for name in {key.rsplit(".", 1)[0] for key in weights}:
            kernel = weights[f"{name}.weight"]  # out, in, 3, 3
            unrolled = np.ascontiguousarray(kernel.transpose(2, 3, 1, 0).reshape(-1, kernel.shape[0]))
            self.layers[name] = (unrolled, weights[f"{name}.bias"])

    def conv(self, name, image, relu=True):
        kernel, bias = self.layers[name]
        height, width, depth = image.shape
        padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
        out = np.empty((height, width, len(bias)), np.float32)
        for top in range(0, height, STRIP):
            rows = min(STRIP, height - top)
            unrolled = np.empty((rows, width, 9, depth), np.float32)
            for k in range(9):
                dy, dx = divmod(k, 3)
                unrolled[:, :, k] = padded[top + dy : top + dy + rows, dx : dx + width]
            strip = unrolled.reshape(rows * width, -1) @ kernel
            strip += bias
            if relu:
                np.maximum(strip, 0, out=strip)
            out[top : top + rows] = strip.reshape(rows, width, -1)
        return out

    def run(self, image):
        """(height, width, 9) → (height, width, 3); both sides multiples of 16."""
        skips = [image]
        x = self.conv("enc_conv0", image)
        for name in ("enc_conv1", "enc_conv2", "enc_conv3"):
            x = _pooled(self.conv(name, x))
            skips.append(x)
        x = _pooled(self.conv("enc_conv4", x))
        x = self.conv("enc_conv5b", self.conv("enc_conv5a", x))
        for level, skip in zip((4, 3, 2, 1), reversed(skips)):
            x = np.concatenate([_doubled(x), skip], axis=2)
            x = self.conv(f"dec_conv{level}b", self.conv(f"dec_conv{level}a", x))
        return self.conv("dec_conv0", x, relu=False)


def _pooled(image):
    height, width, depth = image.shape
    return image.reshape(height // 2, 2, width // 2, 2, depth).max(axis=(1, 3))


def _doubled(image):
    return image.repeat(2, axis=0).repeat(2, axis=1)
