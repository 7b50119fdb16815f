import type { ProblemValues } from "#contract/kernel/problem.ts";
import type { ValidationKey } from "#contract/kernel/validation.ts";
import { ProblemError } from "./problem-error.ts";

/** Refuses a request because of one of its fields. */
export function refuseField(path: string, key: ValidationKey, values: ProblemValues = {}): never {
  throw new ProblemError("validation", {}, [{ path, key: `validation.${key}`, values }]);
}

/** Database constraints by name, and the field at fault when each is violated. */
export type ConstraintFields = Record<string, string>;

/**
 * Runs a write and names the field at fault where the database refuses it, for example a code that
 * is taken or a picture that does not exist. No lookup beforehand is needed, and concurrent writes
 * are handled.
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
