import { setTimeout as sleep } from "node:timers/promises";

/** Repeats something until a moment of `performance.now()`. @returns the duration of each run */
export async function repeat(
  until: number,
  everyMs: number,
  once: () => Promise<number>,
): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < until) {
    times.push(await once());
    await sleep(everyMs);
  }
  return times;
}

/** Milliseconds until the complete answer has arrived, requested like a browser does. */
export async function timeOf(url: string): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} is ${answer.status}`);
  return performance.now() - startedAt;
}

/** `percentile(times, 0.99)`: all but a hundredth are below this. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
