/** One view of a product in mm, x to the right, y down, both from 0. */
export interface View {
  width: number;
  height: number;
  strokes: Stroke[];
  measures: Measure[];
}

export interface Stroke {
  /** SVG path in mm. */
  path: string;
  /** `body`: outlined and filled; `line`: outlined; `hidden`: dashed, for hidden edges; `shade`: filled only. */
  kind: "body" | "line" | "hidden" | "shade";
}

/** A dimension along one axis, written beside the view. */
export interface Measure {
  /** `x`: below or above the view; `y`: beside it. */
  axis: "x" | "y";
  from: number;
  to: number;
  /** Before the view (above it, or to its left), or after it. */
  side: "before" | "after";
  /** The text at the line: "Ø 600", "400–1500". */
  text: string;
  /** Attribute code; its name is also written where the number alone would not be clear. */
  named?: string;
}

export const body = (path: string): Stroke => ({ path, kind: "body" });
export const outline = (path: string): Stroke => ({ path, kind: "line" });
export const hidden = (path: string): Stroke => ({ path, kind: "hidden" });

export function rectangle(x: number, y: number, width: number, height: number, round = 0): string {
  const r = Math.min(round, width / 2, height / 2);
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + r} ${y}h${width - 2 * r}${turn(r, r)}v${height - 2 * r}${turn(-r, r)}` +
    `h${2 * r - width}${turn(-r, -r)}v${2 * r - height}${turn(r, -r)}z`
  );
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

export function polyline(...points: [number, number][]): string {
  return points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
}

export function closed(...points: [number, number][]): string {
  return `${polyline(...points)}z`;
}

/** The full width of a view. */
export function across(width: number, text: string, side: Measure["side"] = "after"): Measure {
  return { axis: "x", from: 0, to: width, side, text };
}

/** The full height of a view. */
export function upright(height: number, text: string, side: Measure["side"] = "after"): Measure {
  return { axis: "y", from: 0, to: height, side, text };
}
