import type { KeyboardEvent } from "react";
import { SNAP } from "#contract/lighting/plan/plan-changes.ts";

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

/** Degrees of a quarter turn, and of the smaller turn with Shift. */
export const QUARTER = 90;
const SMALL_TURN = 15;

/**
 * Degrees by which a key turns a light: the R key by position, whatever the keyboard layout;
 * undefined for any other key.
 */
export function turnOf(event: KeyboardEvent): number | undefined {
  const { code, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (code !== "KeyR" || ctrlKey || metaKey || altKey) return undefined;
  return shiftKey ? SMALL_TURN : QUARTER;
}

/**
 * Keeps the focus on the plan when the last item of a kind is removed. Otherwise the next item
 * takes the removed one's number and focus.
 */
export function focusNeighbour({ previousElementSibling, nextElementSibling }: Element): void {
  const others = [previousElementSibling, nextElementSibling];
  const other = others.find((one) => one instanceof HTMLButtonElement);
  if (other instanceof HTMLButtonElement) other.focus();
}
