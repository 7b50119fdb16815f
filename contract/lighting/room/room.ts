import type { Millimetres } from "../units.ts";

/** A rectangle, or an L: a rectangle without one of its corners. Lengths lie along x, widths along y. */
export interface Room {
  length: Millimetres;
  width: Millimetres;
  height: Millimetres;
  cutOut?: CutOut | undefined;
  boxes?: readonly Box[];
  reflectances: Reflectances;
}

/** The corner that an L lacks: at the start or the end of each axis. */
export interface CutOut {
  corner: { x: "start" | "end"; y: "start" | "end" };
  length: Millimetres;
  width: Millimetres;
}

/** What stands in a room or hangs from its ceiling, along the axes: a wardrobe, a beam. */
export interface Box {
  x: Span;
  y: Span;
  z: Span;
  /** Whose paint it has. */
  surface: "walls" | "ceiling";
}

/** The share of light that a surface sends back, evenly to all sides; below 1. */
export interface Reflectances {
  ceiling: number;
  walls: number;
  floor: number;
}

export type Surface = keyof Reflectances;

export type Span = readonly [from: number, to: number];

/** The corner outside an L, as spans in millimetres. */
export function cutOutSpans({
  length,
  width,
  cutOut,
}: Pick<Room, "length" | "width" | "cutOut">): { x: Span; y: Span } | undefined {
  if (!cutOut) return undefined;
  const span = (whole: number, part: number, side: "start" | "end"): Span =>
    side === "start" ? [0, part] : [whole - part, whole];
  return {
    x: span(length, cutOut.length, cutOut.corner.x),
    y: span(width, cutOut.width, cutOut.corner.y),
  };
}

/** Whether a place lies over the floor; on a wall counts. */
export function isInside(
  room: Pick<Room, "length" | "width" | "cutOut">,
  x: number,
  y: number,
): boolean {
  if (x < 0 || y < 0 || x > room.length || y > room.width) return false;
  const spans = cutOutSpans(room);
  if (!spans || !room.cutOut) return true;
  // Its outer edges are no walls of the room.
  const { corner } = room.cutOut;
  return !(isPast(x, spans.x, corner.x) && isPast(y, spans.y, corner.y));
}

/** The corners of the plan, round it; in an L the missing corner gives way to three. */
export function roomOutline(room: Pick<Room, "length" | "width" | "cutOut">): [number, number][] {
  const { length, width, cutOut } = room;
  const corners: [number, number][] = [
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
  ];
  const spans = cutOutSpans(room);
  if (!cutOut || !spans) return corners;
  const x = cutOut.corner.x === "start" ? spans.x[1] : spans.x[0];
  const y = cutOut.corner.y === "start" ? spans.y[1] : spans.y[0];
  return corners.flatMap(([cornerX, cornerY], index): [number, number][] => {
    const isX = (cornerX === 0) === (cutOut.corner.x === "start");
    const isY = (cornerY === 0) === (cutOut.corner.y === "start");
    if (!isX || !isY) return [[cornerX, cornerY]];
    // Along x first from corners that are reached along x.
    const along: [number, number][] = [
      [x, cornerY],
      [x, y],
      [cornerX, y],
    ];
    return index % 2 === 1 ? along : along.toReversed();
  });
}

/** The area of the floor in m². */
export function floorArea(room: Room): number {
  const { cutOut } = room;
  const missing = cutOut ? cutOut.length * cutOut.width : 0;
  return (room.length * room.width - missing) / 1e6;
}

function isPast(value: number, [from, to]: Span, side: "start" | "end"): boolean {
  return side === "start" ? value < to : value > from;
}
