import type { CartLine } from "#contract/cart/endpoints.ts";
import { MAX_LINES } from "#contract/cart/limits.ts";
import { readSkuLines, type SkuLine } from "#contract/cart/sku-lines.ts";
import type { CheckedSkuLine } from "#contract/cart/sku-list-endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { describeGoods } from "../cart-lines.ts";
import { presentLine } from "../present-cart.ts";
import { findBySku, type SkuMatch } from "./find-by-sku.ts";

/** Says of each typed line what could be put into this shopper's cart; changes nothing. */
export async function checkSkuList(
  db: Connection,
  shopperId: number | undefined,
  text: string,
  locale: Locale,
): Promise<CheckedSkuLine[]> {
  const typed = readSkuLines(text);
  if (typed.length > MAX_LINES) refuse("cart-too-large", { 0: MAX_LINES });
  const matches = await findBySku(
    db,
    typed.map(({ sku }) => sku),
  );
  const matched = (line: SkuLine) => matches.get(line.sku) ?? NO_MATCH;
  const wanted = typed.flatMap((line) =>
    matched(line).variantIds.map((variantId) => ({ variantId, quantity: line.quantity ?? 1 })),
  );
  const goods = (await describeGoods(db, shopperId, wanted)).map((line) =>
    presentLine(line, locale),
  );
  return typed.map((line) => checked(line, matched(line), goods));
}

const NO_MATCH: SkuMatch = { isExact: false, variantIds: [] };

function checked(
  line: SkuLine,
  { isExact, variantIds }: SkuMatch,
  all: readonly CartLine[],
): CheckedSkuLine {
  const quantity = line.quantity ?? 1;
  const goods = variantIds.flatMap((id) => {
    const item = all.find((one) => one.variantId === id);
    return item ? [{ ...item, quantity, lineTotal: item.price.amount * quantity }] : [];
  });
  return { ...line, state: stateOf(line, isExact, goods), goods };
}

function stateOf(
  { quantity }: SkuLine,
  isExact: boolean,
  goods: readonly CartLine[],
): CheckedSkuLine["state"] {
  const [item] = goods;
  if (!item) return "unknown";
  if (!isExact) return "ambiguous";
  if (item.available === 0) return "sold-out";
  if (quantity === null) return "quantity";
  return quantity > item.available ? "short" : "found";
}
