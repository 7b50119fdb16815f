import { n } from "../studio/pen.ts";
import { drawn } from "../picture.ts";
import { rect } from "../studio/solids.ts";
import { sample } from "../spec.ts";
import { Stage } from "./stage.ts";

const INK = "#5d554a";

function dimension(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  label: string,
  dx: number,
  dy: number,
): string {
  const across = x1 === x2;
  const tick = (x: number, y: number) =>
    across ? `M${n(x - 9)} ${n(y)}h18` : `M${n(x)} ${n(y - 9)}v18`;
  const line = `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}${tick(x1, y1)}${tick(x2, y2)}" stroke="${INK}" stroke-width="2.4" fill="none"/>`;
  const text = `<text x="${n((x1 + x2) / 2 + dx)}" y="${n((y1 + y2) / 2 + dy)}" font-family="Alexandria Variable, Alexandria, sans-serif" font-size="34" font-weight="600" fill="#1d1a16" text-anchor="middle">${label}</text>`;
  return line + text;
}

/** Mortise lock by day, with the three measures that decide. */
export function storyMeasure(): string {
  const stage = new Stage(1200, 900, 2700, false);
  const { pen } = stage;
  stage.room.push(
    rect(
      0,
      0,
      1200,
      900,
      pen.linear(
        [
          [0, "#f1ece2"],
          [1, "#e2d9cb"],
        ],
        0,
        0,
        0,
        1,
      ),
    ),
  );
  const spec = sample("lock-case", "brass", {
    code: "hodoo-room-lock",
    attributes: { backset_mm: 50, centre_mm: 72, lock_function: "cylinder" },
  });
  const own = drawn(spec, false, { prefix: "k", ambient: 1 });
  const scale = 1.12;
  const move = (x: number) => 600 + (x - 400) * scale;
  const down = (y: number) => 450 + (y - 500) * scale;
  const soft = `<g filter="${pen.blur(16)}" opacity=".22" transform="translate(22 26)">${rect(move(285), down(270), 270 * scale, 460 * scale, "#2a1a08", 10)}</g>`;
  stage.things.push(
    soft,
    `<g transform="translate(${n(600 - 400 * scale)} ${n(450 - 500 * scale)}) scale(${scale})">${own.body.join("")}</g>`,
  );
  stage.addDefs(own.defs);
  const wide = 190 + 80;
  const right = 400 + wide / 2 + 20;
  const x = right - wide + wide * 0.45;
  const low = 410 + 150 + 36;
  const guide = `<path d="M${n(move(x))} ${n(down(410))}H${n(move(120))}M${n(move(x))} ${n(down(low))}H${n(move(120))}M${n(move(x))} ${n(down(low))}V${n(down(780))}M${n(move(right + 28))} ${n(down(700))}V${n(down(780))}" stroke="#8a5f14" stroke-width="1.6" stroke-dasharray="6 6" fill="none" opacity=".8"/>`;
  stage.bloom.push(
    guide,
    dimension(move(140), down(410), move(140), down(low), "72", -48, 12),
    dimension(move(x), down(770), move(right + 28), down(770), "50", 0, 52),
  );
  return stage.svg();
}
