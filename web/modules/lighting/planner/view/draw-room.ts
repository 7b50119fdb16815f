import { shineBelow } from "#contract/lighting/plan/hung-lights.ts";
import { stripEnds } from "#contract/lighting/plan/light-places.ts";
import { boxesOf, ceilingAt } from "#contract/lighting/plan/obstacles.ts";
import type { LitFace } from "#contract/lighting/plan/plan-calculator.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { SURFACE_COLOURS } from "#contract/lighting/plan/surface-colours.ts";
import { type Box, roomOutline } from "#contract/lighting/room/room.ts";
import { mm } from "#contract/lighting/units.ts";
import { kelvinToHex } from "#web/ui/display/colour-temperature.ts";
import { hangingOf } from "../calculation/fetch-light.ts";
import type { Offered } from "../use-plan.ts";
import { faceMap, type Point, type Projection, seenFaces } from "./projection.ts";
import { type Linear, linearOf, shownColour } from "./view-colours.ts";

interface Scene {
  plan: Plan;
  faces: readonly LitFace[];
  offered: Offered;
  projection: Projection;
}

/** Overlap in pixels of the parts of one wall; without it a line shows between them. */
const SEAM = 0.75;

/** Used for lights without a known colour temperature. */
export const USUAL_KELVIN = 3500;

/** The lit room from outside: floor and far walls as calculated, its edges, its lights. */
export function drawRoom(context: CanvasRenderingContext2D, scene: Scene): void {
  const { plan, faces, projection } = scene;
  const tint = tintOf(scene);
  for (const face of seenFaces(faces)) {
    const picture = pictureOf(face, plan, tint);
    const map = faceMap(face, projection);
    const [across, down] = [SEAM / Math.hypot(map[0], map[1]), SEAM / Math.hypot(map[2], map[3])];
    context.save();
    context.transform(...map);
    context.drawImage(picture, -across, -down, face.columns + 2 * across, face.rows + 2 * down);
    context.restore();
  }
  for (const box of boxesOf(plan)) drawBoxEdges(context, scene, box);
  drawEdges(context, scene);
  for (const light of plan.lights) drawLight(context, scene, light);
}

/** The average colour of all lights, weighted by lumens. */
function tintOf({ plan, offered }: Scene): Linear {
  let [lumens, weighted] = [0, 0];
  for (const { variantId, run } of plan.lights) {
    const { flux = 0, cct = null, reel = null } = offered.get(variantId) ?? {};
    const own = run && reel ? (flux * run.length) / reel : flux;
    lumens += own;
    weighted += own * (cct ?? USUAL_KELVIN);
  }
  return linearOf(kelvinToHex(lumens > 0 ? weighted / lumens : USUAL_KELVIN));
}

/** One pixel per patch; the browser interpolates. */
function pictureOf(face: LitFace, plan: Plan, tint: Linear): HTMLCanvasElement {
  const { rows, columns, values, surface } = face;
  const colours: Record<string, string> = SURFACE_COLOURS[surface];
  const paint = linearOf(colours[plan.colours[surface]] ?? "#ffffff");
  const picture = document.createElement("canvas");
  picture.width = columns;
  picture.height = rows;
  const pixels = new Uint8ClampedArray(4 * values.length);
  for (const [index, value] of values.entries())
    pixels.set([...shownColour(paint, tint, value / plan.target), 255], 4 * index);
  picture.getContext("2d")?.putImageData(new ImageData(pixels, columns, rows), 0, 0);
  return picture;
}

const EDGE = "rgb(143 133 118 / 0.9)";
const HIDDEN_EDGE = "rgb(143 133 118 / 0.35)";
const SECTION = "rgb(96 90 81)";

/** The room's edges; those of the ceiling and of the transparent near walls are fainter. */
function drawEdges(context: CanvasRenderingContext2D, { plan, projection }: Scene): void {
  const corners = roomOutline(plan);
  const trace = (z: number) => {
    context.beginPath();
    for (const [x, y] of corners) {
      const place = projection.project(x, y, z);
      context.lineTo(place.x, place.y);
    }
    context.closePath();
    context.stroke();
  };
  context.lineWidth = 1.5;
  context.strokeStyle = EDGE;
  trace(0);
  context.strokeStyle = HIDDEN_EDGE;
  trace(plan.height);
  for (const [x, y] of corners) {
    const [low, high] = [projection.project(x, y, 0), projection.project(x, y, plan.height)];
    context.beginPath();
    context.moveTo(low.x, low.y);
    context.lineTo(high.x, high.y);
    context.stroke();
  }
}

/**
 * The visible edges of a box. A box that reaches the ceiling is cut off by the picture: its section
 * is filled.
 */
function drawBoxEdges(
  context: CanvasRenderingContext2D,
  { plan, projection }: Scene,
  { x, y, z }: Box,
): void {
  const top = [
    [x[0], y[0]],
    [x[1], y[0]],
    [x[1], y[1]],
    [x[0], y[1]],
  ] as const;
  const trace = (corners: readonly (readonly [x: number, y: number, z: number])[]) => {
    context.beginPath();
    for (const corner of corners) {
      const place = projection.project(...corner);
      context.lineTo(place.x, place.y);
    }
  };
  context.lineWidth = 1.5;
  context.strokeStyle = HIDDEN_EDGE;
  context.fillStyle = SECTION;
  trace(top.map((corner) => [...corner, z[1]] as const));
  context.closePath();
  if (z[1] >= plan.height) context.fill();
  context.stroke();
  const near = top.slice(1);
  trace(near.map((corner) => [...corner, z[0]] as const));
  context.stroke();
  for (const corner of near) {
    trace([
      [...corner, z[0]],
      [...corner, z[1]],
    ]);
    context.stroke();
  }
}

const GLOW = 26;

/** A glow at the light, and its suspension; a strip is drawn as a line. */
function drawLight(
  context: CanvasRenderingContext2D,
  { plan, offered, projection }: Scene,
  planned: Plan["lights"][number],
): void {
  const light = offered.get(planned.variantId);
  if (!light) return;
  const colour = kelvinToHex(light.cct ?? USUAL_KELVIN);
  const { x, y, z = ceilingAt(plan, x, y) } = planned;
  if (planned.run) {
    const ends = stripEnds(planned).map((end) => projection.project(end.x, end.y, z));
    drawStrip(context, ends, colour);
    return;
  }
  const top = projection.project(x, y, z);
  const known = { below: mm(light.below), hanging: hangingOf(light) };
  const place = projection.project(x, y, Math.max(0, z - shineBelow(plan, planned, known)));
  drawLine(context, [top, place], { width: 1.5, colour: EDGE });
  const glow = context.createRadialGradient(place.x, place.y, 1, place.x, place.y, GLOW);
  glow.addColorStop(0, "#ffffff");
  glow.addColorStop(0.18, colour);
  glow.addColorStop(1, `${colour}00`);
  context.fillStyle = glow;
  context.fillRect(place.x - GLOW, place.y - GLOW, 2 * GLOW, 2 * GLOW);
}

/** Three lines on top of each other: its glow, its colour, and a white core. */
function drawStrip(
  context: CanvasRenderingContext2D,
  ends: readonly Point[],
  colour: string,
): void {
  drawLine(context, ends, { width: GLOW / 2, colour: `${colour}40` });
  drawLine(context, ends, { width: 6, colour });
  drawLine(context, ends, { width: 2, colour: "#ffffff" });
}

function drawLine(
  context: CanvasRenderingContext2D,
  ends: readonly Point[],
  { width, colour }: { width: number; colour: string },
): void {
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.lineCap = "round";
  context.beginPath();
  for (const { x, y } of ends) context.lineTo(x, y);
  context.stroke();
}
