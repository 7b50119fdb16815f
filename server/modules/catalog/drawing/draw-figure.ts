import { escaped } from "#server/platform/html-text.ts";
import type { Measure, Stroke, View } from "./figure.ts";
import type { Placed, Scene } from "./reference.ts";

/** The texts of a drawing. */
export interface DrawingWords {
  /** Attribute name, for measures that a number alone does not explain. */
  nameOf: (code: string) => string;
  /** Note that all numbers are millimetres. */
  unit: string;
  /** Name and size of the object shown for scale. */
  reference: string;
  direction: "rtl" | "ltr";
}

/** Size of every drawing in pixels: on a phone it is shown at half size and must stay legible. */
export const DRAWING = { width: 720, height: 900 };
/** Around the measured views; the scene with its label is below them. */
const MARGIN = { top: 112, bottom: 406 };
const SCENE = { width: 420, height: 225, bottom: 72, gap: 24 };
/** Space beside a view: for a number, and for a number with its name. */
const ROOM = { number: 130, named: 285 };
const OFFSET = 38;
const TICK = 7;
const INK = "#1d1a16";
const SOFT = "#5d554a";
const SHADE = "#b3a896";
const BRASS = "#8a5f14";
const FONT = "font-family='system-ui, sans-serif'";

/**
 * A drawing to scale with its measures, and the product beside an object of known size, as an SVG
 * document. Numbers run left to right in both languages.
 */
export function drawFigure(
  views: readonly View[],
  scene: Scene | undefined,
  words: DrawingWords,
): string {
  const gaps = views.map(roomBeside);
  const taken = gaps.reduce((sum, gap) => sum + gap, ROOM.number);
  const height = DRAWING.height - MARGIN.top - MARGIN.bottom;
  const width = views.reduce((sum, view) => sum + view.width, 0);
  const tallest = Math.max(...views.map((view) => view.height));
  const scale = Math.min((DRAWING.width - taken) / width, height / tallest);
  let x = (DRAWING.width - width * scale - taken) / 2 + ROOM.number;
  const parts = views.map((view, index) => {
    const y = MARGIN.top + (height - view.height * scale) / 2;
    const part = drawView(view, { x, y, scale }, words);
    x += view.width * scale + (gaps[index] ?? 0);
    return part;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${DRAWING.width} ${DRAWING.height}">`,
    ...parts,
    ...(scene ? [drawScene(scene, words)] : []),
    text(words.unit, DRAWING.width / 2, DRAWING.height - 24, {
      at: "middle",
      direction: words.direction,
    }),
    "</svg>",
  ].join("");
}

/** The product beside an object of known size, at its own scale, with the label to its right. */
function drawScene({ width, height, parts }: Scene, words: DrawingWords): string {
  const scale = Math.min(SCENE.width / width, SCENE.height / height);
  const left = (DRAWING.width - SCENE.width) / 2 - 40 + (SCENE.width - width * scale) / 2;
  const bottom = DRAWING.height - SCENE.bottom;
  const strokes = parts.map(placed).join("");
  const at = `translate(${round(left)} ${round(bottom - height * scale)}) scale(${round(scale)})`;
  const label = text(words.reference, left + width * scale + SCENE.gap, bottom - 4, {
    at: "left",
    direction: words.direction,
  });
  return `<g data-scene="" transform="${at}">${strokes}</g>${label}`;
}

function placed({ strokes, x, y, turned = false }: Placed): string {
  const turn = turned ? " rotate(-90)" : "";
  return `<g transform="translate(${round(x)} ${round(y)})${turn}">${strokes.map(strokeOf).join("")}</g>`;
}

function roomBeside({ measures }: View): number {
  const hasName = measures.some(
    ({ axis, side, named }) => axis === "y" && side === "after" && named !== undefined,
  );
  return hasName ? ROOM.named : ROOM.number;
}

interface Place {
  x: number;
  y: number;
  scale: number;
}

function drawView(view: View, place: Place, words: DrawingWords): string {
  const { x, y, scale } = place;
  const strokes = view.strokes.map(strokeOf).join("");
  const measures = view.measures.map((measure) =>
    measure.axis === "x"
      ? level(measure, view, place, words)
      : upright(measure, view, place, words),
  );
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${strokes}</g>${measures.join("")}`;
}

const STROKES: Record<Stroke["kind"], string> = {
  body: `fill="#fff" stroke="${INK}" stroke-width="2"`,
  line: `fill="none" stroke="${INK}" stroke-width="1.5"`,
  hidden: `fill="none" stroke="${SOFT}" stroke-width="1.25" stroke-dasharray="6 5"`,
  shade: `fill="${SHADE}"`,
};

function strokeOf({ path, kind }: Stroke): string {
  return `<path d="${rounded(path)}" ${STROKES[kind]} stroke-linejoin="round" vector-effect="non-scaling-stroke"/>`;
}

function level(measure: Measure, view: View, { x, y, scale }: Place, words: DrawingWords): string {
  const [from, to] = [x + measure.from * scale, x + measure.to * scale];
  const isBefore = measure.side === "before";
  const edge = isBefore ? y : y + view.height * scale;
  const line = isBefore ? edge - OFFSET : edge + OFFSET;
  const beyond = isBefore ? -TICK : TICK;
  const label = isBefore ? line - 12 : line + 32;
  return [
    thinLine(
      `M${round(from)} ${round(edge)}V${round(line + beyond)}M${round(to)} ${round(edge)}V${round(line + beyond)}`,
      SOFT,
      0.75,
    ),
    thinLine(
      `M${round(from)} ${round(line)}H${round(to)}${tick(from, line)}${tick(to, line)}`,
      BRASS,
      1.5,
    ),
    labelOf(measure, { x: (from + to) / 2, y: label, at: "middle", nameAbove: isBefore }, words),
  ].join("");
}

function upright(
  measure: Measure,
  view: View,
  { x, y, scale }: Place,
  words: DrawingWords,
): string {
  const [from, to] = [y + measure.from * scale, y + measure.to * scale];
  const isBefore = measure.side === "before";
  const edge = isBefore ? x : x + view.width * scale;
  const line = isBefore ? edge - OFFSET : edge + OFFSET;
  const beyond = isBefore ? -TICK : TICK;
  const label = isBefore ? line - 14 : line + 14;
  return [
    thinLine(
      `M${round(edge)} ${round(from)}H${round(line + beyond)}M${round(edge)} ${round(to)}H${round(line + beyond)}`,
      SOFT,
      0.75,
    ),
    thinLine(
      `M${round(line)} ${round(from)}V${round(to)}${tick(line, from)}${tick(line, to)}`,
      BRASS,
      1.5,
    ),
    labelOf(
      measure,
      { x: label, y: (from + to) / 2 + 9, at: isBefore ? "right" : "left", nameAbove: true },
      words,
    ),
  ].join("");
}

interface LabelPlace {
  x: number;
  y: number;
  /** Which point of the text is at x. */
  at: "left" | "middle" | "right";
  nameAbove: boolean;
}

/** The number, with its name where the number alone is not clear. */
function labelOf({ text: number, named }: Measure, place: LabelPlace, words: DrawingWords): string {
  const { x, y, at, nameAbove } = place;
  const value = text(number, x, y, { at, direction: "ltr", isNumber: true });
  if (named === undefined) return value;
  const { direction } = words;
  return value + text(words.nameOf(named), x, nameAbove ? y - 30 : y + 26, { at, direction });
}

interface TextStyle {
  at: LabelPlace["at"];
  direction: DrawingWords["direction"];
  isNumber?: boolean;
}

function text(words: string, x: number, y: number, style: TextStyle): string {
  const { at, direction, isNumber = false } = style;
  // "start" is the right end of right-to-left text.
  const left = direction === "ltr" ? "start" : "end";
  const right = direction === "ltr" ? "end" : "start";
  const anchor = { left, middle: "middle", right }[at];
  const look = isNumber
    ? `font-size="26" font-weight="600" fill="${INK}"`
    : `font-size="19" fill="${SOFT}"`;
  return (
    `<text x="${round(x)}" y="${round(y)}" ${FONT} ${look} text-anchor="${anchor}"` +
    ` direction="${direction}">${escaped(words)}</text>`
  );
}

function thinLine(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** The slanted tick that ends a dimension line. */
function tick(x: number, y: number): string {
  return `M${round(x - TICK / 2)} ${round(y + TICK / 2)}l${TICK} ${-TICK}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function rounded(path: string): string {
  return path.replaceAll(/-?\d+\.\d{3,}/g, (number) => String(round(Number(number))));
}
