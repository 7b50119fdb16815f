/** Pierced metal: rows of stars and lozenges running round a turned surface, bright from inside by night. */
import { hex, mix, rgb } from "../studio/colour.ts";
import { bounced } from "../studio/light.ts";
import { n, type Pen } from "../studio/pen.ts";
import type { Profile } from "../studio/solids.ts";
import { dice } from "../spec.ts";

function radiusAt(points: Profile, y: number): number {
  for (let i = 0; i < points.length - 1; i++) {
    const [y1, r1] = points[i] as readonly [number, number];
    const [y2, r2] = points[i + 1] as readonly [number, number];
    if (y >= y1 && y <= y2) return r1 + ((r2 - r1) * (y - y1)) / Math.max(0.01, y2 - y1);
  }
  return 0;
}

export const STAR = "M0-10L2.8-2.8L10 0L2.8 2.8L0 10L-2.8 2.8L-10 0L-2.8-2.8Z";
const LOZENGE = "M0-5L3.4 0L0 5L-3.4 0Z";

function hole(pen: Pen, d: string): (x: number, y: number, transform?: string) => string {
  if (pen.night) {
    const hot = hex(mix(pen.glow, rgb("#fffaf0"), 0.65));
    return pen.piece(
      `<path d="${d}" fill="${hot}" stroke="${hex(pen.glow)}" stroke-width="1.4" stroke-opacity=".5"/>`,
    );
  }
  return pen.piece(
    `<path d="${d}" fill="#241606"/><path d="${d}" fill="none" stroke="#fff3d0" stroke-width=".8" opacity=".55" transform="translate(.7 .8)"/>`,
  );
}

/** Holes over a turned outline; `around` is how many a full turn would hold. */
export function pierced(
  pen: Pen,
  cx: number,
  points: Profile,
  rows: number,
  around: number,
  k = 0.13,
): string {
  const star = hole(pen, STAR);
  const lozenge = hole(pen, LOZENGE);
  const top = (points[0] as readonly [number, number])[0];
  const low = (points.at(-1) as readonly [number, number])[0];
  const out: string[] = [];
  for (let row = 0; row < rows; row++) {
    const y = top + ((row + 0.7) * (low - top)) / (rows + 0.4);
    const r = radiusAt(points, y);
    const size = Math.min((low - top) / rows / 26, (r * 6.28) / around / 24);
    for (let i = 0; i < around; i++) {
      const turn = (((i + (row % 2) * 0.5) / around) * 2 - 1) * Math.PI;
      if (Math.cos(turn) < 0.16) continue;
      const x = cx + r * Math.sin(turn);
      const draw = (row + i) % 2 === 0 ? star : lozenge;
      out.push(
        draw(x, y - r * k * Math.cos(turn), `scale(${n2(Math.cos(turn) * size)} ${n2(size)})`),
      );
    }
  }
  return out.join("");
}

function n2(value: number): string {
  return n(value * 10) === "0" ? "0.1" : String(Math.round(value * 100) / 100);
}

/** Stars that pierced metal throws on the wall around it. */
export function starlight(
  pen: Pen,
  seed: string,
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count = 46,
): void {
  if (!pen.night) return;
  const next = dice(seed);
  const star = pen.piece(`<path d="${STAR}" fill="${hex(bounced(pen.glow))}"/>`);
  const out = Array.from({ length: count }, () => {
    const turn = next() * Math.PI * 2;
    const far = next() ** 0.8;
    const reach = inner + (outer - inner) * far;
    const size = 1.1 + far * 2.2 + next() * 0.5;
    const place = `rotate(${n((turn * 180) / Math.PI + 90)}) scale(${n2(size)} ${n2(size * (1 + far * 0.9))})`;
    return `<g opacity="${n2(0.62 * (1 - far) ** 1.2 + 0.07)}">${star(cx + Math.cos(turn) * reach, cy + Math.sin(turn) * reach, place)}</g>`;
  });
  pen.back.push(`<g filter="${pen.blur(3.4)}" style="mix-blend-mode:screen">${out.join("")}</g>`);
}
