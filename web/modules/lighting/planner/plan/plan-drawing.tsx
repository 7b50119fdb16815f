import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { PlaneLight } from "#contract/lighting/plan/plan-calculator.ts";
import { withMoved } from "#contract/lighting/plan/plan-changes.ts";
import { type Rest, restOf } from "#contract/lighting/plan/snap.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import type { WhenLit } from "../calculation/light-queue.ts";
import type { PlanProps } from "../room/room-form.tsx";
import type { Offered } from "../use-plan.ts";
import { HeatMap } from "./heat-map.tsx";
import { LightHandle } from "./light-handle.tsx";
import { ObstacleHandle } from "./obstacle-handle.tsx";
import { OutlineDrawing } from "./outline-drawing.tsx";

interface PlanDrawingProps extends PlanProps {
  plane: PlaneLight | null;
  offered: Offered;
  whenLit: WhenLit;
  /** The light that was grabbed last. */
  onActive: (index: number) => void;
}

/**
 * The room from above with its light, and draggable lights. x runs from the left in both languages.
 */
export function PlanDrawing(props: PlanDrawingProps) {
  const { plan, change, plane, offered, whenLit, onActive } = props;
  const t = useTranslations("planner.plan");
  const box = useRef<HTMLDivElement>(null);
  const [rest, setRest] = useState<Rest | null>(null);
  const { length, width } = plan;
  const latest = useRef(plan);
  useEffect(() => {
    latest.current = plan;
  }, [plan]);
  /**
   * The plan's bounds on the page, measured when a drag starts: measuring at every move would force
   * a layout each time.
   */
  const bounds = useRef({ x: 0, y: 0, width: 1, height: 1 });
  const measure = () => {
    if (!box.current) return;
    const { x, y, width: across, height: down } = box.current.getBoundingClientRect();
    bounds.current = { x: x + scrollX, y: y + scrollY, width: across, height: down };
  };
  const placeOf = useCallback((pageX: number, pageY: number) => {
    const { x, y, width: across, height: down } = bounds.current;
    const { length: wide, width: deep } = latest.current;
    return { x: ((pageX - x) / across) * wide, y: ((pageY - y) / down) * deep };
  }, []);
  /** The move that has not been drawn yet. */
  const dragged = useRef<(() => void) | null>(null);
  const move = useCallback(() => {
    dragged.current?.();
    dragged.current = null;
  }, []);
  const drag = useCallback(
    (index: number, pageX: number, pageY: number) => {
      dragged.current = () => {
        const next = restOf(latest.current, index, placeOf(pageX, pageY));
        setRest(next);
        change((before) => withMoved(before, index, next, 1));
      };
      whenLit(move);
    },
    [placeOf, change, whenLit, move],
  );
  const drop = useCallback(() => {
    move();
    setRest(null);
  }, [move]);
  return (
    <div
      dir="ltr"
      className="mx-auto w-full px-7 pt-6 pb-3 sm:px-9"
      style={{ maxWidth: `calc(max(52dvh, 20rem) * ${length / width} + 4.5rem)` }}
    >
      <div
        ref={box}
        onPointerDownCapture={measure}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has no drawing in it
        role="group"
        aria-label={t("drawing", { length: length / 1000, width: width / 1000 })}
        className="relative w-full touch-pan-y select-none"
        style={{ aspectRatio: `${length} / ${width}` }}
      >
        {plane && <HeatMap plane={plane} plan={plan} />}
        <OutlineDrawing plan={plan} rest={rest} />
        {plan.obstacles.map((obstacle, index) => (
          <ObstacleHandle
            // oxlint-disable-next-line react/no-array-index-key -- an obstacle is known by its number
            key={index}
            {...{ plan, change, obstacle, index, placeOf }}
          />
        ))}
        {plan.lights.map((light, index) => (
          <LightHandle
            // oxlint-disable-next-line react/no-array-index-key -- a light is known by its number
            key={index}
            index={index}
            light={light}
            length={length}
            width={width}
            isLast={index === plan.lights.length - 1}
            mounting={offered.get(light.variantId)?.mounting}
            isSquare={isSquare(offered.get(light.variantId))}
            change={change}
            onActive={onActive}
            onDrag={drag}
            onDrop={drop}
          />
        ))}
      </div>
    </div>
  );
}

/** Recessed and not round: a circle would suggest a round hole. */
function isSquare(light: PlannerLight | undefined): boolean {
  return light?.mounting === "recessed" && !light.isRound;
}
