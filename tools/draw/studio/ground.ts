/** What stands behind a product: plaster by day, the dark room by night. */
import { filterRoom, type Pen } from "./pen.ts";
import { rect } from "./solids.ts";

export type Place = "hanging" | "wall" | "floor" | "ceiling" | "lying";

export const WIDTH = 800;
export const HEIGHT = 1000;

function plaster(pen: Pen): string {
  const wall = pen.linear(
    [
      [0, "#e8e0d3"],
      [0.6, "#dfd6c8"],
      [1, "#d3c8b7"],
    ],
    0,
    0,
    0,
    1,
  );
  const sun = pen.radialAt(
    [
      [0, "#fffdf8", 0.5],
      [0.5, "#fffdf8", 0.16],
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
  const top = pen.night ? "#1a1612" : "#d7cdbc";
  const low = pen.night ? "#0f0c09" : "#e2d9ca";
  const fill = pen.linear(
    [
      [0, top],
      [0.35, pen.night ? "#17130f" : "#ddd3c3"],
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
      [0, pen.night ? "#1d1813" : "#eee8dd"],
      [1, pen.night ? "#14110d" : "#dcd3c4"],
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
    rect(0, y - 1, WIDTH, 2, pen.night ? "#0c0a08" : "#c9bead", 0, `opacity=".7"`)
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
    const room = filterRoom(soft, pen.focus[2], pen.focus[3]);
    const filter = pen.define(
      `<filter {id} ${room}><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .14 0 0 0 0 .07 0 0 0 ${alpha} 0"/><feGaussianBlur stdDeviation="${soft}"/></filter>`,
    );
    return `<g filter="url(#${filter})" transform="translate(${dx} ${dy})"><use href="#${id}"/></g>`;
  };
  return far ? cast(44, 40, 22, 0.2) : cast(16, 22, 14, 0.26) + cast(5, 7, 4, 0.25);
}
