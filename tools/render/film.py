"""Frames of a film to standard output (8-bit RGB): `python3 film.py spec.json | ffmpeg …`.

The spec names the layers of the shots and what happens: `light` fades one lamp up and changes its colour,
`finishes` dissolves from one shot to the next, `turn` plays shots in a circle.
"""
import json
import sys

import numpy as np

from develop import encoded, exposures, faded, rolled


def smooth(t):
    t = min(1.0, max(0.0, t))
    return t * t * (3 - 2 * t)


def layers(shot, exposure, gains=None):
    """Ambient and lamp of a shot, exposed; `gains` keeps the exposure of another shot."""
    found = np.load(shot)
    raw = {name: found[name].astype(np.float32) for name in ("ambient", "lamp")}
    day, night = gains or exposures(raw["ambient"], raw["lamp"], found["source"], exposure)
    return rolled(raw["ambient"] * day), rolled(raw["lamp"] * night / exposure["lampByNight"]), (day, night)


def light(spec):
    """A dark room; the lamp comes up in its first colour, then goes over to the second."""
    room, lamp, _ = layers(spec["shots"][0], spec["exposure"])
    warm, cool = (np.array(tint, np.float32) for tint in spec["tints"])
    dark, up, over = spec["times"]  # seconds at which the fade starts, ends, and the colour has changed
    strength = spec["exposure"]["lampByNight"]
    for frame in range(int(spec["seconds"] * spec["rate"])):
        now = frame / spec["rate"]
        level = smooth((now - dark) / (up - dark)) ** 2.0
        mix = smooth((now - up) / (over - up))
        tint = warm * (1 - mix) + cool * mix
        yield faded(spec["exposure"]["ambientByNight"] * room + level * strength * tint * lamp)


def finishes(spec):
    """The same shot in one finish after the other, each for its share of the time."""
    gains, shots = None, []
    for file in spec["shots"]:
        room, _, gains = layers(file, spec["exposure"], gains)
        shots.append(room)
    each, blend = spec["seconds"] / len(shots), 0.5
    for frame in range(int(spec["seconds"] * spec["rate"])):
        now = frame / spec["rate"]
        at = int(now / each)
        left = each * (at + 1) - now
        mix = smooth(1 - left / blend) if left < blend and at + 1 < len(shots) else 0.0
        after = shots[min(at + 1, len(shots) - 1)]
        yield faded(shots[at] * (1 - mix) + after * mix)


def moved(picture, pixels):
    """The picture so many pixels further right (a fraction, too), its edge repeated."""
    columns = np.clip(np.arange(picture.shape[1]) - pixels, 0, picture.shape[1] - 1)
    left = np.floor(columns).astype(int)
    right = np.minimum(left + 1, picture.shape[1] - 1)
    share = (columns - left)[None, :, None].astype(np.float32)
    return picture[:, left] * (1 - share) + picture[:, right] * share


def steadied(picture, first):
    """The camera frames each shot by itself: what hangs above the product is brought back to where it was."""
    above = slice(0, picture.shape[0] // 4)
    want = first[above].mean(axis=0, keepdims=True)
    have = picture[above].mean(axis=0, keepdims=True)
    tries = np.arange(-16, 16.25, 0.25)
    best = min(tries, key=lambda pixels: float(((moved(have, pixels) - want) ** 2)[:, 20:-20].sum()))
    return moved(picture, best)


def turn(spec):
    """Shots of one period of the product's symmetry, over and over until the time is full."""
    gains, first, shots = None, None, []
    tint = np.array(spec["tints"][0], np.float32)
    exposure = spec["exposure"]
    for file in spec["shots"]:
        room, lamp, gains = layers(file, exposure, gains)
        picture = faded(0.35 * room + 0.7 * exposure["lampByNight"] * tint * lamp)
        first = picture if first is None else first
        shots.append(encoded(steadied(picture, first) if spec["steady"] else picture))
    for frame in range(int(spec["seconds"] * spec["rate"])):
        yield shots[frame % len(shots)]


def main(spec_file):
    with open(spec_file, encoding="utf-8") as file:
        spec = json.load(file)
    for frame in {"light": light, "finishes": finishes, "turn": turn}[spec["kind"]](spec):
        sys.stdout.buffer.write((frame if frame.dtype == np.uint8 else encoded(frame)).tobytes())


if __name__ == "__main__":
    main(sys.argv[1])
