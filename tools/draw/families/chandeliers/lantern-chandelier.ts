import { candle } from "../../parts/glass.ts";
import { halo, pool } from "../../studio/light.ts";
import { fanous } from "../../parts/lantern.ts";
import { starlight } from "../../parts/pierced.ts";
import { canopy } from "../../parts/fixings.ts";
import type { Pen } from "../../studio/pen.ts";
import { chain, tube } from "../../studio/strokes.ts";
import { scaled, type Family, type Spec } from "../../spec.ts";

export const lanternChandelier: Family = {
  place: "hanging",
  draw(pen: Pen, spec: Spec): void {
    const count = Math.max(
      1,
      Math.min(6, spec.tiers !== undefined && spec.tiers > 1 ? 5 : (spec.count ?? 1)),
    );
    pen.add(canopy(pen, 400, 120, spec.metal));
    const size = scaled(spec.fact(["diameter_mm", "width_mm"], 400), 200, 800, 0.92, 1.12);
    if (count >= 3 && spec.shade !== "clear") several(pen, spec, count);
    else single(pen, spec, size);
    pool(pen, 400, 985, 480, 95, 0.6);
  },
};

function single(pen: Pen, spec: Spec, size: number): void {
  const h = 430 * size;
  const top = 600 - h / 2;
  pen.add(chain(pen, 400, 30, top - 40, spec.metal, 12));
  const sides = spec.chance("sides") < 0.5 ? 6 : 8;
  const inner = () => {
    for (const x of [-44, 44, 0])
      pen.add(candle(pen, 400 + x * size, 600 + h * (x === 0 ? 0.27 : 0.24), 120 * size));
  };
  fanous(pen, spec, { cx: 400, top, h, w: 280 * size, sides, inner });
  halo(pen, "back", 400, 620, 430, 0.7);
  if (spec.shade === "pierced") starlight(pen, spec.code, 400, 610, 170 * size, 480);
  halo(pen, "front", 400, 620, 230, 0.4);
  pen.focus = [400 - 170 * size, top - 60, 340 * size, h + 90];
}

function several(pen: Pen, spec: Spec, count: number): void {
  pen.add(chain(pen, 400, 30, 330, spec.metal, 12));
  const reach = 215;
  const hub = 372;
  const h = count > 4 ? 200 : 240;
  const flame = () => pen.add(candle(pen, 0, h * 0.72, 56));
  const box = { cx: 0, top: 0, h, w: h * 0.58, sides: 6, inner: flame };
  const one = pen.piece(pen.unlit(() => pen.apart(() => fanous(pen, spec, box))));
  for (let i = 0; i < count; i++) {
    const side = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
    const x = 400 + side * reach;
    const y = 470 + (1 - Math.abs(side)) * 70 + (i % 2) * 30;
    pen.add(
      tube(
        pen,
        `M400 ${hub}C${400 + side * 90} ${hub - 60} ${x} ${hub - 30} ${x} ${hub + 22}`,
        9,
        spec.metal,
      ),
    );
    pen.add(chain(pen, x, hub + 26, y - 24, spec.metal, 9));
    pen.add(one(x, y));
    halo(pen, "front", x, y + h * 0.6, 60, 0.6);
    halo(pen, "back", x, y + h * 0.5, 210, 0.5);
    halo(pen, "front", x, y + h * 0.5, 110, 0.4);
  }
  pen.focus = [110, 330, 580, 430];
}
