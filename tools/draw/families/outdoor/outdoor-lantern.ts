import { globe, lamp } from "../../parts/glass.ts";
import { halo, pool } from "../../studio/light.ts";
import { fanous } from "../../parts/lantern.ts";
import { plate } from "../../parts/plates.ts";
import type { Pen } from "../../studio/pen.ts";
import { lathe, smooth } from "../../studio/solids.ts";
import { tube } from "../../studio/strokes.ts";
import type { Family, Spec } from "../../spec.ts";

export const outdoorLantern: Family = {
  place: "wall",
  draw(pen: Pen, spec: Spec): void {
    const glass: Spec =
      spec.shade === undefined || spec.shade === "metal" ? { ...spec, shade: "clear" } : spec;
    const pillar = /pillar|post/.test(spec.code) || spec.text("mounting") === "ground";
    if (pillar) standing(pen, glass);
    else hanging(pen, glass);
  },
};

function flame(pen: Pen, spec: Spec, x: number, y: number, size: number): void {
  if (spec.shade === "opal") pen.add(globe(pen, x, y - size * 0.4, size * 0.3, "opal"));
  else pen.add(lamp(pen, x, y, size, false));
}

/** From a scrolled bracket on a wall plate. */
function hanging(pen: Pen, spec: Spec): void {
  const above = spec.chance("above") < 0.5;
  const top = above ? 330 : 300;
  const x = 440;
  pen.add(
    plate(pen, spec.metal, {
      x: 190,
      y: above ? 200 : 420,
      w: 62,
      h: 300,
      r: spec.chance("plate") < 0.5 ? 31 : 6,
      edge: 5,
    }),
  );
  const scroll = above
    ? `M220 330C240 220 420 190 ${x} 250Q${x + 8} 270 ${x} ${top - 40}`
    : `M220 640C300 700 420 760 ${x} 720Q${x + 4} 700 ${x} 690`;
  const curl = above
    ? "M222 420C330 420 360 330 330 290C310 262 278 282 292 306"
    : "M222 520C320 540 340 640 300 660C276 668 270 636 292 632";
  pen.add(tube(pen, curl, 11, spec.metal), tube(pen, scroll, 17, spec.metal));
  fanous(pen, spec, {
    cx: x,
    top,
    h: 400,
    w: 236,
    sides: spec.chance("sides") < 0.5 ? 4 : 6,
    inner: () => flame(pen, spec, x, top + 318, 130),
  });
  halo(pen, "back", x, top + 220, 470, 0.8);
  halo(pen, "front", x, top + 220, 230, 0.45);
  pool(pen, x, 960, 340, 80, 0.35);
  pen.focus = [180, 190, 400, 560];
}

/** On a pillar or gate post. */
function standing(pen: Pen, spec: Spec): void {
  fanous(pen, spec, {
    cx: 400,
    top: 250,
    h: 480,
    w: 280,
    sides: 6,
    inner: () => flame(pen, spec, 400, 635, 150),
  });
  const foot = smooth(
    [
      [690, 40],
      [712, 24],
      [740, 22],
      [770, 44],
      [786, 92],
      [800, 96],
    ],
    4,
  );
  pen.add(lathe(pen, { cx: 400, profile: foot, material: spec.metal, k: -0.1 }));
  halo(pen, "back", 400, 500, 520, 0.8);
  halo(pen, "front", 400, 500, 250, 0.4);
  pen.focus = [250, 230, 300, 590];
}
