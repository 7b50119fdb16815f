import { afterAll, beforeAll, expect, test } from "vitest";
import type { SearchRow } from "#contract/storefront/report-endpoints.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { countSearch, countSearchAgain, searchCounts } from "./count-searches.ts";

let shop: TestShop;
let staff: StaffClient;
beforeAll(async () => {
  shop = await createTestShop();
  staff = await signInStaff(shop, "catalogue");
});
afterAll(() => shop.stop());

const report = (query = "") => staff.get(`/api/v1/admin/reports/searches${query}`);
const rows = async (query = "") => (await report(query)).json<{ items: SearchRow[] }>().items;

test("combines spellings of a search and sorts by count", async () => {
  const { db } = shop.platform;
  countSearch(db, "نجفة كريستال", 12);
  countSearch(db, "  نجفه   كريستال ", 12);
  countSearch(db, "مروحة سقف", 0);
  await searchCounts.flush(db);
  countSearch(db, "نجفة كريستال", 11);
  expect(await rows()).toEqual([
    { typed: "نجفة كريستال", searches: 3, results: 11, opened: 0 },
    { typed: "مروحة سقف", searches: 1, results: 0, opened: 0 },
  ]);
  expect(await rows("?limit=1")).toHaveLength(1);
});

test("counts a repeated search only when it was counted before", async () => {
  const { db } = shop.platform;
  countSearch(db, "كشاف", 2);
  countSearchAgain(db, " كشاف ");
  countSearchAgain(db, "لم يبحث عنه أحد");
  await searchCounts.flush(db);
  countSearchAgain(db, "كشاف");
  const counted = (await rows()).filter(({ typed }) => !typed.includes("نجفة"));
  expect(counted.map(({ typed, searches, results }) => [typed, searches, results])).toEqual([
    ["كشاف", 3, 2],
    ["مروحة سقف", 1, 0],
  ]);
});

test("reports searches without results as JSON and CSV", async () => {
  expect(await rows("?found=nothing")).toEqual([
    { typed: "مروحة سقف", searches: 1, results: 0, opened: 0 },
  ]);
  const table = await report("?found=nothing&format=csv");
  expect(table.headers["content-disposition"]).toContain("searches-without-result-");
  expect(table.body).toContain("typed,searches,results,opened\r\nمروحة سقف,1,0,0\r\n");
});

test("drops a search from the no-result report once products match", async () => {
  countSearch(shop.platform.db, "مروحة سقف", 4);
  expect(await rows("?found=nothing")).toEqual([]);
});

test("does not store phone numbers or email addresses", async () => {
  const { db } = shop.platform;
  for (const text of ["010 1234 5678", "٠١٠١٢٣٤٥٦٧٨", "mona@example.com", "  "])
    countSearch(db, text, 0);
  await searchCounts.flush(db);
  expect(await rows("?found=nothing")).toEqual([]);
});

test("reports searches without clicks regardless of write order", async () => {
  const { db } = shop.platform;
  const opened = (q: string) =>
    shop.app.inject({ method: "POST", url: "/api/v1/search/opened", payload: { q } });
  countSearch(db, "دلاية", 9);
  countSearch(db, "سبوت ليد", 30);
  expect((await rows("?found=unopened")).map(({ typed }) => typed)).toContain("سبوت ليد");
  expect((await opened(" سبوت   ليد")).statusCode).toBe(204);
  await opened("سبوت ليد");
  await opened("أباليك");
  await rows();
  countSearch(db, "اباليك", 5);
  const unopened = (await rows("?found=unopened")).map(({ typed }) => typed);
  expect(unopened).toContain("دلاية");
  expect(unopened).not.toContain("سبوت ليد");
  expect(unopened).not.toContain("اباليك");
  const all = await rows();
  expect(all.find(({ typed }) => typed === "سبوت ليد")).toEqual({
    typed: "سبوت ليد",
    searches: 1,
    results: 30,
    opened: 2,
  });
  const table = await report("?found=unopened&format=csv");
  expect(table.headers["content-disposition"]).toContain("searches-without-click-");
});

test("ignores clicks for text never searched", async () => {
  await shop.app.inject({
    method: "POST",
    url: "/api/v1/search/opened",
    payload: { q: "010 1234 5678" },
  });
  await rows();
  const { rows: kept } = await shop.pool.query(
    "select words from storefront.opened_search where words like '%1234%'",
  );
  expect(kept).toEqual([]);
  expect((await rows()).map(({ typed }) => typed)).not.toContain("010 1234 5678");
});
