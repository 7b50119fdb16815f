import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Block } from "#contract/menus/endpoints.ts";
import { catalogue } from "#demo/index.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { saveBlock, saveMenu } from "./index.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ demo: true });
});
afterAll(() => shop.stop());

const get = async (url: string) => (await shop.app.inject({ url })).json();

describe("GET /menu-detail", () => {
  it("returns every menu item with children, including inactive items", async () => {
    const { items } = await get("/api/v1/menu-detail?categoryId=1&lang=en");
    const header = catalogue.menus.filter((item) => item.categoryId === 1);
    expect(items).toHaveLength(header.length);
    for (const [index, item] of header.entries()) {
      expect(items[index]).toMatchObject({
        label: item.label.en,
        isActive: item.isActive,
        levelOrder: item.levelOrder ?? null,
      });
      expect(items[index].children).toHaveLength(item.children?.length ?? 0);
    }
    expect(items.some((item: { isActive: boolean }) => !item.isActive)).toBe(true);
    expect(items.some((item: { levelOrder: number | null }) => item.levelOrder === null)).toBe(
      true,
    );
  });

  it("links categories by the localised slug", async () => {
    const [ar, en] = await Promise.all(
      ["ar", "en"].map((lang) => get(`/api/v1/menu-detail?categoryId=1&lang=${lang}`)),
    );
    const path = (menu: { items: { path: string }[] }) =>
      menu.items.find((item) => item.path.startsWith("/categories/"))?.path;
    expect(path(ar)).toMatch(/^\/categories\/product\/\d+-nagaf$/);
    expect(path(en)).toMatch(/^\/categories\/product\/\d+-chandeliers$/);
  });

  it("returns an empty list for an unknown menu", async () => {
    expect(await get("/api/v1/menu-detail?categoryId=77")).toEqual({ items: [] });
  });

  it("returns a saved menu immediately instead of the old menu", async () => {
    const label = { ar: "جديد", en: "New" };
    const entry = { label, path: { ar: "/a", en: "/e" }, levelOrder: 1, isActive: true };
    await shop.run((work) => saveMenu(work, 2, [{ ...entry, children: [entry] }]));
    const { items } = await get("/api/v1/menu-detail?categoryId=2&lang=en");
    expect(items).toMatchObject([{ label: "New", path: "/e", children: [{ label: "New" }] }]);
  });
});

describe("GET /blocks", () => {
  it("returns blocks in order with their pictures", async () => {
    const { data } = await get("/api/v1/blocks?categoryId=3&lang=ar");
    const blocks = catalogue.blocks.toSorted((a, b) => a.position - b.position);
    const shown = data.map(({ code, picture }: Block) => [code, picture !== null]);
    expect(shown).toEqual(blocks.map(({ code, picture }) => [code, picture !== undefined]));
    expect(data[0].title).toBe(catalogue.blocks[0]?.title.ar);
    const { picture } = data.find((block: Block) => block.picture);
    const { statusCode, headers } = await shop.app.inject(picture.src);
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/webp"]);
  });

  it("returns the new version of a block saved under its code", async () => {
    const text = { ar: "نص", en: "Text" };
    await shop.run((work) =>
      saveBlock(work, {
        code: "home-hero",
        categoryId: 3,
        kind: "hero",
        title: text,
        text,
        actionLabel: null,
        path: null,
        assetId: null,
        position: 1,
      }),
    );
    const { data } = await get("/api/v1/blocks?categoryId=3&lang=en");
    expect(data).toHaveLength(catalogue.blocks.length);
    expect(data[0]).toMatchObject({ title: "Text", actionLabel: null, picture: null });
  });
});
