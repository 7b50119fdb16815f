/** The plain fittings of the demo shop as solids at their true measures, with their materials. */
import { bar, box, drum } from "./solids.ts";

export type Material = "body" | "copper" | "plastic" | "dark";

export interface Scene {
  /** Distance to the nearest surface and its material. The ground is y = 0. */
  at(x: number, y: number, z: number): { distance: number; material: Material };
  /** The point in the middle of the picture, and the camera's distance from it; mm and degrees. */
  middle: readonly [number, number, number];
  distance: number;
  turn: number;
  rise: number;
}

/** Cross-section of a track; mm. */
interface Section {
  width: number;
  height: number;
  slot: number;
  depth: number;
  /** Heights of the conductor grooves above the floor of the slot, on both sides. */
  grooves: readonly number[];
}

const THREE_CIRCUIT: Section = { width: 36, height: 32, slot: 17, depth: 25, grooves: [9, 17] };
const MAGNETIC: Section = { width: 26, height: 48, slot: 20, depth: 40, grooves: [5] };

type Parts = [distance: number, material: Material][];

function nearest(parts: Parts): { distance: number; material: Material } {
  let [distance, material]: Parts[number] = [Number.POSITIVE_INFINITY, "body"];
  for (const part of parts) if (part[0] < distance) [distance, material] = part;
  return { distance, material };
}

/** A track with its slot facing up, starting at z = 0. */
function rail({ width, height, slot, depth, grooves }: Section, length: number): Scene {
  const floor = height - depth;
  return {
    at: (x, y, z) => {
      const along = z - length / 2;
      const body = box([x, y - height / 2, along], [width / 2, height / 2, length / 2], 0.8);
      const hollow = box([x, y - floor - depth, along], [slot / 2, depth, length], 0.3);
      const side = Math.abs(x) - slot / 2;
      const channels = grooves.map((at) =>
        box([side, y - floor - at, along], [1.6, 2, length], 0.2),
      );
      const carved = Math.max(body, -hollow, ...channels.map((channel) => -channel));
      const wires = grooves.map((at): Parts[number] => [
        box([side - 0.4, y - floor - at, along + 3], [1.1, 1.2, length / 2 - 4], 0.3),
        "copper",
      ]);
      return nearest([[carved, "body"], ...wires]);
    },
    middle: [0, height / 2, 95],
    distance: 330,
    turn: 32,
    rise: 34,
  };
}

/** The insulated tongue that goes into a track, with its contacts; it starts at z = 0. */
function tongue({ slot, grooves }: Section, [x, y, z]: readonly [number, number, number]): Parts {
  const half = slot / 2 - 1;
  const contacts = grooves.map((at): Parts[number] => [
    box([Math.abs(x) - half, y - 7 - at, z - 16], [0.9, 1, 9], 0.4),
    "copper",
  ]);
  return [[box([x, y - 15, z - 13], [half, 8, 16], 1.2), "dark"], ...contacts];
}

const LOOK = { distance: 300, turn: 36, rise: 33 };

function straightJoiner(section: Section): Scene {
  const { width } = section;
  return {
    at: (x, y, z) =>
      nearest([
        [box([x, y - 13, z], [width / 2 - 3, 12, 24], 1.5), "body"],
        ...tongue(section, [x, y, Math.abs(z) - 24]),
      ]),
    middle: [0, 14, 0],
    ...LOOK,
  };
}

function cornerJoiner(section: Section): Scene {
  const { width } = section;
  const half = width / 2 - 1;
  return {
    at: (x, y, z) =>
      nearest([
        [box([x, y - 14, z - 22], [half, 13, 22 + half], 1.5), "body"],
        [box([x - 22, y - 14, z], [22 + half, 13, half], 1.5), "body"],
        ...tongue(section, [x, y, z - 44 - half]),
        ...tongue(section, [z, y, x - 44 - half]),
      ]),
    middle: [28, 14, 28],
    distance: 400,
    turn: -12,
    rise: 40,
  };
}

function flexibleJoiner(section: Section): Scene {
  const { width } = section;
  const half = width / 2 - 2;
  /** Radius of the bend. */
  const bend = 62;
  const centre: readonly [number, number] = [bend, 0];
  return {
    at: (x, y, z) => {
      const across = Math.hypot(x - centre[0], z - centre[1]);
      const angle = Math.atan2(z - centre[1], -(x - centre[0]));
      const ribs = 1.1 * Math.sin(angle * 44);
      const ring = Math.hypot(across - bend, y - 14) - 10 - ribs;
      const hose = Math.max(ring, -z, x - centre[0]) * 0.8;
      return nearest([
        [hose, "dark"],
        [box([x, y - 14, z + 20], [half, 13, 22], 1.5), "body"],
        [box([x - bend - 20, y - 14, z - bend], [22, 13, half], 1.5), "body"],
        ...tongue(section, [x, y, -z - 42]),
        ...tongue(section, [z - bend, y, x - bend - 42]),
      ]);
    },
    middle: [42, 12, 18],
    distance: 470,
    turn: 18,
    rise: 42,
  };
}

function endFeed(section: Section): Scene {
  const { width, height } = section;
  const tall = Math.min(height, 34) / 2;
  return {
    at: (x, y, z) =>
      nearest([
        [box([x, y - tall, z + 36], [width / 2, tall, 36], 2), "body"],
        [drum(x, z + 76, y - tall, [8, 6], 1), "dark"],
        [bar([x, y, z], [0, tall, -80], [4, tall, -900], 4), "plastic"],
        ...tongue(section, [x, y - tall + 15, z]),
      ]),
    middle: [0, tall, -24],
    distance: 370,
    turn: 34,
    rise: 32,
  };
}

function endCap(section: Section): Scene {
  const { width, height, slot } = section;
  return {
    at: (x, y, z) =>
      nearest([
        [box([x, y - height / 2, z], [width / 2, height / 2, 2.5], 1), "body"],
        [box([x, y - height / 2 - 2, z - 8], [slot / 2 - 1, height / 2 - 7, 7], 1), "dark"],
      ]),
    middle: [0, height / 2 - 3, 2],
    distance: 190,
    turn: 40,
    rise: 24,
  };
}

const ceilingRose: Scene = {
  at: (x, y, z) =>
    nearest([
      [drum(x, y - 12, z, [50, 12], 4), "body"],
      [drum(x, y - 30, z, [6, 8], 1.5), "body"],
      [bar([x, y, z], [0, 36, 0], [0, 400, 0], 3), "dark"],
    ]),
  middle: [0, 34, 0],
  distance: 360,
  turn: 25,
  rise: 28,
};

/**
 * An open wall box: outer sizes, 2 mm walls, lugs for the plate's screws, knock-outs for the pipes.
 */
function wallBox(width: number, height: number, depth: number): Scene {
  const [a, b] = [width / 2, height / 2];
  const holes = width > 100 ? [-width / 4, width / 4] : [0];
  return {
    at: (x, y, z) => {
      const shell = box([x, y - depth / 2, z], [a, depth / 2, b], 4);
      const hollow = box([x, y - depth / 2 - 2, z], [a - 2, depth / 2, b - 2], 3);
      const side = holes.map((at) =>
        drum(x - at, Math.abs(z) - b, y - depth / 2, [10.5, 0.8], 0.2),
      );
      const end = drum(z, Math.abs(x) - a, y - depth / 2, [10.5, 0.8], 0.2);
      const carved = Math.max(shell, -hollow, -end, ...side.map((hole) => -hole));
      const lug = box([Math.abs(x) - a + 6, y - depth / 2 - 1, z], [5, depth / 2 - 1, 4.5], 1);
      const screw = drum(Math.abs(x) - a + 7, y - depth, z, [1.7, 8], 0.1);
      return nearest([
        [carved, "plastic"],
        [Math.max(lug, -screw), "plastic"],
      ]);
    },
    middle: [0, depth / 2, 0],
    distance: Math.max(width, height) * 3.6,
    turn: 28,
    rise: 44,
  };
}

/** The hole for a Euro-profile cylinder in a flat object: 17 mm round, 10 mm wide, 33 mm high. */
function profileHole(x: number, y: number, z: number): number {
  const round = drum(x, y, z - 8, [8.7, 40], 0.1);
  const leg = box([x, y, z + 5], [5.2, 40, 19], 0.1);
  return Math.min(round, leg);
}

const roundRose: Scene = {
  at: (x, y, z) => {
    const plate = drum(x, y - 4, z, [26, 4], 1.6);
    return { distance: Math.max(plate, -profileHole(x, y, z)), material: "body" };
  },
  middle: [0, 3, 0],
  distance: 200,
  turn: 18,
  rise: 52,
};

const squareRose: Scene = {
  ...roundRose,
  at: (x, y, z) => {
    const plate = box([x, y - 4, z], [27.5, 4, 27.5], 1);
    return { distance: Math.max(plate, -profileHole(x, y, z)), material: "body" };
  },
  distance: 215,
};

/** By product code. */
export const SCENES: Record<string, Scene> = {
  "qitar-track-rail": rail(THREE_CIRCUIT, 1000),
  "qitar-straight-joiner": straightJoiner(THREE_CIRCUIT),
  "qitar-corner-joiner": cornerJoiner(THREE_CIRCUIT),
  "qitar-flexible-joiner": flexibleJoiner(THREE_CIRCUIT),
  "qitar-end-feed": endFeed(THREE_CIRCUIT),
  "qitar-end-cap": endCap(THREE_CIRCUIT),
  "maghnat-magnetic-rail": rail(MAGNETIC, 1000),
  "maghnat-straight-joiner": straightJoiner(MAGNETIC),
  "maghnat-corner-joiner": cornerJoiner(MAGNETIC),
  "maghnat-flexible-joiner": flexibleJoiner(MAGNETIC),
  "maghnat-end-feed": endFeed(MAGNETIC),
  "maghnat-end-cap": endCap(MAGNETIC),
  "saqf-ceiling-rose": ceilingRose,
  "asas-square-box": wallBox(76, 76, 47),
  "asas-double-box": wallBox(136, 76, 47),
  "asas-rectangular-box": wallBox(106, 71, 52),
  "nada-cylinder-rose": roundRose,
  "harf-cylinder-rose": squareRose,
};
