import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StaffBlock, StaffMenu } from "#contract/menus/staff-endpoints.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { addPicture, words } from "#server/testing/small-content.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const ADMIN = "/api/v1/admin";
let shop: TestShop;
let editor: StaffClient;

beforeAll(async () => {
  shop = await createTestShop({ demo: true });
  editor = await signInStaff(shop, "content");
});
afterAll(() => shop.stop());

const put = (url: string, payload: object) =>
  editor.send({ method: "PUT", url: `${ADMIN}${url}`, payload });
const read = async <T>(url: string) => (await editor.get(`${ADMIN}${url}`)).json<T>();
const shown = async (url: string) => (await shop.app.inject({ url: `/api/v1/${url}` })).json();
const latest = async (target: string) => {
  const owner = await signInStaff(shop, "owner");
  const { items } = (await owner.get(`${ADMIN}/audit?target=${target}`)).json();
  return items[0];
};
const fieldsOf = (answer: { json: () => { errors: { path: string }[] } }) =>
  answer.json().errors.map(({ path }) => path);

describe("staff menus", () => {
  test("are listed with the number of their entries", async () => {
    const { items, total } = await read<{ items: object[]; total: number }>("/menus");
    expect(total).toBe(3);
    const menu = await read<StaffMenu>("/menus/1");
    const entries = menu.items.flatMap((item) => [item, ...item.children]);
    expect(items[0]).toEqual({
      id: 1,
      entries: entries.length,
      activeEntries: entries.filter(({ isActive }) => isActive).length,
    });
  });

  test("include both languages and inactive entries in display order", async () => {
    const { items } = await read<StaffMenu>("/menus/1");
    expect(items.some(({ isActive }) => !isActive)).toBe(true);
    const order = items.map(({ levelOrder }) => levelOrder ?? 0);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(items[0]?.label).toEqual({ ar: "وصل حديثًا", en: "New in" });
    expect((await editor.get(`${ADMIN}/menus/77`)).statusCode).toBe(404);
  });

  test("appear in the shop at the next request, with audit entry", async () => {
    const before = await read<StaffMenu>("/menus/2");
    await shown("menu-detail?categoryId=2&lang=en");
    const items = before.items.toReversed().map((item, index) => ({ ...item, levelOrder: index }));
    const hidden = { ...items[0], isActive: false };
    const saved = await put("/menus/2", {
      version: before.version,
      items: [hidden, ...items.slice(1)],
    });
    expect(saved.statusCode).toBe(200);
    const { items: seen } = await shown("menu-detail?categoryId=2&lang=en");
    expect(seen.map(({ label }: { label: string }) => label)).toEqual(
      items.map(({ label }) => label.en),
    );
    expect(seen[0].isActive).toBe(false);
    expect(await read("/menus/2")).toEqual(saved.json());
    const entry = await latest("menu:2");
    expect(entry).toMatchObject({ action: "menu.save", before: { items: before.items } });
    expect(entry.after).toEqual(saved.json());
  });

  test("return 409 for a stale version and stay unchanged", async () => {
    const { version, items } = await read<StaffMenu>("/menus/3");
    await put("/menus/3", { version, items: items.slice(1) });
    const second = await put("/menus/3", { version, items: [] });
    expect(second.statusCode).toBe(409);
    expect(second.json().current.items).toEqual(items.slice(1));
    expect((await read<StaffMenu>("/menus/3")).items).toEqual(items.slice(1));
  });

  test.each([
    "javascript:alert(1)",
    "//evil.example",
    "/\\evil.example",
    "http://example.com",
    "x",
    "",
  ])("reject an entry that links to %j with 422", async (target) => {
    const { version } = await read<StaffMenu>("/menus/3");
    const path = { ar: "/product", en: target };
    const items = [{ label: words("x"), path, isActive: true, levelOrder: null }];
    const answer = await put("/menus/3", { version, items });
    expect(answer.statusCode).toBe(422);
    expect(fieldsOf(answer)).toEqual(["items.0.path.en"]);
  });
});

describe("staff blocks", () => {
  const draft = (code: string) => ({
    code,
    categoryId: 3,
    kind: "promise",
    title: words(code),
    text: words(`${code} text`),
    actionLabel: null,
    path: null,
    assetId: null,
    position: 50,
  });
  const add = async (code: string) =>
    (await editor.post(`${ADMIN}/blocks`, draft(code))).json<StaffBlock>();
  const codes = async () =>
    (await shown("blocks?categoryId=3")).data.map(({ code }: { code: string }) => code);

  test("are found by words of either language", async () => {
    for (const word of ["الريسبشن", "proportion"]) {
      const found = await read<{ items: StaffBlock[] }>(`/blocks?q=${encodeURIComponent(word)}`);
      expect(
        found.items.map(({ code }) => code),
        word,
      ).toContain("home-room-reception");
    }
    expect((await read<{ total: number }>("/blocks?categoryId=4")).total).toBe(0);
  });

  test("are added, updated and deleted, visible at the next request", async () => {
    expect(await codes()).not.toContain("free-fitting");
    const { id, version } = await add("free-fitting");
    expect(await codes()).toContain("free-fitting");
    const assetId = await shop.run((work) => addPicture(work, shop.platform.media));
    const changed = await put(`/blocks/${id}`, { ...draft("fitting"), version, assetId });
    expect(changed.json<StaffBlock>().picture).toMatchObject({ width: 80, height: 100 });
    expect(await codes()).toContain("fitting");
    expect(await latest(`block:${id}`)).toMatchObject({
      action: "block.save",
      before: { code: "free-fitting", assetId: null },
      after: { code: "fitting", assetId },
    });
    const stale = await editor.send({
      method: "DELETE",
      url: `${ADMIN}/blocks/${id}?version=${version}`,
    });
    expect(stale.statusCode).toBe(409);
    const now = changed.json<StaffBlock>().version;
    const removed = await editor.send({
      method: "DELETE",
      url: `${ADMIN}/blocks/${id}?version=${now}`,
    });
    expect(removed.statusCode).toBe(204);
    expect(await codes()).not.toContain("fitting");
  });

  test("return 422 for a taken code or a missing picture", async () => {
    await add("taken");
    const again = await editor.post(`${ADMIN}/blocks`, draft("taken"));
    expect([again.statusCode, fieldsOf(again)]).toEqual([422, ["code"]]);
    const blind = await editor.post(`${ADMIN}/blocks`, { ...draft("blind"), assetId: 999_999 });
    expect([blind.statusCode, fieldsOf(blind)]).toEqual([422, ["assetId"]]);
    const other = await add("other");
    const moved = await put(`/blocks/${other.id}`, { ...draft("taken"), version: other.version });
    expect([moved.statusCode, fieldsOf(moved)]).toEqual([422, ["code"]]);
  });
});
