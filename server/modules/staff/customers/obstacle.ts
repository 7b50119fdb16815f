import type { ProblemCode } from "#contract/kernel/problem.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";

/** Which of these problems a dryRund command was refused with; null: it would succeed. */
export async function obstacleOf<C extends ProblemCode>(
  codes: readonly C[],
  rehearsal: Promise<unknown>,
): Promise<C | null> {
  try {
    await rehearsal;
    return null;
  } catch (error) {
    const code = codes.find((one) => error instanceof ProblemError && error.code === one);
    if (code === undefined) throw error;
    return code;
  }
}
