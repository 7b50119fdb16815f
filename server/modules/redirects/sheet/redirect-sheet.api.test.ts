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

test("redirects are added, replaced, switched off and refused row by row; a round trip changes nothing", async () => {
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
    [4, "New address: This leads back to where it starts. Please enter a different address"],
    [5, "Status (301 for good, 302 for now): Please write 301, 302, 307 or 308"],
    [6, expect.stringContaining("New address: ")],
    [7, expect.stringContaining("Line 3")],
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
