import { ApiProblem } from "#api-client/api-problem.ts";

/** Pauses before further attempts, in ms: the server checks few files at a time and refuses the others. */
const PAUSES_MS = [1_000, 3_000, 9_000];

/** Sends a file again while the server is too busy to check it. */
export async function sendAgain<T>(send: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiProblem && error.code === "unavailable")) throw error;
      await new Promise((resolve) => {
        setTimeout(resolve, pause);
      });
    }
  }
  return send();
}
