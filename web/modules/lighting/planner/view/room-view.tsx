import type { PlanLight } from "#contract/lighting/plan/plan-calculator.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { Offered } from "../use-plan.ts";
import { drawRoom } from "./draw-room.ts";
import { projectionOf } from "./projection.ts";

interface RoomViewProps {
  plan: Plan;
  light: PlanLight;
  offered: Offered;
  /** Beside others: without the words below it. */
  isPlain?: boolean;
}

/** Twice as many as are usually shown, for dense screens. */
const ACROSS = 1600;
const MARGIN = 48;

/** The lit room in three dimensions: what the calculation says of each patch, in the paints of the room. */
export function RoomView({ plan, light, offered, isPlain = false }: RoomViewProps) {
  const t = useTranslations("planner.view");
  const canvas = useRef<HTMLCanvasElement>(null);
  const { faces } = light;
  const projection = projectionOf(plan, ACROSS, MARGIN);
  const height = Math.round(projection.height);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    context.clearRect(0, 0, ACROSS, height);
    drawRoom(context, { plan, faces, offered, projection: projectionOf(plan, ACROSS, MARGIN) });
  }, [plan, faces, offered, height]);
  return (
    <figure>
      <canvas
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is drawn anew with every change
        role="img"
        aria-label={t("drawing", {
          average: Math.round(light.planes.table.summary.average),
          count: plan.lights.length,
        })}
        width={ACROSS}
        height={height}
        className="mx-auto h-auto max-h-[52dvh] w-full rounded-control bg-night object-contain"
      />
      {!isPlain && (
        <figcaption className="mt-2 text-small text-ink-soft">{t("caption")}</figcaption>
      )}
    </figure>
  );
}
