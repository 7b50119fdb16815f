/** What stands behind a product: plaster by day, the dark room by night. */
import { hex, mix, rgb } from "./colour.ts";
import { ROOM, type Pen } from "./pen.ts";
import { rect } from "./solids.ts";

export type Place = "hanging" | "wall" | "floor" | "ceiling" | "lying";

export const WIDTH = 800;
export const HEIGHT = 1000;

function plaster(pen: Pen): string {
  const wall = pen.linear(
    [
      [0, "#f0eae0"],
      [0.6, "#e9e2d6"],
      [1, "#e0d7c9"],
    ],
    0,
    0,
    0,
    1,
  );
  const sun = pen.radialAt(
    [
      [0, "#fffdf8", 0.55],
      [0.5, "#fffdf8", 0.18],
      [1, "#fffdf8", 0],
    ],
    250,
    250,
    640,
    720,
  );
  return rect(0, 0, WIDTH, HEIGHT, wall) + rect(0, 0, WIDTH, HEIGHT, sun);
}

function floor(pen: Pen, y: number): string {
  const top = pen.night ? "#1a1612" : "#e3dacb";
  const low = pen.night ? "#0f0c09" : "#ece5d8";
  const fill = pen.linear(
    [
      [0, top],
      [0.35, pen.night ? "#17130f" : "#e7dfd1"],
      [1, low],
    ],
    0,
    0,
    0,
    1,
  );
  const edge = pen.linear(
    [
      [0, "#000000", pen.night ? 0.25 : 0.07],
      [1, "#000000", 0],
    ],
    0,
    1,
    0,
    0,
  );
  return rect(0, y, WIDTH, HEIGHT - y, fill) + rect(0, y - 70, WIDTH, 70, edge);
}

/** One colour, the night of the pages: a ramp of a few dark levels would only show its steps. */
const NIGHT = "#15120e";

/** Ceiling that runs towards us overhead, for what is fixed to it. */
function ceiling(pen: Pen, y: number): string {
  const fill = pen.linear(
    [
      [0, pen.night ? "#1d1813" : "#f6f2ea"],
      [1, pen.night ? "#14110d" : "#e7dfd2"],
    ],
    0,
    0,
    0,
    1,
  );
  const below = pen.linear(
    [
      [0, "#000000", pen.night ? 0.3 : 0.06],
      [1, "#000000", 0],
    ],
    0,
    0,
    0,
    1,
  );
  return (
    rect(0, 0, WIDTH, y, fill) +
    rect(0, y, WIDTH, 90, below) +
    rect(0, y - 1, WIDTH, 2, pen.night ? "#0c0a08" : "#d8cebd", 0, `opacity=".7"`)
  );
}

export function ground(pen: Pen, place: Place): string {
  const wall = pen.night ? rect(0, 0, WIDTH, HEIGHT, NIGHT) : plaster(pen);
  if (place === "ceiling") return wall + ceiling(pen, 262);
  return place === "floor" ? wall + floor(pen, 800) : wall;
}

/** Shadow of the whole object (`#id`) on the wall behind: the further off, the softer. */
export function shadow(pen: Pen, id: string, place: Place): string {
  if (pen.night || place === "floor") return "";
  const far = place === "hanging";
  const cast = (dx: number, dy: number, soft: number, alpha: number) => {
    const filter = pen.define(
      `<filter {id} ${ROOM}><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .14 0 0 0 0 .07 0 0 0 ${alpha} 0"/><feGaussianBlur stdDeviation="${soft}"/></filter>`,
    );
    return `<g filter="url(#${filter})" transform="translate(${dx} ${dy})"><use href="#${id}"/></g>`;
  };
  return far ? cast(44, 40, 22, 0.2) : cast(16, 22, 14, 0.26) + cast(5, 7, 4, 0.25);
}
