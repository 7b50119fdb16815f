import { stripEnds } from "#contract/lighting/plan/light-places.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { roomOutline } from "#contract/lighting/room/room.ts";
import { A4, BRASS, INK, LABEL, type Sheet, VALUE } from "#server/modules/invoices/index.ts";
import type { SayDrawing } from "./drawing-words.ts";
import type { DrawnLight } from "./plan-table.ts";

const POINTS_A_MM = 72 / 25.4;
/** Standard drawing scales. */
const SCALES = [20, 25, 50, 75, 100, 150] as const;
const SMALLEST = 200;
/** Maximum size of the drawing in points: the page's width, with room for the table below. */
const MOST = { width: A4.width - 2 * A4.margin - 60, height: 300 } as const;
const CHAIN = 16;
const DOT = 7.5;
/** More dimensions in one chain would overlap; the table lists them all. */
const MOST_SIZES = 9;

/** The largest standard scale at which the room fits on the page. */
export function scaleOf({ length, width }: Pick<Plan, "length" | "width">): number {
  const fits = (scale: number) =>
    (length / scale) * POINTS_A_MM <= MOST.width && (width / scale) * POINTS_A_MM <= MOST.height;
  return SCALES.find(fits) ?? SMALLEST;
}

/**
 * Draws the room to scale with its numbered lights, and chain dimensions along two of its walls.
 */
export function drawPlan(
  sheet: Sheet,
  plan: Plan,
  { lights, say }: { lights: ReadonlyMap<number, DrawnLight>; say: SayDrawing },
): void {
  const scale = scaleOf(plan);
  const toPoints = (value: number) => (value / scale) * POINTS_A_MM;
  const size = { width: toPoints(plan.length), height: toPoints(plan.width) };
  const origin = { x: (A4.width - size.width) / 2, y: sheet.y + 3 * CHAIN };
  const at = (x: number, y: number) => ({ x: origin.x + toPoints(x), y: origin.y + toPoints(y) });
  const { document } = sheet;
  sheet.ornament(() => {
    const corners = roomOutline(plan).map(([x, y]): [number, number] => {
      const place = at(x, y);
      return [place.x, place.y];
    });
    document.polygon(...corners);
    document.lineWidth(2).strokeColor(INK).stroke();
    for (const { kind, x, y, length, width } of plan.obstacles) {
      const { x: left, y: top } = at(x, y);
      document.rect(left, top, toPoints(length), toPoints(width)).lineWidth(0.8);
      // What is above the section plane is dashed.
      if (kind === "beam") document.dash(4, { space: 3 });
      document.strokeColor(INK).stroke().undash();
    }
    for (const light of plan.lights) {
      const [start, end] = stripEnds(light).map((place) => at(place.x, place.y));
      if (light.run && start && end) {
        document.moveTo(start.x, start.y).lineTo(end.x, end.y);
        document.lineWidth(2).strokeColor(BRASS).stroke();
      }
      const place = at(light.x, light.y);
      const { mounting, isRound = true } = lights.get(light.variantId) ?? {};
      const isSquare = mounting === "recessed" && !isRound;
      const mark = markOf(document, place, { ...light, isSquare });
      mark.lineWidth(0.8).fillAndStroke("#ffffff", BRASS);
    }
  });
  for (const { kind, x, y, length, width } of plan.obstacles) {
    const middle = at(x + length / 2, y + width / 2);
    centred(sheet, say(`plan.${kind}`), { x: middle.x, y: middle.y - 7 });
  }
  for (const [index, light] of plan.lights.entries()) {
    const { x, y } = at(light.x, light.y);
    centred(sheet, String(index + 1), { x, y: y - 7 });
  }
  const above = origin.y - CHAIN;
  centred(sheet, say("plan.metres", { value: plan.length / 1000 }), {
    x: A4.width / 2,
    y: above - 28,
  });
  chain(
    plan.lights.map(({ x }) => x),
    plan.length,
    (from, to) => {
      const [start, end] = [at(from, 0).x, at(to, 0).x];
      tick(sheet, { x: start, y: above }, { x: end, y: above });
      centred(sheet, inCentimetres(to - from), { x: (start + end) / 2, y: above - 12 });
    },
  );
  const beside = origin.x - CHAIN;
  chain(
    plan.lights.map(({ y }) => y),
    plan.width,
    (from, to) => {
      const [start, end] = [at(0, from).y, at(0, to).y];
      tick(sheet, { x: beside, y: start }, { x: beside, y: end });
      centred(sheet, inCentimetres(to - from), { x: beside - 14, y: (start + end) / 2 - 7 });
    },
  );
  sheet.y = origin.y + size.height + 16;
}

/**
 * A diamond for wall lights and the middle of strips; recessed lights with corners get a square,
 * rotated with the light.
 */
function markOf(
  document: Sheet["document"],
  { x, y }: Point,
  {
    z,
    turn = 0,
    isSquare,
  }: { z?: number | undefined; turn?: number | undefined; isSquare: boolean },
): Sheet["document"] {
  if (z === undefined && !isSquare) return document.circle(x, y, DOT);
  const far = DOT * 1.25;
  const first = z === undefined ? turn + 45 : 0;
  const corners = [0, 90, 180, 270].map((quarter): [number, number] => {
    const angle = ((first + quarter) * Math.PI) / 180;
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
  });
  return document.polygon(...corners);
}

const inCentimetres = (value: number) => String(Math.round(value) / 10);

/** Dimensions from wall to wall through every light's position. */
function chain(
  places: readonly number[],
  whole: number,
  draw: (from: number, to: number) => void,
): void {
  const stops = [...new Set([0, ...places.map(Math.round), whole])].toSorted((a, b) => a - b);
  if (stops.length > MOST_SIZES) return;
  for (const [index, to] of stops.slice(1).entries()) draw(stops[index] ?? 0, to);
}

interface Point {
  x: number;
  y: number;
}

/** A dimension line between two ticks. */
function tick(sheet: Sheet, from: Point, to: Point): void {
  const isLevel = from.y === to.y;
  sheet.ornament(() => {
    const { document } = sheet;
    document.moveTo(from.x, from.y).lineTo(to.x, to.y);
    for (const { x, y } of [from, to]) {
      if (isLevel) document.moveTo(x, y - 3).lineTo(x, y + 3);
      else document.moveTo(x - 3, y).lineTo(x + 3, y);
    }
    document.lineWidth(0.5).strokeColor(INK).stroke();
  });
}

const LABEL_WIDTH = 60;

function centred(sheet: Sheet, text: string, { x, y }: Point): void {
  const start = sheet.startAt(x - LABEL_WIDTH / 2, LABEL_WIDTH);
  const style = { ...LABEL, color: VALUE.color };
  sheet.textAt(y, text, style, { start, width: LABEL_WIDTH, align: "middle" });
}
