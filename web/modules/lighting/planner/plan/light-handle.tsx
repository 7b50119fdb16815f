import { type KeyboardEvent, memo, type PointerEvent } from "react";
import { withMoved, withoutLight, withTurned } from "#contract/lighting/plan/plan-changes.ts";
import type { PlannedLight } from "#contract/lighting/plan/plan.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { classNames } from "#web/ui/class-names.ts";
import type { ChangePlan } from "../use-plan.ts";
import { focusNeighbour, turnOf, stepOf } from "./handle-keys.ts";
import { useLightWords } from "./light-words.ts";

interface LightHandleProps {
  index: number;
  light: PlannedLight;
  /** The room's length, in mm. */
  length: number;
  width: number;
  isLast: boolean;
  mounting: PlannerLight["mounting"] | undefined;
  /** Recessed in a square hole. */
  isSquare: boolean;
  change: ChangePlan;
  onActive: (index: number) => void;
  onDrag: (index: number, pageX: number, pageY: number) => void;
  onDrop: () => void;
}

/** Each mounting has its own shape, as on electrical plans. */
const SHAPES: Record<PlannerLight["mounting"], string> = {
  recessed: "size-6 rounded-pill border-2",
  surface: "size-6 rounded-small border-2",
  track: "h-6 w-8 rounded-small border-2 border-dashed",
  suspended: "size-8 rounded-pill border-4 border-double",
  wall: "size-6 rotate-45 rounded-small border-2 *:-rotate-45",
  strip: "h-5 min-w-7 rounded-pill border-2",
};

/**
 * A light as a button that mouse, touch and arrow keys move. While one is dragged, the others are
 * not rendered.
 */
export const LightHandle = memo((props: LightHandleProps) => {
  const { index, light, mounting = "recessed", change, onActive, onDrag, onDrop } = props;
  const { isSquare } = props;
  const { turn = 0 } = light;
  const words = useLightWords();
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = stepOf(event);
    const degrees = turnOf(event);
    if (degrees) change((before) => withTurned(before, index, degrees));
    if (event.key === "Delete") {
      if (props.isLast) focusNeighbour(event.currentTarget);
      change((before) => withoutLight(before, index));
    }
    if (!step) return;
    event.preventDefault();
    const to = { x: light.x + step.x, y: light.y + step.y };
    change((before) => withMoved(before, index, to));
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      onDrag(index, event.pageX, event.pageY);
    }
  };
  return (
    <button
      type="button"
      aria-label={words(light, index)}
      onKeyDown={onKeyDown}
      onFocus={() => onActive(index)}
      onPointerDown={(event) => {
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      onLostPointerCapture={onDrop}
      className="absolute grid size-target -translate-x-1/2 -translate-y-1/2 cursor-grab touch-none place-items-center rounded-pill active:z-1 active:cursor-grabbing"
      style={{
        insetInlineStart: `${(100 * light.x) / props.length}%`,
        insetBlockStart: `${(100 * light.y) / props.width}%`,
      }}
    >
      <span
        className={classNames(
          "grid place-items-center border-night bg-on-night figures text-tiny font-semibold text-night shadow-float",
          isSquare ? "size-6 border-2" : SHAPES[mounting],
        )}
        style={turn ? { rotate: `${turn}deg` } : undefined}
      >
        <span style={turn ? { rotate: `${-turn}deg` } : undefined}>{index + 1}</span>
      </span>
    </button>
  );
});
