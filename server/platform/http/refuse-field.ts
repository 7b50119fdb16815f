import type { ProblemValues } from "#contract/kernel/problem.ts";
import type { ValidationKey } from "#contract/kernel/validation.ts";
import { ProblemError } from "./problem-error.ts";

/** Refuses a request because of one of its fields. */
export function refuseField(path: string, key: ValidationKey, values: ProblemValues = {}): never {
  throw new ProblemError("validation", {}, [{ path, key: `validation.${key}`, values }]);
}

/** Constraints of the database by name, and the field that breaks each. */
export type ConstraintFields = Record<string, string>;

/**
 * Writes something, and names the field at fault where the database refuses it: a code that is taken, a picture that is
 * not there. Nothing needs to be looked up before, and two who write at the same time are told apart.
 */
export async function refusingFields<T>(
  fields: ConstraintFields,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { constraint } = error as { constraint?: string };
    const path = constraint === undefined ? undefined : fields[constraint];
    if (path === undefined) throw error;
    return refuseField(path, "exclusion");
  }
}
