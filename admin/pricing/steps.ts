import { normaliseDigits } from "#contract/kernel/digits.ts";
import { basisPointsOf, percentOf } from "../shell/forms/percent.ts";

interface Step {
  /** Minimum units of one line. */
  from: number;
  basisPoints: number;
}

/** A step of a quantity discount, as typed: in percent. */
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

/** The request body, or the field that cannot be read or is not above the previous step. */
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
