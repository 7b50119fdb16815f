import { lightGrid } from "#contract/lighting/layout/light-grid.ts";
import { cosineBeam } from "#contract/lighting/photometry/cosine-beam.ts";
import { roomModel } from "#contract/lighting/radiosity/room-model.ts";
import { WORK_HEIGHTS, workPlane } from "#contract/lighting/room/work-plane.ts";
import { lumens, metres, mm } from "#contract/lighting/units.ts";

const ROUNDS = 30;
const MOVES = 300;
const REFLECTANCES = { ceiling: 0.8, walls: 0.6, floor: 0.3 };
const room = {
  length: metres(5),
  width: metres(4),
  height: metres(2.8),
  reflectances: REFLECTANCES,
};
const angled = {
  ...room,
  cutOut: {
    corner: { x: "end", y: "end" } as const,
    length: metres(2),
    width: metres(1.5),
  },
};

/** Against a wall, and from wall to wall. */
const furnished = {
  ...room,
  boxes: [
    { x: [0, 1800], y: [0, 600], z: [0, 2200], surface: "walls" },
    { x: [0, 5000], y: [1900, 2150], z: [2500, 2800], surface: "ceiling" },
  ],
} as const;

/**
 * The planner's calculation for 5 × 4 m and 12 downlights, on three planes: wall-clock and CPU
 * time.
 */
export function measureLighting(): void {
  for (const [name, shape] of [
    ["rectangle", room],
    ["L", angled],
    ["wardrobe and beam", furnished],
  ] as const) {
    const planes = Object.values(WORK_HEIGHTS).map((height) => workPlane(shape, height));
    const made = repeat(ROUNDS, () => roomModel(shape, planes));
    const model = made.last;
    const opening = { length: mm(80), width: mm(80), height: mm(0), isRound: true };
    const lights = lightGrid(shape, 12).places.map((place) => ({
      ...place,
      z: metres(2.75),
      turn: 0,
      tilt: 0,
      opening,
      photometry: cosineBeam(lumens(800), 60),
    }));
    const direct = repeat(ROUNDS, () => lights.map(model.directFrom));
    const [moving, ...others] = lights;
    const still = others.map(model.directFrom);
    const moved = repeat(MOVES, (round) => {
      const x = mm(500 + (round % 100) * 20);
      return moving && model.lit([model.directFrom({ ...moving, x }), ...still], 0.8);
    });
    process.stdout.write(
      `${name}, ${model.patches.length} patches, ${lights.length} lights\n` +
        `  the room, once              ${shown(made)}\n` +
        `  all lights, once            ${shown(direct)}\n` +
        `  one light moved, all relit  ${shown(moved)}\n`,
    );
  }
}

interface Timing<T> {
  last: T;
  wall: number[];
  processor: number;
}

function repeat<T>(rounds: number, work: (round: number) => T): Timing<T> {
  let last = work(0);
  const wall: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    last = work(round);
    wall.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  return { last, wall, processor: (user + system) / 1000 / rounds };
}

function shown({ wall, processor }: Timing<unknown>): string {
  const sorted = wall.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, processor ${processor.toFixed(1)} ms`;
}
