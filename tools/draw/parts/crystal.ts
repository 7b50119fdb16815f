/** Cut crystal: beads, drops and prisms built from facets, which catch the light one by one. */
import { hex, mix, rgb } from "../studio/colour.ts";
import { n, type Pen } from "../studio/pen.ts";

export type Piece = (x: number, y: number, transform?: string) => string;

/** Tones of facets, from dark to bright, as this picture's light shows them. */
function facetTones(pen: Pen): string[] {
  const day = ["#8f9aa0", "#b9c3c6", "#d8dfe0", "#eef2f2", "#ffffff", "#cbb994"];
  if (!pen.night) return day;
  const glow = pen.glow;
  return [0.2, 0.42, 0.62, 0.82, 1, 0.5].map((t) =>
    hex(mix(mix(rgb("#3a2410"), glow, t), rgb("#fffaf0"), t > 0.8 ? 0.75 : 0)),
  );
}

function facets(
  pen: Pen,
  list: readonly (readonly [tone: number, d: string])[],
  outline: string,
): Piece {
  const tone = facetTones(pen);
  const edge = pen.night ? "#ffe9c8" : "#ffffff";
  const shapes = list.map(([i, d]) => `<path d="${d}Z" fill="${tone[i]}"/>`).join("");
  const rim = `<path d="${outline}Z" fill="none" stroke="${pen.night ? "#5b3d1c" : "#7b878c"}" stroke-width=".9" opacity=".6"/>`;
  return pen.piece(
    `<g opacity="${pen.night ? 0.94 : 0.86}">${shapes}</g>${rim}<path d="M-1.4-3L1-5" stroke="${edge}" stroke-width="1.3"/>`,
  );
}

/** Octagon bead, about 12 across; `cut` chooses which way it sparkles. */
export function bead(pen: Pen, cut = 0): Piece {
  const turn = [0, 2, 4][cut % 3] as number;
  const order = [4, 1, 2, 0, 5, 3, 1, 2];
  const points = Array.from(
    { length: 8 },
    (_, i) =>
      [6 * Math.sin((i * Math.PI) / 4 + 0.39), 6 * Math.cos((i * Math.PI) / 4 + 0.39)] as const,
  );
  const list = points.map(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % 8] as readonly [number, number];
    return [order[(i + turn) % 8] as number, `M0 0L${n(x)} ${n(y)}L${n(nx)} ${n(ny)}`] as const;
  });
  return facets(pen, list, `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`);
}

/** Pear-shaped drop hanging from (0, 0), 20 by 44. */
export function pendeloque(pen: Pen, cut = 0): Piece {
  const a = [3, 0, 4, 1, 2, 5];
  const tone = (i: number) => a[(i + cut * 2) % 6] as number;
  return facets(
    pen,
    [
      [tone(0), "M0 0L-10 26L-3 24"],
      [tone(1), "M0 0L-3 24L4 25"],
      [tone(2), "M0 0L4 25L10 26"],
      [tone(3), "M-10 26L-3 24L-2 34L-6 38"],
      [tone(4), "M-3 24L4 25L-2 34"],
      [tone(5), "M4 25L10 26L6 38L-2 34"],
      [tone(1), "M-6 38L-2 34L6 38L0 44"],
    ],
    "M0 0L-10 26L-6 38L0 44L6 38L10 26",
  );
}

/** Long prism hanging from (0, 0), 13 wide and `h` long. */
export function prism(pen: Pen, h: number, cut = 0): Piece {
  const a = [2, 4, 1, 3, 0, 5];
  const tone = (i: number) => a[(i + cut * 2) % 6] as number;
  const low = n(h - 9);
  return facets(
    pen,
    [
      [tone(0), `M-6.5 4L-2 4L-2 ${low}L-6.5 ${low}`],
      [tone(1), `M-2 4L2.6 4L2.6 ${low}L-2 ${low}`],
      [tone(2), `M2.6 4L6.5 4L6.5 ${low}L2.6 ${low}`],
      [tone(3), `M-6.5 4L0 0L6.5 4`],
      [tone(4), `M-6.5 ${low}L-2 ${low}L0 ${n(h)}`],
      [tone(5), `M-2 ${low}L6.5 ${low}L0 ${n(h)}`],
    ],
    `M-6.5 4L0 0L6.5 4L6.5 ${low}L0 ${n(h)}L-6.5 ${low}`,
  );
}

/** Ball of cut crystal, radius about 24. */
export function cutBall(pen: Pen): Piece {
  const list: [number, string][] = [];
  const ring = (r: number, i: number, turn: number) =>
    `${n(r * Math.sin(((i + turn) * Math.PI) / 5))} ${n(r * Math.cos(((i + turn) * Math.PI) / 5))}`;
  const order = [2, 0, 3, 4, 1, 5, 2, 3, 0, 4];
  for (let i = 0; i < 10; i++) {
    list.push([order[i] as number, `M0 0L${ring(13, i, 0)}L${ring(13, i + 1, 0)}`]);
    list.push([
      order[(i + 3) % 10] as number,
      `M${ring(13, i, 0)}L${ring(24, i, 0.5)}L${ring(13, i + 1, 0)}`,
    ]);
    list.push([
      order[(i + 7) % 10] as number,
      `M${ring(13, i, 0)}L${ring(24, i - 1, 0.5)}L${ring(24, i, 0.5)}`,
    ]);
  }
  return facets(pen, list, `M${Array.from({ length: 10 }, (_, i) => ring(24, i, 0.5)).join("L")}`);
}
