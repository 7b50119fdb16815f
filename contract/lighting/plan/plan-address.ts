import type { CutOut } from "../room/room.ts";
import { lux, mm } from "../units.ts";
import { LEAST_STRIP } from "./light-places.ts";
import {
  MOST_OBSTACLES,
  type Obstacle,
  OBSTACLE_KINDS,
  OBSTACLE_SIZES,
  obstacleWithin,
} from "./obstacles.ts";
import {
  FIRST_PLAN,
  MOST_LIGHTS,
  type Plan,
  type PlannedLight,
  ROOM_HEIGHTS,
  ROOM_SIZES,
  type StripRun,
  TARGETS,
} from "./plan.ts";
import { ROOM_USES, roomUseOf } from "./room-uses.ts";
import { settled } from "./settled.ts";
import { SURFACE_COLOURS, type SurfaceColours } from "./surface-colours.ts";

/**
 * `?room=5000-4000-2800&cut=2000-1500-end-end&paint=white-cream-tiles&use=reception&lux=150&boxes=wardrobe-0-0-1800-600-2200&lights=12-1250-667_…`
 * Wall lights also have a height, strips their height, length, axis and direction:
 * `14-0-2000-1700_16-2500-100-2680-4800-x-up`; ceiling lights their rotation in degrees and their
 * drop, if set: `12-1250-667-t90-d800`. `auto=12`: the variant that the planner arranged.
 */
export function planQuery(plan: Plan): Record<string, string> {
  const { length, width, height, cutOut, colours, use, target, obstacles, lights } = plan;
  const { arranged } = plan;
  const { corner } = cutOut ?? {};
  return {
    room: [length, width, height].join("-"),
    ...(cutOut && corner && { cut: [cutOut.length, cutOut.width, corner.x, corner.y].join("-") }),
    paint: [colours.ceiling, colours.walls, colours.floor].join("-"),
    use,
    lux: String(target),
    ...(obstacles.length > 0 && {
      boxes: obstacles
        .map((one) => [one.kind, one.x, one.y, one.length, one.width, one.height].join("-"))
        .join("_"),
    }),
    // Also when there are none: an address without this parameter means that nothing has been
    // planned yet.
    lights: lights.map(lightText).join("_"),
    ...(arranged !== undefined && { auto: String(arranged) }),
  };
}

function lightText({ variantId, x, y, z, run, turn, drop }: PlannedLight): string {
  const place = [x, y, ...(z === undefined ? [] : [z])].map(Math.round);
  const strip = run ? [Math.round(run.length), run.along, run.facing] : [];
  const turned = turn ? [`t${Math.round(turn)}`] : [];
  const hung = drop === undefined ? [] : [`d${Math.round(drop)}`];
  return [variantId, ...place, ...strip, ...(z === undefined ? [...turned, ...hung] : [])].join(
    "-",
  );
}

type Query = (name: string) => string | null;

/**
 * The plan in an address. Anything missing or invalid is taken from the initial plan: addresses are
 * edited by hand.
 */
export function readPlan(query: Query): Plan {
  const size = readSize(query("room"));
  const use = roomUseOf(query("use"));
  const target = numberWithin(query("lux") ?? "", TARGETS) ?? ROOM_USES[use][1];
  const cutOut = readCutOut(query("cut"), size);
  const arranged = numberWithin(query("auto") ?? "", VARIANT_IDS);
  return settled({
    ...size,
    ...(cutOut && { cutOut }),
    colours: readColours(query("paint")),
    use,
    target: lux(target),
    obstacles: readObstacles(query("boxes"), size),
    lights: readLights(query("lights"), size),
    ...(arranged !== undefined && { arranged }),
  }).plan;
}

const VARIANT_IDS = { least: 1, most: 2 ** 31 - 1 } as const;
const PLACES = { least: 0, most: ROOM_SIZES.most } as const;

type Size = Pick<Plan, "length" | "width" | "height">;

function readSize(text: string | null): Size {
  const [length = "", width = "", height = ""] = text?.split("-") ?? [];
  const [x, y] = [numberWithin(length, ROOM_SIZES), numberWithin(width, ROOM_SIZES)];
  const z = numberWithin(height, ROOM_HEIGHTS);
  return {
    length: mm(x ?? FIRST_PLAN.length),
    width: mm(y ?? FIRST_PLAN.width),
    height: mm(z ?? FIRST_PLAN.height),
  };
}

/** Minimum width of both arms of an L-shaped room. */
export const LEAST_ARM = 500;

function readCutOut(text: string | null, room: Size): CutOut | undefined {
  const [length = "", width = "", x, y] = text?.split("-") ?? [];
  const across = numberWithin(length, { least: 1, most: room.length - LEAST_ARM });
  const along = numberWithin(width, { least: 1, most: room.width - LEAST_ARM });
  if (across === undefined || along === undefined || !isEnd(x) || !isEnd(y)) return undefined;
  return { corner: { x, y }, length: mm(across), width: mm(along) };
}

function isEnd(text: string | undefined): text is "start" | "end" {
  return text === "start" || text === "end";
}

function readColours(text: string | null): SurfaceColours {
  const [ceiling = "", walls = "", floor = ""] = text?.split("-") ?? [];
  const first = FIRST_PLAN.colours;
  const known = <T extends object>(choices: T, code: string, otherwise: keyof T) =>
    Object.hasOwn(choices, code) ? (code as keyof T) : otherwise;
  return {
    ceiling: known(SURFACE_COLOURS.ceiling, ceiling, first.ceiling),
    walls: known(SURFACE_COLOURS.walls, walls, first.walls),
    floor: known(SURFACE_COLOURS.floor, floor, first.floor),
  };
}

function readObstacles(text: string | null, room: Size): Obstacle[] {
  const parts = text?.split("_").slice(0, MOST_OBSTACLES) ?? [];
  return parts.flatMap((part) => {
    const [code, ...numbers] = part.split("-");
    const kind = OBSTACLE_KINDS.find((one) => one === code);
    const [x, y, height] = [numbers[0], numbers[1], numbers[4]].map((value = "") =>
      numberWithin(value, { least: 0, most: OBSTACLE_SIZES.most }),
    );
    const [length, width] = [numbers[2], numbers[3]].map((value = "") =>
      numberWithin(value, OBSTACLE_SIZES),
    );
    if (!kind || x === undefined || y === undefined || !length || !width || height === undefined)
      return [];
    const sizes = { length: mm(length), width: mm(width), height: mm(height) };
    return [obstacleWithin(room, { kind, x: mm(x), y: mm(y), ...sizes })];
  });
}

/** As written: `settled` puts those in a wall inside. */
function readLights(text: string | null, room: Size): Plan["lights"] {
  const parts = text?.split("_").slice(0, MOST_LIGHTS) ?? [];
  return parts.flatMap((part) => {
    const [id = "", alongX = "", alongY = "", ...rest] = part.split("-");
    const variantId = numberWithin(id, VARIANT_IDS);
    const x = numberWithin(alongX, PLACES);
    const y = numberWithin(alongY, PLACES);
    if (variantId === undefined || x === undefined || y === undefined) return [];
    const light = { variantId, x: mm(x), y: mm(y) };
    const own = ceilingOptions(rest);
    return own ? [{ ...light, ...own }] : readMounted(light, rest, room);
  });
}

/** Wall lights and strips: their height, and how a strip runs. */
function readMounted(
  light: PlannedLight,
  [height = "", ...strip]: readonly string[],
  room: Size,
): PlannedLight[] {
  const z = numberWithin(height, { least: 0, most: room.height });
  const run = readRun(strip);
  if (z === undefined || (strip.length > 0 && !run)) return [];
  return [{ ...light, z: mm(z), run }];
}

const FULL_TURN = 360;

/** Rotation and drop of a ceiling light; undefined if a height follows, as for wall lights. */
function ceilingOptions(rest: readonly string[]): Pick<PlannedLight, "turn" | "drop"> | undefined {
  if (!rest.every((option) => /^[td]\d/.test(option))) return undefined;
  const numberOf = (letter: string, most: number) =>
    numberWithin(rest.find((option) => option.startsWith(letter))?.slice(1) ?? "", {
      least: 0,
      most,
    });
  const turn = numberOf("t", FULL_TURN - 1);
  const drop = numberOf("d", ROOM_HEIGHTS.most);
  return { ...(turn && { turn }), ...(drop !== undefined && { drop: mm(drop) }) };
}

function readRun([size = "", along, facing]: readonly string[]): StripRun | undefined {
  const length = numberWithin(size, { least: LEAST_STRIP, most: ROOM_SIZES.most });
  if (length === undefined || (along !== "x" && along !== "y")) return undefined;
  if (facing !== "up" && facing !== "down") return undefined;
  return { length: mm(length), along, facing };
}

function numberWithin(
  text: string,
  { least, most }: { least: number; most: number },
): number | undefined {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}
