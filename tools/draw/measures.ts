/** Draws the measures of a lock over its render: `node tools/draw/measures.ts`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { wordOutline } from "./outline.ts";

const PICTURES = join(import.meta.dirname, "../../db/demo/pictures");
const RENDER = "products/hodoo-room-lock--satin-nickel.webp";
const STORY = "scenes/home-story-measure.webp";

/** Padding on each side of the upright render, to make it landscape; the wall behind is plain. */
const BESIDE = 240;
const LINE = "#3d352b";

type Point = readonly [x: number, y: number];

/**
 * Measured in the render, in its pixels: centre of the spindle's hole and of the cylinder's, near
 * edge of the forend.
 */
const SPINDLE: Point = [360, 350];
const CYLINDER: Point = [361, 560];
const FOREND: Point = [449, 577];

const across = ([x, y]: Point): Point => [x + BESIDE, y];
const lineOf = ([x1, y1]: Point, [x2, y2]: Point) => `M${x1} ${y1}L${x2} ${y2}`;

/** A number with its dimension line: thin dashed extension lines, ends marked by ticks. */
function measure(from: Point, to: Point, offset: Point, figure: string, beside: Point): string {
  const [dx, dy] = offset;
  const [a, b] = [across(from), across(to)];
  const [c, d]: [Point, Point] = [
    [a[0] + dx, a[1] + dy],
    [b[0] + dx, b[1] + dy],
  ];
  const upright = Math.abs(dx) > Math.abs(dy);
  const tick = ([x, y]: Point) => (upright ? `M${x - 9} ${y}h18` : `M${x} ${y - 9}v18`);
  const { outline, width } = wordOutline(figure, 36);
  const [x, y] = [(c[0] + d[0] - width) / 2 + beside[0], (c[1] + d[1]) / 2 + beside[1]];
  return (
    `<path d="${lineOf(a, c)}${lineOf(b, d)}" stroke="${LINE}" stroke-width="1.6" stroke-dasharray="5 6" fill="none" opacity=".75"/>` +
    `<path d="${lineOf(c, d)}${tick(c)}${tick(d)}" stroke="${LINE}" stroke-width="2.4" fill="none"/>` +
    `<path transform="translate(${x} ${y})" d="${outline}" fill="#1d1a16"/>`
  );
}

const lock = sharp(readFileSync(join(PICTURES, RENDER)));
const { width, height } = await lock.metadata();
const measures = [
  measure(SPINDLE, CYLINDER, [-250, 0], "72", [-52, 13]),
  measure(CYLINDER, FOREND, [0, 245], "50", [0, 54]),
];
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width + 2 * BESIDE} ${height}">${measures.join("")}</svg>`;
const wall = await lock.extend({ left: BESIDE, right: BESIDE, extendWith: "copy" }).toBuffer();
await sharp(wall)
  .composite([{ input: Buffer.from(drawing) }])
  .webp({ quality: 90 })
  .toFile(join(PICTURES, STORY));
