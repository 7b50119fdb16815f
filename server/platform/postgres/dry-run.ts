import { inTransaction, type Work, type WorkTools } from "./unit-of-work.ts";

class Rollback extends Error {
  override name = "Rollback";
}

/**
 * Runs a command to its end and rolls it back. @returns what it would return; throws what it would
 * refuse
 */
export async function dryRun<T>(tools: WorkTools, command: (work: Work) => Promise<T>): Promise<T> {
  const answers: T[] = [];
  try {
    await inTransaction(tools, async (work) => {
      answers.push(await command(work));
      throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  return answers[0] as T;
}
