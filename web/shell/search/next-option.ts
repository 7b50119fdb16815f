import type { Suggestion } from "./use-suggestions.ts";

/** No option: the field itself. */
export const FIELD = -1;

/**
 * The option that a key moves to; undefined if the key is not for the list. Up and Down wrap around
 * by way of the field, and skip the remove buttons, which are beside their search.
 */
export function nextOption(
  key: string,
  options: readonly Pick<Suggestion, "kind">[],
  active: number,
  isRtl: boolean,
): number | undefined {
  const rows = [FIELD, ...options.keys()].filter((index) => options[index]?.kind !== "forget");
  const isBeside = options[active]?.kind === "forget";
  const row = rows.indexOf(isBeside ? active - 1 : active);
  if (key === "ArrowDown") return rows[(row + 1) % rows.length];
  if (key === "ArrowUp") return rows[(row - 1 + rows.length) % rows.length];
  if (active === FIELD) return undefined;
  if (key === "Home") return rows[1];
  if (key === "End") return rows.at(-1);
  return besideOf(options, active, isRtl ? LEFTWARD[key] : RIGHTWARD[key]);
}

const RIGHTWARD: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const LEFTWARD: Record<string, number> = { ArrowRight: -1, ArrowLeft: 1 };

/** Between a recent search and its remove button. */
function besideOf(
  options: readonly Pick<Suggestion, "kind">[],
  active: number,
  step: number | undefined,
): number | undefined {
  const forget = step === 1 ? active + 1 : active;
  const isThere = step !== undefined && options[forget]?.kind === "forget";
  return isThere ? active + step : undefined;
}
