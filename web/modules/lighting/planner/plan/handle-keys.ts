import { SNAP } from "#contract/lighting/plan/plan-changes.ts";
import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const LARGE_STEP = 10;

/** How far an arrow key moves the focused item on the plan, in mm; undefined for other keys. */
export function stepOf({ key, shiftKey }: KeyboardEvent): { x: number; y: number } | undefined {
  const step = STEPS[key];
  const far = SNAP * (shiftKey ? LARGE_STEP : 1);
  return step && { x: step[0] * far, y: step[1] * far };
}

/**
 * If the last item of its kind is removed, the focus stays on the plan. Otherwise the numbers move
 * up, and the focus with them.
 */
export function focusNeighbour({ previousElementSibling, nextElementSibling }: Element): void {
  const others = [previousElementSibling, nextElementSibling];
  const other = others.find((one) => one instanceof HTMLButtonElement);
  if (other instanceof HTMLButtonElement) other.focus();
}
