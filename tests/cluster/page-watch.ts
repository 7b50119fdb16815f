import { setTimeout as sleep } from "node:timers/promises";

const EVERY_MS = 50;
/** Longer than the proxy waits for a hanging process, and then for another one. */
const PATIENCE_MS = 10_000;
const SLOW_MS = 1_000;
/** Longer than waiting for one process and asking another one. */
const TOO_SLOW_MS = 4_000;

/** Requests a public page all the time, and records every failed response. */
export class PageWatch {
  asked = 0;
  slowestMs = 0;
  /** Responses that took more than a second. */
  slow = 0;
  readonly lost: string[] = [];
  /** Responses so late that many visitors would have left. */
  readonly late: string[] = [];
  #isOver = false;
  readonly #done: Promise<void>;

  constructor(address: string, paths: readonly string[]) {
    this.#done = this.#watch(address, paths);
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#done;
  }

  async #watch(address: string, paths: readonly string[]): Promise<void> {
    while (!this.#isOver) {
      const path = paths[this.asked % paths.length] ?? "/";
      const startedAt = performance.now();
      const problem = await problemOf(address + path);
      this.asked += 1;
      const took = performance.now() - startedAt;
      this.slowestMs = Math.max(this.slowestMs, took);
      if (took > SLOW_MS) this.slow += 1;
      const at = `${path} at ${new Date().toISOString().slice(11, 19)}`;
      if (problem) this.lost.push(`${at}: ${problem}`);
      else if (took > TOO_SLOW_MS) this.late.push(`${at}: after ${Math.round(took)} ms`);
      await sleep(EVERY_MS);
    }
  }
}

async function problemOf(url: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const text = await answer.text();
    if (answer.status === 200 && text.includes("</html>")) return undefined;
    return String(answer.status);
  } catch (error) {
    return (error as Error).message;
  }
}
