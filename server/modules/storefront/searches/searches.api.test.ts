import { afterAll, beforeAll, expect, test } from "vitest";
import type { SearchRow } from "#contract/storefront/report-endpoints.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { countSearch, searchCounts } from "./count-searches.ts";

let shop: TestShop;
let staff: StaffClient;
beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
});
afterAll(() => shop.stop());

const report = (query = "") => staff.get(`/api/v1/admin/reports/searches${query}`);
const rows = async (query = "") => (await report(query)).json<{ items: SearchRow[] }>().items;

test("spellings of the same words count together, the most searched first", async () => {
  const { db } = shop.platform;
  countSearch(db, "نجفة كريستال", 12);
  countSearch(db, "  نجفه   كريستال ", 12);
  countSearch(db, "مروحة سقف", 0);
  await searchCounts.flush(db);
  countSearch(db, "نجفة كريستال", 11);
  expect(await rows()).toEqual([
    { typed: "نجفة كريستال", searches: 3, results: 11 },
    { typed: "مروحة سقف", searches: 1, results: 0 },
  ]);
  expect(await rows("?limit=1")).toHaveLength(1);
});

test("what was not found has a report of its own, also as a table", async () => {
  expect(await rows("?found=nothing")).toEqual([{ typed: "مروحة سقف", searches: 1, results: 0 }]);
  const table = await report("?found=nothing&format=csv");
  expect(table.headers["content-disposition"]).toContain("searches-without-result-");
  expect(table.body).toContain("typed,searches,results\r\nمروحة سقف,1,0\r\n");
});

test("what is found again is no longer without result", async () => {
  countSearch(shop.platform.db, "مروحة سقف", 4);
  expect(await rows("?found=nothing")).toEqual([]);
});

test("nobody's phone or mail is kept", async () => {
  const { db } = shop.platform;
  for (const text of ["010 1234 5678", "٠١٠١٢٣٤٥٦٧٨", "mona@example.com", "  "])
    countSearch(db, text, 0);
  await searchCounts.flush(db);
  expect(await rows("?found=nothing")).toEqual([]);
});
