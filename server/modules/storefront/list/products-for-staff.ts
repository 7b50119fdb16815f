import { normaliseCode } from "#contract/kernel/digits.ts";
import { readDictionary } from "#server/modules/catalog/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { productFollower } from "../read-model/follow-products.ts";
import { LOW, type ReadModel, UNPICTURED } from "../read-model/read-model.ts";
import { queryTerms } from "../text/query-terms.ts";
import { column, withColumns } from "../read-model/columns.ts";
import { isNamed, termMarks } from "./term-marks.ts";

/**
 * Ids of products, including those that customers do not see, whose names, brand, category or SKUs
 * contain every word of a text, or whose code or SKU contains the text.
 */
export async function productsNamed(
  platform: Pick<Platform, "db" | "primary" | "cache">,
  text: string,
): Promise<number[]> {
  const terms = queryTerms(text, { isTyping: true });
  const code = normaliseCode(text).toLowerCase();
  const dictionary = await readDictionary(platform);
  const model = await productFollower(platform).current();
  return withColumns(() => {
    const marks = terms.map((term) => termMarks(model, dictionary, term));
    const coded = column(Uint8Array, model.size);
    if (code !== "") model.codes.mark(code, coded);
    const isNamedBy = (row: number) =>
      terms.length > 0 && marks.every((ofTerm) => isNamed(ofTerm[row] ?? 0));
    return idsOf(model, (row) => coded[row] === 1 || isNamedBy(row));
  });
}

/**
 * States stored for every product, visible or not: a variant is low in stock, there is no picture.
 */
const STATES = { low: LOW, unpictured: UNPICTURED };

/** Ids of products in this state, including those that customers do not see. */
export async function productsBeing(
  platform: Pick<Platform, "primary">,
  state: keyof typeof STATES,
): Promise<number[]> {
  const model = await productFollower(platform).current();
  return idsOf(model, (row) => ((model.states[row] ?? 0) & STATES[state]) !== 0);
}

function idsOf({ rows }: ReadModel, isWanted: (row: number) => boolean): number[] {
  const ids: number[] = [];
  for (const [id, row] of rows) if (isWanted(row)) ids.push(id);
  return ids;
}
