import { fuzzedAddresses } from "../tests/search/fuzzed-addresses.ts";
import { percentile } from "./latency.ts";
import { type Started, workOf } from "./processes.ts";

const FUZZED = Number(process.env["BENCH_FUZZED"] ?? 10_000);
const MOST_MS = 50;
const SHOWN = 10;

interface Asked {
  url: string;
  /** Milliseconds of wall-clock time, and of work by the shop's main thread. */
  took: number;
  worked: number;
}

/**
 * Whether any text can break the search: nonsensical URLs, one at a time, so that each is timed
 * separately. The command fails if one is answered with 5xx or keeps the shop busy for longer than
 * allowed.
 */
export async function measureBadInput(base: string, { child }: Started): Promise<void> {
  const asked: Asked[] = [];
  const failed: string[] = [];
  for (const url of fuzzedAddresses(FUZZED)) {
    const startedAt = performance.now();
    const before = workOf(child);
    const response = await fetch(base + url);
    await response.arrayBuffer();
    asked.push({ url, took: performance.now() - startedAt, worked: workOf(child) - before });
    if (response.status >= 500) failed.push(`${response.status} ${url}`);
  }
  print(`\nbad input: ${asked.length} addresses, ${failed.length} answered 5xx`);
  for (const kind of ["took", "worked"] as const) {
    const times = asked.map((one) => one[kind]);
    const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(1));
    const above = times.filter((ms) => ms > MOST_MS).length;
    const what = kind === "took" ? "by the clock" : "of the shop's main thread";
    print(`${what}: p50 ${p50} ms, p99 ${p99} ms, most ${most} ms, ${above} above ${MOST_MS} ms`);
  }
  const slow = asked
    .filter(({ worked }) => worked > MOST_MS)
    .toSorted((a, b) => b.worked - a.worked);
  for (const { worked, url } of slow.slice(0, SHOWN)) print(`${worked.toFixed(0)} ms ${url}`);
  for (const text of failed.slice(0, SHOWN)) print(text);
  if (failed.length > 0 || slow.length > 0) process.exitCode = 1;
}

const print = (text: string) => process.stdout.write(`  ${text.slice(0, 200)}\n`);
