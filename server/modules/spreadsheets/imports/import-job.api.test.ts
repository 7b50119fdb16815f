import { afterAll, beforeAll, expect, test } from "vitest";
import { SheetClient } from "#server/testing/sheets/sheet-client.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

let shop: TestShop;
let stock: SheetClient;

beforeAll(async () => {
  shop = await createTestShop();
  stock = new SheetClient(shop, await signInStaff(shop, "catalogue"), "stock");
});
afterAll(() => shop.stop());

test("fails an import on a data error and processes the next", async () => {
  await shop.pool.query(`
    create function refuse_it() returns trigger language plpgsql as $$
      begin raise exception 'out of range' using errcode = '22003'; end $$;
    create trigger refuse_it before insert on spreadsheets.import_row for each row
      when (new.key = 'BROKEN-DATA') execute function refuse_it()`);
  const first = await stock.send("SKU,On hand\nBROKEN-DATA,1");
  const second = await stock.send("SKU,On hand\nNO-SUCH,1");
  expect([first.state, second.state]).toEqual(["failed", "checked"]);
});
