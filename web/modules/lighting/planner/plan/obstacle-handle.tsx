import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { withObstacleChanged, withoutObstacle } from "#contract/lighting/plan/obstacle-changes.ts";
import type { Obstacle } from "#contract/lighting/plan/obstacles.ts";
import { SNAP } from "#contract/lighting/plan/plan-changes.ts";
import { mm } from "#contract/lighting/units.ts";
import type { PlanProps } from "../room/room-form.tsx";
import { focusNeighbour, stepOf } from "./handle-keys.ts";

interface ObstacleHandleProps extends PlanProps {
  obstacle: Obstacle;
  index: number;
  /** The place on the plan under a pointer, in mm. */
  placeOf: (pageX: number, pageY: number) => { x: number; y: number };
}

const onRaster = (value: number) => mm(Math.round(value / SNAP) * SNAP);

/** A beam may be thinner than a finger. */
const SMALLEST = "1.5rem";
const share = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** A wardrobe or beam as a button of its size that mouse, touch and arrow keys move. */
export function ObstacleHandle({ plan, change, obstacle, index, placeOf }: ObstacleHandleProps) {
  const t = useTranslations("planner.obstacles");
  /** Where the pointer grabbed it. */
  const held = useRef({ x: 0, y: 0 });
  const { kind, x, y, length, width } = obstacle;
  const move = (to: { x: number; y: number }) =>
    change((before) =>
      withObstacleChanged(before, index, { x: onRaster(to.x), y: onRaster(to.y) }),
    );
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === "Delete") {
      if (index === plan.obstacles.length - 1) focusNeighbour(event.currentTarget);
      change((before) => withoutObstacle(before, index));
    }
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    move({ x: x + step.x, y: y + step.y });
  };
  const onPointerDown = (event: PointerEvent<HTMLButtonElement>) => {
    const at = placeOf(event.pageX, event.pageY);
    held.current = { x: at.x - x, y: at.y - y };
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = placeOf(event.pageX, event.pageY);
    move({ x: at.x - held.current.x, y: at.y - held.current.y });
  };
  return (
    <button
      type="button"
      aria-label={t("placed", {
        name: t("named", { kind: t(kind), number: index + 1 }),
        x: x / 1000,
        y: y / 1000,
      })}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      className="absolute grid -translate-x-1/2 -translate-y-1/2 cursor-grab touch-none place-items-center rounded-small active:cursor-grabbing"
      style={{
        insetInlineStart: share(x + length / 2, plan.length),
        insetBlockStart: share(y + width / 2, plan.width),
        inlineSize: `max(${SMALLEST}, ${share(length, plan.length)})`,
        blockSize: `max(${SMALLEST}, ${share(width, plan.width)})`,
      }}
    >
      <span aria-hidden="true" className="rounded-pill bg-paper px-1.5 figures text-tiny text-ink">
        {index + 1}
      </span>
    </button>
  );
}
