import { catalogue } from "#demo/index.ts";
import { type Answer, figuresOf, ndcgOf } from "../tests/search/figures.ts";
import { fuzzedAddresses } from "../tests/search/fuzzed-addresses.ts";
import { judgedQueries } from "../tests/search/judged-queries.ts";
import { percentile } from "./latency.ts";

const FUZZED = Number(process.env["BENCH_FUZZED"] ?? 10_000);
const WORST = 10;
const SLOW_MS = 50;
const AT_ONCE = 4;

/** How well the search answers the judged queries, and whether any text at all breaks it. */
export async function measureSearchQuality(base: string): Promise<void> {
  const answers: Answer[] = [];
  await inTurns(judgedQueries(), async (judged) => {
    answers.push({ ...judged, found: await searched(base, judged.query) });
  });
  process.stdout.write(
    `\n${"queries".padEnd(12)} ${["number", "NDCG@10", "recall@24", "empty", "first right"].map((name) => name.padStart(11)).join(" ")}\n`,
  );
  row(
    "tuned",
    answers.filter(({ isHeldOut }) => !isHeldOut),
  );
  row(
    "held out",
    answers.filter(({ isHeldOut }) => isHeldOut),
  );
  const worst = answers
    .filter(({ isHeldOut }) => !isHeldOut)
    .toSorted((a, b) => ndcgOf(a) - ndcgOf(b))
    .slice(0, WORST);
  process.stdout.write("\nworst of the tuned ones\n");
  for (const answer of worst) {
    process.stdout.write(
      `  ${ndcgOf(answer).toFixed(2)}  ${answer.query}  → ${answer.found.slice(0, 3).join(", ") || "nothing"}\n`,
    );
  }
  await measureBadInput(base);
}

function row(name: string, answers: Answer[]): void {
  const { queries, ndcg, recall, empty, firstRight } = figuresOf(answers);
  const columns = [queries, ndcg.toFixed(3), recall.toFixed(3), empty, firstRight.toFixed(3)];
  process.stdout.write(
    `${name.padEnd(12)} ${columns.map((column) => String(column).padStart(11)).join(" ")}\n`,
  );
}

const productBySlug = new Map(catalogue.products.map(({ slug, code }) => [slug.en, code]));

/** Codes of the products of a search's first page. */
async function searched(base: string, query: string): Promise<string[]> {
  const response = await fetch(`${base}/api/v1/products?lang=en&q=${encodeURIComponent(query)}`);
  if (!response.ok) throw new Error(`${query}: ${response.status}`);
  const { items } = (await response.json()) as { items: { path: string }[] };
  return items.map(({ path }) => {
    const slug = /\/\d+-([^/?]+)/.exec(path)?.[1] ?? "";
    return productBySlug.get(slug) ?? slug;
  });
}

/** Addresses that nobody means, one after the other, so that each takes its own time. */
async function measureBadInput(base: string): Promise<void> {
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
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(0));
  const slow = times.filter((took) => took > SLOW_MS).length;
  process.stdout.write(
    `\nbad input: ${times.length} addresses, ${failed.length} answered 5xx; p50 ${p50} ms, p99 ${p99} ms, most ${most} ms, ${slow} above ${SLOW_MS} ms\n`,
  );
  const slowest = asked.toSorted((a, b) => b.took - a.took).slice(0, WORST);
  for (const { took, url } of slowest) print(`${took.toFixed(0)} ms ${url}`);
  for (const text of failed.slice(0, WORST)) print(text);
}

const print = (text: string) => process.stdout.write(`  ${text.slice(0, 200)}\n`);

/** A few at a time, in their order. */
async function inTurns<T>(
  things: T[],
  ask: (thing: T, index: number) => Promise<void>,
): Promise<void> {
  const queue = things.entries();
  const work = async () => {
    for (const [index, thing] of queue) await ask(thing, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
