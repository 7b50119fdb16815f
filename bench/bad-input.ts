import { fuzzedAddresses } from "../tests/search/fuzzed-addresses.ts";
import { percentile } from "./latency.ts";

const FUZZED = Number(process.env["BENCH_FUZZED"] ?? 10_000);
const MOST_MS = 50;
const SHOWN = 10;

/**
 * Whether any text at all breaks the search: addresses that nobody means, one after the other, so that each takes its
 * own time. The command fails where one is answered 5xx or takes longer than it may.
 */
export async function measureBadInput(base: string): Promise<void> {
  const asked: { took: number; url: string }[] = [];
  const failed: string[] = [];
  for (const url of fuzzedAddresses(FUZZED)) {
    const startedAt = performance.now();
    const response = await fetch(base + url);
    await response.arrayBuffer();
    asked.push({ took: performance.now() - startedAt, url });
    if (response.status >= 500) failed.push(`${response.status} ${url}`);
  }
  const times = asked.map(({ took }) => took);
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1));
  const slow = asked.filter(({ took }) => took > MOST_MS).toSorted((a, b) => b.took - a.took);
  process.stdout.write(
    `\nbad input: ${times.length} addresses, ${failed.length} answered 5xx; p50 ${p50} ms, p99 ${p99} ms, most ${most} ms, ${slow.length} above ${MOST_MS} ms\n`,
  );
  for (const { took, url } of slow.slice(0, SHOWN)) print(`${took.toFixed(0)} ms ${url}`);
  for (const text of failed.slice(0, SHOWN)) print(text);
  if (failed.length > 0 || slow.length > 0) process.exitCode = 1;
}

const print = (text: string) => process.stdout.write(`  ${text.slice(0, 200)}\n`);
