import { afterAll, beforeAll, expect, test } from "vitest";
import { renderTableTypes } from "#server/testing/postgres/render-table-types.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(async () => {
  await shop.stop();
});

test("generates schema.generated.ts from the migrated schema", async () => {
  await expect(await renderTableTypes(shop.pool)).toMatchFileSnapshot("./schema.generated.ts");
});
