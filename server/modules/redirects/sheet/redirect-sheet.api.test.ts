import { afterAll, beforeAll, expect, test } from "vitest";
import { SheetClient } from "#server/testing/sheets/sheet-client.ts";
import { tableFile } from "#server/testing/sheets/table-cells.ts";
import { signInStaff } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { findRedirect } from "../find-redirect.ts";

let shop: TestShop;
let redirects: SheetClient;

beforeAll(async () => {
  shop = await createTestShop();
  redirects = new SheetClient(shop, await signInStaff(shop, "owner"), "redirects");
});
afterAll(() => shop.stop());

const target = async (path: string) => (await findRedirect(shop.platform.db, path))?.to;

test("imports valid redirect rows, reports invalid rows and round-trips unchanged", async () => {
  const headings = ["الرابط القديم", "الرابط الجديد", "نوع التحويل (301 دائم، 302 مؤقت)", "مفعّل"];
  const added = await redirects.send(
    await tableFile([
      headings,
      ["/Old-Lamps", "/products", "", ""],
      ["/sale", "/offers", "٣٠٢", "نعم"],
      ["/circle", "/CIRCLE/", "", ""],
      ["/odd", "/products", "300", ""],
      ["/elsewhere", "//evil.example", "", ""],
      ["/sale/", "/products", "", ""],
      ["/nowhere", "", "", ""],
    ]),
  );
  expect(added.counts).toEqual({ new: 2, changed: 0, unchanged: 0, broken: 5 });
  expect((await redirects.faults(added)).map(([line, said]) => [line, said])).toEqual([
    [4, "New address: This would create a redirect loop. Please enter a different address"],
    [5, "Status (301 permanent, 302 temporary): Please write 301, 302, 307 or 308"],
    [6, expect.stringContaining("New address: ")],
    [7, expect.stringContaining("line 3")],
    [8, expect.stringContaining("New address: ")],
  ]);
  expect(await target("/old-lamps")).toBeUndefined();
  await redirects.apply(added);
  expect(await target("/ar/OLD-lamps")).toBe("/products");
  expect(await target("/sale")).toBe("/offers");
  const changed = await redirects.send(
    await tableFile([
      ["Old address", "New address", "Active"],
      ["/old-lamps", "/offers", "yes"],
      ["/sale", "/offers", "no"],
    ]),
  );
  expect(changed.counts).toMatchObject({ changed: 2, broken: 0 });
  await redirects.apply(changed);
  expect(await target("/old-lamps")).toBe("/offers");
  expect(await target("/sale")).toBeUndefined();
  for (const format of ["csv", "xlsx"] as const) {
    const again = await redirects.send(await redirects.exported(format, "ar"));
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 2, broken: 0 });
  }
});

test("restricts content staff to redirect spreadsheets, returning 403 for others", async () => {
  const staff = await signInStaff(shop, "content");
  const own = new SheetClient(shop, staff, "redirects");
  const sent = await own.send(
    await tableFile([
      ["Old address", "New address"],
      ["/faq-old", "/FAQ"],
    ]),
  );
  expect(sent.counts).toMatchObject({ new: 1, broken: 0 });
  await own.apply(sent);
  expect(await target("/faq-old")).toBe("/FAQ");
  expect((await own.exported("csv", "en")).toString()).toContain("/faq-old");
  for (const kind of ["products", "stock", "prices", "price-lists"]) {
    expect((await staff.get(`/api/v1/admin/spreadsheets/${kind}`)).statusCode).toBe(403);
    const refused = await staff.send({
      method: "POST",
      url: `/api/v1/admin/imports?kind=${kind}`,
      payload: "SKU\nNO-SUCH",
      headers: { "content-type": "text/csv" },
    });
    expect(refused.statusCode).toBe(403);
  }
  const prices = new SheetClient(shop, await signInStaff(shop, "owner"), "prices");
  const { id } = await prices.send(await tableFile([["SKU"], ["NO-SUCH"]]));
  expect((await staff.get(`/api/v1/admin/imports/${id}`)).statusCode).toBe(404);
  const { items } = (await staff.get("/api/v1/admin/imports")).json<{
    items: { kind: string }[];
  }>();
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(["redirects"]));
});
