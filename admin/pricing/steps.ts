import { normaliseDigits } from "#contract/kernel/digits.ts";
import { basisPointsOf, percentOf } from "../shell/forms/percent.ts";

interface Step {
  /** From so many units of one line on. */
  from: number;
  basisPoints: number;
}

/** A step of a discount by quantity, as it is typed: in percent. */
export interface StepValues {
  from: string;
  basisPoints: string;
}

export function stepValues(steps: readonly Step[]): StepValues[] {
  return steps.map(({ from, basisPoints }) => ({
    from: String(from),
    basisPoints: percentOf(basisPoints),
  }));
}

/** What is sent of them, or the field that cannot be read or does not rise. */
export function stepsOf(typed: readonly StepValues[]): { value: Step[] } | { wrong: string } {
  const steps: Step[] = [];
  for (const [index, step] of typed.entries()) {
    const from = Number(normaliseDigits(step.from).trim() || Number.NaN);
    if (!Number.isInteger(from) || from <= (steps.at(-1)?.from ?? 0)) {
      return { wrong: `${index}.from` };
    }
    const basisPoints = basisPointsOf(step.basisPoints);
    if (!basisPoints) return { wrong: `${index}.basisPoints` };
    steps.push({ from, basisPoints });
  }
  return { value: steps };
}
