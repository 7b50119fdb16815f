import { catalogue } from "#demo/index.ts";
import { type Answer, figuresOf, ndcgOf } from "../tests/search/figures.ts";
import { judgedQueries } from "../tests/search/judged-queries.ts";

const WORST = 10;
const AT_ONCE = 4;

/** How well the search answers the judged queries. */
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
}

function row(name: string, answers: Answer[]): void {
  const { queries, ndcg, recall, empty, firstRight } = figuresOf(answers);
  const columns = [queries, ndcg.toFixed(3), recall.toFixed(3), empty, firstRight.toFixed(3)];
  process.stdout.write(
    `${name.padEnd(12)} ${columns.map((column) => String(column).padStart(11)).join(" ")}\n`,
  );
}

const productBySlug = new Map(catalogue.products.map(({ slug, code }) => [slug.en, code]));

/** Codes of the products on a search's first page. */
async function searched(base: string, query: string): Promise<string[]> {
  const response = await fetch(`${base}/api/v1/products?lang=en&q=${encodeURIComponent(query)}`);
  if (!response.ok) throw new Error(`${query}: ${response.status}`);
  const { items } = (await response.json()) as { items: { path: string }[] };
  return items.map(({ path }) => {
    const slug = /\/\d+-([^/?]+)/.exec(path)?.[1] ?? "";
    return productBySlug.get(slug) ?? slug;
  });
}

/** A few at a time, in order. */
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
