import { roles } from "../callers.ts";
import type { Attempt, Rows } from "../row.ts";

const may = roles("catalogue");
/** Users of other tables get 404 for those of prices. */
const ofPrices = { ...may, content: 404 } as const;
const IMPORTS = "/api/v1/admin/imports";

/** An import that the owner has just uploaded: one changed price. */
async function sent({ callers, shop, variantId }: Attempt) {
  const { rows } = await shop.pool.query<{ sku: string; pounds: number }>(
    `select sku, piastres / 100 + 1 as pounds from catalog.variant
     join pricing.price on variant_id = id where id = $1`,
    [variantId],
  );
  const answer = await callers.owner.send({
    method: "POST",
    url: `${IMPORTS}?kind=prices`,
    payload: `SKU,Price in pounds\n${rows[0]?.sku},${rows[0]?.pounds}`,
    headers: { "content-type": "text/csv" },
  });
  return { params: { id: answer.json<{ id: number }>().id } };
}

async function checked(attempt: Attempt) {
  const { params } = await sent(attempt);
  await attempt.shop.pool.query(
    `update spreadsheets.import set state = 'checked' where id = ${params.id}`,
  );
  await attempt.shop.pool.query(
    `insert into spreadsheets.import_row (import_id, line, cells, formulas, key, first_line, result)
     values (${params.id}, 2, '{NO-SUCH,1}', '{}', 'NO-SUCH', 2, 'changed')`,
  );
  return { params };
}

/** Export and import of spreadsheets. */
export const spreadsheetRows: Rows = {
  exportSheet: { may, request: () => ({ params: { kind: "prices" }, query: { format: "csv" } }) },
  addImport: {
    may,
    request: () => ({
      query: { kind: "stock" },
      file: Buffer.from("SKU,On hand\nNO-SUCH,1"),
      fileType: "text/csv",
    }),
  },
  listImports: { may: roles("catalogue", "content") },
  getImport: { may: ofPrices, request: sent },
  listImportRows: { may: ofPrices, request: sent },
  getBrokenRows: { may: ofPrices, request: sent },
  applyImport: { may: ofPrices, request: checked },
  cancelImport: { may: ofPrices, request: sent },
};
