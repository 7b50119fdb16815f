/** Tubes, cords, wires and chains. */
import { colourAt, plainIn, type Lit, type Material } from "./materials.ts";
import { n, type Pen } from "./pen.ts";

export function stroke(d: string, colour: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${more && ` ${more}`}/>`;
}

/** Round bar bent along a path: dark edges, body, and a highlight along the upper left. */
export function tube(pen: Pen, d: string, width: number, material: Material, lit?: Lit): string {
  const at = (x: number, y: number) =>
    colourAt(material, [x, y, Math.sqrt(1 - x * x - y * y)], pen, lit);
  const layers: [string, number, number][] = [
    [at(0.55, -0.72), 1, 0],
    [at(0.35, -0.45), 0.8, 0.05],
    [at(0.1, 0.1), 0.6, 0.1],
    [at(-0.3, 0.35), 0.36, 0.15],
    [at(-0.44, 0.2), 0.15, 0.18],
  ];
  const parts = layers.map(([colour, share, shift]) => {
    const offset = n(-width * shift);
    return `<path d="${d}" stroke="${colour}" stroke-width="${n(width * share)}" transform="translate(${offset} ${offset})"/>`;
  });
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${parts.join("")}</g>`;
}

/** Straight textile cord, hanging. */
export function cord(
  pen: Pen,
  x: number,
  y1: number,
  y2: number,
  colour = "#26221d",
  width = 4,
): string {
  const dark = plainIn(pen, colour, 0.55);
  const light = plainIn(pen, "#6b645a", 0.35);
  const line = `M${n(x)} ${n(y1)}V${n(y2)}`;
  return (
    stroke(line, dark, width) +
    stroke(`M${n(x - width * 0.2)} ${n(y1)}V${n(y2)}`, light, width * 0.22)
  );
}

export function wire(
  pen: Pen,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  width = 1.6,
): string {
  const colour = plainIn(pen, "#57514a", 0.5);
  return stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, colour, width);
}

/** Chain of links, alternately seen from the front and from the side. */
export function chain(
  pen: Pen,
  x: number,
  y1: number,
  y2: number,
  material: Material,
  size = 11,
): string {
  const dark = colourAt(material, [0.4, -0.5, 0.77], pen);
  const light = colourAt(material, [-0.44, 0.2, 0.87], pen);
  const link = pen.piece(
    `<g fill="none"><ellipse rx="${n(size * 0.5)}" ry="${n(size * 0.86)}" stroke="${dark}" stroke-width="3.2"/>` +
      `<ellipse rx="${n(size * 0.5)}" ry="${n(size * 0.86)}" stroke="${light}" stroke-width="1.2"/></g>`,
  );
  const side = pen.piece(
    stroke(`M0 ${n(-size * 0.8)}V${n(size * 0.8)}`, dark, 3.6, `stroke-linecap="round"`) +
      stroke(`M-.6 ${n(-size * 0.7)}V${n(size * 0.7)}`, light, 1.2, `stroke-linecap="round"`),
  );
  const step = size * 1.25;
  const count = Math.max(1, Math.round((y2 - y1) / step));
  return Array.from({ length: count }, (_, i) => {
    const y = y1 + ((i + 0.5) * (y2 - y1)) / count;
    return i % 2 === 0 ? link(x, y) : side(x, y);
  }).join("");
}
