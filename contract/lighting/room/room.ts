import type { Millimetres } from "../units.ts";

/**
 * A rectangle, or an L: a rectangle without one of its corners. Lengths are along x, widths along
 * y.
 */
export interface Room {
  length: Millimetres;
  width: Millimetres;
  height: Millimetres;
  cutOut?: CutOut | undefined;
  boxes?: readonly Box[];
  reflectances: Reflectances;
}

/** The corner missing from an L: at the start or end of each axis. */
export interface CutOut {
  corner: { x: "start" | "end"; y: "start" | "end" };
  length: Millimetres;
  width: Millimetres;
}

/** An obstacle in a room or below its ceiling, aligned with the axes: a wardrobe, a beam. */
export interface Box {
  x: Span;
  y: Span;
  z: Span;
  /** The surface whose paint it has. */
  surface: "walls" | "ceiling";
}

/** The fraction of light that a surface reflects diffusely; below 1. */
export interface Reflectances {
  ceiling: number;
  walls: number;
  floor: number;
}

export type Surface = keyof Reflectances;

export type Span = readonly [from: number, to: number];

/** The missing corner of an L-shaped room, as spans in millimetres. */
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

/** Whether a point is over the floor, including its edges. */
export function isInside(
  room: Pick<Room, "length" | "width" | "cutOut">,
  x: number,
  y: number,
): boolean {
  if (x < 0 || y < 0 || x > room.length || y > room.width) return false;
  const spans = cutOutSpans(room);
  if (!spans || !room.cutOut) return true;
  // The outer edges of the cut-out are not walls of the room.
  const { corner } = room.cutOut;
  return !(isPast(x, spans.x, corner.x) && isPast(y, spans.y, corner.y));
}

/** The corners of the plan, in order; in an L-shaped room the missing corner becomes three. */
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
    // Along x first when the previous corner is reached along x.
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
