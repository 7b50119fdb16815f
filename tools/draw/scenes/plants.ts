import { n } from "../studio/pen.ts";
import type { Stage } from "./stage.ts";

/** Clump of leaves, dark against the light. */
export function plant(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  leaves: number,
  lit: number,
): void {
  const fill = stage.pen.linear(
    [
      [0, stage.lit("#2c3524", lit)],
      [1, "#0c0f09"],
    ],
    0,
    0,
    0,
    1,
  );
  for (let i = 0; i < leaves; i++) {
    const turn = ((i + 0.5) / leaves - 0.5) * 150;
    const long = size * (0.72 + 0.28 * Math.cos((turn * Math.PI) / 180) + (i % 3) * 0.06);
    stage.things.push(
      `<path d="M0 0C${n(-long * 0.1)} ${n(-long * 0.4)} ${n(-long * 0.05)} ${n(-long * 0.8)} 0 ${n(-long)}C${n(long * 0.07)} ${n(-long * 0.75)} ${n(long * 0.12)} ${n(-long * 0.35)} 0 0Z" fill="${fill}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"/>`,
    );
  }
}
