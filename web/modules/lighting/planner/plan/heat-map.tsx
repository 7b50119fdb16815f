import { memo, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { PlaneLight } from "#contract/lighting/plan/plan-calculator.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { roomOutline } from "#contract/lighting/room/room.ts";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { HEAT_SHARES, heatColour, heatPixels } from "./heat-colours.ts";

/**
 * The light on a plane, one pixel per point, scaled up by the browser and clipped along the walls.
 */
export function HeatMap({ plane, plan }: { plane: PlaneLight; plan: Plan }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { columns, rows } = plane;
  const { target } = plan;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    context?.putImageData(new ImageData(heatPixels(plane, target), columns, rows), 0, 0);
  }, [plane, columns, rows, target]);
  const corners = roomOutline(plan).map(
    ([x, y]) => `${(100 * x) / plan.length}% ${(100 * y) / plan.width}%`,
  );
  return (
    <canvas
      ref={canvas}
      width={columns}
      height={rows}
      aria-hidden="true"
      className="absolute inset-0 size-full"
      style={{ clipPath: `polygon(${corners.join(", ")})` }}
    />
  );
}

const SCALE = HEAT_SHARES.map((share) => `rgb(${heatColour(share).join(" ")})`).join(", ");

/** The scale from dark to twice the guide value, with the guide value in the middle. */
export const HeatLegend = memo(({ target }: { target: number }) => {
  const t = useTranslations("planner.plan");
  const last = HEAT_SHARES.length - 1;
  return (
    <div>
      <p className="text-small text-ink-soft">{t("legend", { target })}</p>
      <div dir="ltr" className="mt-1.5">
        <div
          aria-hidden="true"
          className="h-3 rounded-pill"
          style={{ background: `linear-gradient(to right, ${SCALE})` }}
        />
        <ul className="mt-1 flex justify-between figures text-tiny text-ink-soft">
          {HEAT_SHARES.map((share, index) =>
            index % 3 === 0 ? (
              <li key={share} className={share === 1 ? "font-semibold text-ink" : undefined}>
                <Phrase
                  text={t(index === last ? "luxOrMore" : "lux", {
                    value: Math.round(target * share),
                  })}
                />
              </li>
            ) : null,
          )}
        </ul>
      </div>
    </div>
  );
});
