import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { PlanLight } from "#contract/lighting/plan/plan-calculator.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import type { Offered } from "../use-plan.ts";
import { drawRoom } from "./draw-room.ts";
import { projectionOf } from "./projection.ts";

interface RoomViewProps {
  plan: Plan;
  light: PlanLight;
  offered: Offered;
  /** In comparisons: without the text below it. */
  isPlain?: boolean;
}

/**
 * Width and margin of the drawing in its own units; the canvas has as many pixels as the screen
 * shows.
 */
const ACROSS = 1600;
const MARGIN = 48;
/** While it is out of sight, it is drawn once the plan has not changed for this long. */
const REST_MS = 150;

/**
 * The lit room in three dimensions: the calculated light of each patch, in the paints of the room.
 */
export function RoomView({ plan, light, offered, isPlain = false }: RoomViewProps) {
  const t = useTranslations("planner.view");
  const canvas = useRef<HTMLCanvasElement>(null);
  const { faces } = light;
  const projection = projectionOf(plan, ACROSS, MARGIN);
  const height = Math.round(projection.height);
  const { across, isSeen } = useShown(canvas);
  const scale = across / ACROSS;
  // Before paint: changing a canvas's width clears it.
  useLayoutEffect(() => {
    const draw = () => {
      const context = canvas.current?.getContext("2d");
      if (!context) return;
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.clearRect(0, 0, ACROSS, height);
      drawRoom(context, { plan, faces, offered, projection: projectionOf(plan, ACROSS, MARGIN) });
    };
    if (isSeen) {
      draw();
      return undefined;
    }
    const timer = setTimeout(draw, REST_MS);
    return () => clearTimeout(timer);
  }, [plan, faces, offered, height, scale, isSeen]);
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
        width={across}
        height={Math.round(height * scale)}
        style={{ aspectRatio: `${ACROSS} / ${height}` }}
        className="mx-auto h-auto max-h-[52dvh] w-full rounded-control bg-night object-contain"
      />
      {!isPlain && (
        <figcaption className="mt-2 text-small text-ink-soft">{t("caption")}</figcaption>
      )}
    </figure>
  );
}

/** The canvas's width in device pixels, and whether it is on the screen. */
function useShown(canvas: RefObject<HTMLCanvasElement | null>) {
  const [shown, setShown] = useState({ across: ACROSS, isSeen: false });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      const pixels = Math.ceil(entry.boundingClientRect.width * window.devicePixelRatio);
      setShown({ across: Math.min(ACROSS, pixels || ACROSS), isSeen: entry.isIntersecting });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [canvas]);
  return shown;
}
