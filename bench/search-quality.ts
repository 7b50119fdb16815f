import { catalogue } from "#demo/index.ts";
import { type Answer, figuresOf, ndcgOf } from "../tests/search/figures.ts";
import { fuzzedQueries } from "../tests/search/fuzzed-queries.ts";
import { judgedQueries } from "../tests/search/judged-queries.ts";
import { percentile } from "./latency.ts";

const FUZZED = 10_000;
const WORST = 10;
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

/** Texts that nobody would type, each to the list and to the suggestions. */
async function measureBadInput(base: string): Promise<void> {
  const times: number[] = [];
  const failed: string[] = [];
  await inTurns(fuzzedQueries(FUZZED), async (query, index) => {
    const path = index % 2 === 0 ? "/api/v1/products" : "/api/v1/search/suggestions";
    const startedAt = performance.now();
    const response = await fetch(`${base}${path}?q=${encodeURIComponent(query)}`);
    await response.arrayBuffer();
    times.push(performance.now() - startedAt);
    if (response.status >= 500) failed.push(`${response.status} ${JSON.stringify(query)}`);
  });
  const [p50, p99, most] = [0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(0));
  process.stdout.write(
    `\nbad input: ${times.length} texts, ${failed.length} answered 5xx; p50 ${p50} ms, p99 ${p99} ms, most ${most} ms\n`,
  );
  for (const text of failed.slice(0, WORST)) process.stdout.write(`  ${text.slice(0, 200)}\n`);
}

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
