import { hex, mix, rgb } from "../../studio/colour.ts";
import { stripFill } from "../../parts/inside.ts";
import { halo } from "../../studio/light.ts";
import { colourAt } from "../../studio/materials.ts";
import { contact } from "../../parts/plates.ts";
import type { Pen } from "../../studio/pen.ts";
import { circle, ellipse, rect, shape } from "../../studio/solids.ts";
import type { Family, Spec } from "../../spec.ts";

/** A reel of strip with its tail drawn out, or a length of profile with its diffuser. */
export const strip: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const profile = /profile|brofile|channel/.test(spec.code) || spec.shade === "opal";
    if (profile) channel(pen, spec);
    else reel(pen, spec);
  },
};

function reel(pen: Pen, spec: Spec): void {
  const tape = pen.night ? hex(mix(rgb("#2c2116"), pen.glow, 0.35)) : "#f4efe4";
  const edge = pen.night ? "#1a130b" : "#b9ad98";
  const cy = 430;
  pen.add(contact(pen, 420, cy + 26, 250, 236, 0.35, 20));
  pen.add(circle(400, cy, 246, edge));
  for (let i = 0; i < 13; i++)
    pen.add(
      circle(
        400,
        cy,
        244 - i * 9,
        "none",
        `stroke="${i % 2 === 0 ? tape : edge}" stroke-width="7"`,
      ),
    );
  const shade = pen.linear(
    [
      [0, "#ffffff", pen.night ? 0.05 : 0.5],
      [0.5, "#ffffff", 0],
      [1, "#000000", 0.28],
    ],
    0,
    0,
    1,
    1,
  );
  pen.add(
    circle(400, cy, 246, shade),
    circle(400, cy, 126, colourAt(spec.metal, [0.1, -0.2, 0.97], pen)),
    circle(
      400,
      cy,
      122,
      pen.linear(
        [
          [0, pen.night ? "#221c15" : "#ffffff"],
          [1, pen.night ? "#100d0a" : "#cfc6b6"],
        ],
        0,
        0,
        1,
        1,
      ),
    ),
  );
  pen.add(
    circle(400, cy, 54, pen.night ? "#0b0907" : "#9a8f7d"),
    circle(400, cy, 50, pen.night ? "#15110d" : "#e9e2d6"),
  );
  for (const turn of [0, 120, 240])
    pen.add(
      `<path d="M390 ${cy - 108}h20l6 42h-32Z" transform="rotate(${turn} 400 ${cy})" fill="${pen.night ? "#0b0907" : "#a99e8b"}" opacity=".8"/>`,
    );
  tail(pen, spec, cy, tape, edge);
  halo(pen, "back", 400, 690, 560, 0.6, 0.6);
  pen.focus = [150, 180, 530, 560];
}

/** Runs off the reel along the bottom, its diodes towards us. */
function tail(pen: Pen, spec: Spec, cy: number, tape: string, edge: string): void {
  const y = cy + 252;
  pen.add(contact(pen, 440, y + 34, 300, 10, 0.3, 8));
  pen.add(
    rect(120, y - 20, 560, 44, edge, 3),
    rect(120, y - 20, 560, 41, tape, 3),
    rect(120, y - 20, 560, 4, "#ffffff", 2, `opacity="${pen.night ? 0.1 : 0.8}"`),
  );
  const cob = spec.code.includes("cob");
  const chip = pen.piece(
    rect(-9, -9, 18, 18, pen.night ? "#fff4e0" : "#fbf4dc", 2) +
      (pen.night ? "" : circle(0, 0, 6, "#f0cf5e")),
  );
  const pad = pen.piece(rect(-5, -13, 10, 8, "#c98d4a", 1) + rect(-5, 5, 10, 8, "#c98d4a", 1));
  if (cob)
    pen.add(
      rect(122, y - 8, 556, 17, pen.night ? stripFill(pen) : "#f6e08a", 8),
      rect(122, y - 8, 556, 5, "#ffffff", 3, `opacity=".5"`),
    );
  for (let i = 0; i < 14; i++) {
    if (!cob) pen.add(chip(140 + i * 40, y + 1));
    if (!cob && i % 3 === 2 && i < 13) pen.add(pad(160 + i * 40, y + 1));
    halo(pen, "front", 140 + i * 40, y + 1, 62, 0.8);
  }
}

function channel(pen: Pen, spec: Spec): void {
  const body = pen.linear(
    [
      [0, colourAt(spec.metal, [-0.2, 0.6, 0.77], pen)],
      [0.5, colourAt(spec.metal, [-0.4, 0.1, 0.9], pen)],
      [1, colourAt(spec.metal, [0, -0.6, 0.8], pen)],
    ],
    0,
    0,
    0,
    1,
  );
  for (const [i, y] of [380, 520, 660].entries()) {
    const x = 110 + i * 24;
    pen.add(contact(pen, 420, y + 66, 300, 14, 0.32, 12));
    pen.add(
      shape(`M${x} ${y}H${x + 540}L${x + 560} ${y + 20}V${y + 62}H${x + 20}L${x} ${y + 42}Z`, body),
    );
    pen.add(
      rect(x + 20, y + 20, 540, 42, body, 2),
      rect(x + 20, y + 28, 540, 26, stripFill(pen), 4),
    );
    pen.add(
      rect(x + 20, y + 28, 540, 8, "#ffffff", 4, `opacity="${pen.night ? 0.3 : 0.7}"`),
      ellipse(x + 10, y + 31, 2, 8, "#000000", `opacity=".3"`),
    );
    halo(pen, "front", x + 290, y + 42, 330, 0.7, 0.22);
  }
  halo(pen, "back", 400, 540, 560, 0.7, 0.7);
  pen.focus = [100, 360, 620, 380];
}
