import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { loadSources } from "../../../admin/testing/load-sources.ts";
import { openBrowser } from "./open-browser.ts";

let shop: TestShop;
let owner: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  owner = await signInStaff(shop, "owner");
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.stop();
});

test("returns every back office list in the page size of its screen", async () => {
  const pageSizes = openBrowser(owner);
  const sources = await loadSources();
  const found: Record<string, number[]> = {};
  for (const [name, { list, pageSize }] of Object.entries(sources)) {
    pageSizes.length = 0;
    const query = { page: 1, filter: {} as never, sort: { field: "id", order: "DESC" as const } };
    const { items, total } = await list(query);
    expect(items.length, name).toBe(total);
    // A team is returned at once, without pagination.
    found[name] = pageSizes.length > 0 ? [...pageSizes] : [pageSize];
  }
  const expected = Object.entries(sources).map(([name, { pageSize }]) => [name, [pageSize]]);
  expect(found).toEqual(Object.fromEntries(expected));
});
