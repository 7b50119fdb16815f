import type { ProductInput, ProductRecord } from "#contract/assortment/product-record.ts";
import { mayStaff } from "#contract/kernel/permissions.ts";
import { bookStock } from "#server/modules/inventory/index.ts";
import type { Staff } from "#server/modules/staff/index.ts";
import { ProblemError, refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

interface StockedVariants {
  variants: ProductInput["variants"];
  variantIds: ReadonlyMap<string, number>;
  before: ProductRecord["stock"];
}

interface Line {
  variantId: number;
  /** Change in units; negative: fewer. */
  quantity: number;
  /** Index of its variant in the request. */
  index: number;
}

/**
 * Books the difference between the requested units and what the form showed, so that goods sold in
 * the meantime stay sold. Stock needs a permission of its own. @returns whether there were any
 */
export async function setStock(
  work: Work,
  who: Pick<Staff, "id" | "role">,
  { variants, variantIds, before }: StockedVariants,
): Promise<boolean> {
  const lines = variants.flatMap(({ sku, onHand, onHandSeen = 0 }, index): Line[] => {
    const quantity = onHand === undefined ? 0 : onHand - onHandSeen;
    return quantity === 0 ? [] : [{ variantId: variantIds.get(sku) ?? 0, quantity, index }];
  });
  if (lines.length === 0) return false;
  if (!mayStaff(who.role, "stock:write")) refuse("forbidden");
  const stocked = new Set(before.filter(({ onHand }) => onHand > 0).map((one) => one.variantId));
  const receipts = lines.filter(
    ({ variantId, quantity }) => quantity > 0 && !stocked.has(variantId),
  );
  const corrections = lines.filter((line) => !receipts.includes(line));
  await book(work, who, receipts, { kind: "receipt" });
  await book(work, who, corrections, { kind: "adjustment", reason: "miscounted" });
  return true;
}

type Kind = { kind: "receipt" } | { kind: "adjustment"; reason: "miscounted" };

async function book(
  work: Work,
  { id }: Pick<Staff, "id">,
  lines: readonly Line[],
  kind: Kind,
): Promise<void> {
  if (lines.length === 0) return;
  try {
    await bookStock(work, id, { ...kind, note: "", lines });
  } catch (error) {
    throw error instanceof ProblemError ? atVariants(error, lines) : error;
  }
}

/**
 * The same refusal with the field paths of the variants: a booking reports those of its own lines.
 */
function atVariants({ code, values, fields }: ProblemError, lines: readonly Line[]): ProblemError {
  const moved = fields.map(({ path, ...field }) => {
    const line = lines[Number(path.split(".")[1])];
    return { ...field, path: `variants.${line?.index}.onHand` };
  });
  return new ProblemError(code, values, moved);
}
