import type { ProblemValues } from "#contract/kernel/problem.ts";
import type { ProblemError } from "#server/platform/http/problem-error.ts";

/** What is wrong with a row: a message, and the column at fault if there is one. */
export interface Fault {
  column: string | null;
  key: string;
  values: ProblemValues;
}

export const fault = (column: string | null, key: string, values: ProblemValues = {}): Fault => ({
  column,
  key,
  values,
});

/** The faults of a refused command, by column of the table. */
export function faultsOf(
  { code, values, fields }: ProblemError,
  columnOf: (path: string) => string | null,
): Fault[] {
  if (fields.length === 0) return [fault(null, `problem.${code}`, values)];
  return fields.map(({ path, key, values: places }) => fault(columnOf(path), key, places));
}
