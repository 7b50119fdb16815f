import type { RowReport } from "#contract/assortment/product-change.ts";
import type { ProductRecord } from "#contract/assortment/product-record.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { presentProblem, type ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import { attempt } from "#server/platform/postgres/attempt.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { readProductRecord } from "../record/read-product-record.ts";

type Row = RowReport["rows"][number];

/**
 * Changes products one by one. Refused ones stay unchanged, and the report says why.
 * @param act changes one product, and returns what undoes it
 */
export async function reportEach(
  work: Work,
  ids: readonly number[],
  locale: Locale,
  act: (product: ProductRecord) => Promise<Row["undo"]>,
): Promise<RowReport> {
  const rows: Row[] = [];
  for (const id of ids) {
    const product = await readProductRecord(work.db, id);
    let undo = null as Row["undo"];
    const refusal = await attempt(work, async () => {
      undo = product ? await act(product) : refuse("not-found");
    });
    const problem = refusal && presented(refusal, locale);
    rows.push({ id, name: product?.name ?? null, problem, undo });
  }
  const refused = rows.filter(({ problem }) => problem !== null).length;
  return { changed: rows.length - refused, refused, rows };
}

function presented(problem: ProblemError, locale: Locale) {
  const { code, title, errors = [] } = presentProblem(problem, locale);
  return { code, title, errors };
}
