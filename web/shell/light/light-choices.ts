import { create } from "zustand";
import { type LightState, NIGHT } from "./light-state.ts";

/** What was changed on a lit picture, by its address: the same in the gallery and full screen. */
const useChoices = create<Record<string, LightState | undefined>>()(() => ({}));

/**
 * Pictures start as they were rendered, whatever variant is chosen: nothing changes before the
 * visitor changes it.
 */
const AS_RENDERED: LightState = { level: 100, kelvin: undefined, hour: NIGHT };

export function useLightChoice(src: string) {
  const chosen = useChoices((choices) => choices[src]);
  const state = chosen ?? AS_RENDERED;
  const choose = (changed: Partial<LightState>) =>
    useChoices.setState({ [src]: { ...state, ...changed } });
  return { state, isTouched: chosen !== undefined, choose };
}

export function forgetLightChoice(src: string): void {
  useChoices.setState({ [src]: undefined });
}
