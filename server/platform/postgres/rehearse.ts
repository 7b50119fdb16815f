import { inTransaction, type Work, type WorkTools } from "./unit-of-work.ts";

class TakenBack extends Error {
  override name = "TakenBack";
}

/**
 * Runs a command to its end and rolls it back. @returns what it would return; throws what it would
 * refuse
 */
export async function rehearse<T>(
  tools: WorkTools,
  command: (work: Work) => Promise<T>,
): Promise<T> {
  const answers: T[] = [];
  try {
    await inTransaction(tools, async (work) => {
      answers.push(await command(work));
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return answers[0] as T;
}
