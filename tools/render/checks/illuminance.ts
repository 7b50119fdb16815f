/**
 * node tools/render/checks/illuminance.ts: compares the room planner's calculation with Cycles, an
 * independent path tracer: illuminance baked on the floor of empty rooms under matt panels.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cosineBeam } from "#contract/lighting/photometry/cosine-beam.ts";
import { roomModel } from "#contract/lighting/radiosity/room-model.ts";
import { roomFaces } from "#contract/lighting/room/faces.ts";
import type { Room, Span } from "#contract/lighting/room/room.ts";
import { lumens, metres, mm } from "#contract/lighting/units.ts";
import { VALIDATION_LIMITS } from "#contract/lighting/validation-limits.ts";

const PIXEL = 250;
/** A baked pixel is the mean of its area, so as many points along each side of it are calculated. */
const SPLIT = 5;
const PANEL = { size: 600, flux: 4000 };
/** Limit for nineteen of twenty pixels, each of which has some noise. */
const LARGEST_USUAL = 0.05;
const USUAL = 0.95;

interface Case {
  name: string;
  room: Room;
  panels: readonly { x: number; y: number }[];
}

const light = { ceiling: 0.8, walls: 0.6, floor: 0.3 };
const box: Room = {
  length: metres(5),
  width: metres(4),
  height: metres(2.8),
  reflectances: light,
};
const cutOut = {
  corner: { x: "end", y: "end" } as const,
  length: metres(2),
  width: metres(1.5),
};
const middle = [{ x: 2500, y: 2000 }];
const cases: Case[] = [
  { name: "rectangle, light walls", room: box, panels: middle },
  {
    name: "rectangle, dark walls, two panels",
    room: { ...box, reflectances: { ceiling: 0.7, walls: 0.3, floor: 0.2 } },
    panels: [
      { x: 1250, y: 2000 },
      { x: 3750, y: 1000 },
    ],
  },
  {
    name: "L, panel in one arm",
    room: { ...box, cutOut },
    panels: [{ x: 1500, y: 3200 }],
  },
];
const countOf = ([from, to]: Span) => Math.round((to - from) / PIXEL);
const panelHeight = (room: Room) => room.height - 50;

const folder = mkdtempSync(join(tmpdir(), "illuminance-"));
const [question, answer] = [join(folder, "rooms.json"), join(folder, "answer.json")];
const rooms = cases.map(({ room, panels }) => ({
  reflectances: room.reflectances,
  faces: roomFaces(room, Infinity).map((face) => ({
    ...face,
    columns: countOf(face.u),
    rows: countOf(face.v),
  })),
  panels: panels.map((panel) => ({ ...PANEL, ...panel, z: panelHeight(room) })),
}));
writeFileSync(question, JSON.stringify(rooms));
const script = join(import.meta.dirname, "illuminance.py");
const blender = process.env["BLENDER"] ?? "blender";
execFileSync(
  blender,
  ["--background", "--factory-startup", "--python", script, "--", question, answer],
  { stdio: ["ignore", "ignore", "inherit"] },
);
/** By room and seed, the pixels of each part of the floor. */
const baked = JSON.parse(readFileSync(answer, "utf8")) as [number[][], number[][]][];
rmSync(folder, { recursive: true });
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

for (const [index, { name, room, panels }] of cases.entries()) {
  const found = calculated(room, panels);
  const [first = [], second = []] = baked[index]?.map((parts) => parts.flat()) ?? [];
  const expected = first.map((value, at) => (value + (second[at] ?? Number.NaN)) / 2);
  const noise = Math.abs(mean(first) / mean(second) - 1);
  const shares = found.map((value, at) => value / (expected[at] ?? Number.NaN) - 1);
  const offMean = mean(found) / mean(expected) - 1;
  const apart = shares.map(Math.abs).toSorted((one, other) => one - other);
  const usual = apart[Math.floor(USUAL * apart.length)] ?? Number.NaN;
  process.stdout.write(
    `${name}: Cycles ${mean(expected).toFixed(1)} lx, calculated ${mean(found).toFixed(1)} lx ` +
      `(${percent(offMean)}); of ${found.length} pixels 95 % within ${percent(usual)}, ` +
      `all within ${percent(apart.at(-1) ?? Number.NaN)}; noise of the mean ${percent(noise)}\n`,
  );
  if (!(Math.abs(offMean) < VALIDATION_LIMITS.cycles && usual < LARGEST_USUAL))
    process.exitCode = 1;
}

/** Mean lux of each baked pixel, in the picture's order: rows from the start of v. */
function calculated(room: Room, panels: Case["panels"]): number[] {
  const places = roomFaces(room, Infinity)
    .filter(({ surface }) => surface === "floor")
    .flatMap(({ u, v }) =>
      Array.from({ length: countOf(u) * countOf(v) }, (_, pixel) => {
        const [column, row] = [pixel % countOf(u), Math.floor(pixel / countOf(u))];
        return Array.from({ length: SPLIT * SPLIT }, (__, point) => ({
          column,
          row,
          x: u[0] + (column + ((point % SPLIT) + 0.5) / SPLIT) * PIXEL,
          y: v[0] + (row + (Math.floor(point / SPLIT) + 0.5) / SPLIT) * PIXEL,
        }));
      }).flat(),
    );
  const model = roomModel(room, [{ height: mm(0), columns: 0, rows: 0, points: places }]);
  const size = mm(PANEL.size);
  const lit = model.lit(
    panels.map(({ x, y }) =>
      model.directFrom({
        x: mm(x),
        y: mm(y),
        z: mm(panelHeight(room)),
        turn: 0,
        tilt: 0,
        opening: { length: size, width: size, height: mm(0), isRound: false },
        photometry: cosineBeam(lumens(PANEL.flux), 120),
      }),
    ),
  );
  const lux = [...(lit.planes[0]?.total ?? [])];
  const points = SPLIT * SPLIT;
  return Array.from({ length: lux.length / points }, (_, pixel) =>
    mean(lux.slice(pixel * points, (pixel + 1) * points)),
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
