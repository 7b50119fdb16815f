import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { catalogue } from "#demo/index.ts";
import { loadDemo } from "./demo.ts";
import { readSettings } from "./platform/settings.ts";
import { addProducts } from "./testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "./testing/test-shop.ts";

let shop: TestShop;
beforeEach(async () => {
  shop = await createTestShop();
});
afterEach(() => shop.stop());

const count = async (table: string) => {
  const { rows } = await shop.pool.query<{ n: number }>(
    `select count(*)::integer as n from ${table}`,
  );
  return rows[0]?.n;
};

describe("loadDemo", () => {
  it("fills an empty shop once for concurrent calls", async () => {
    const lines: string[] = [];
    const load = () => loadDemo(shop.platform, (line) => lines.push(line));
    await Promise.all([load(), load()]);
    await load();
    expect(await count("catalog.product")).toBe(catalogue.products.length);
    expect(await count("storefront.document")).toBe(catalogue.products.length);
    expect(await count("pricing.delivery_terms")).toBe(27);
    expect(lines.filter((line) => /\d+ products/.test(line))).toHaveLength(1);
    const { siteName, hotline } = await readSettings(shop.platform.db);
    expect(siteName).toEqual({ ar: "فانوس", en: "Fanous" });
    expect(hotline).toMatch(/^\d{5}$/);
    const stocked = catalogue.products
      .flatMap((product) => product.variants)
      .reduce((sum, variant) => sum + variant.stock, 0);
    const { rows } = await shop.pool.query(
      "select sum(on_hand)::integer as n from inventory.stock_level",
    );
    expect(rows[0]?.n).toBe(stocked);
  });

  it("rolls back an interrupted load, after which a later load succeeds", async () => {
    const media = shop.platform.media;
    let writes = 0;
    const failing = {
      ...shop.platform,
      media: {
        ...media,
        write: async (key: string, bytes: Uint8Array) => {
          writes += 1;
          if (writes === 3) throw new Error("disk full");
          await media.write(key, bytes);
        },
      },
    };
    for (const attempt of [1, 2]) {
      await expect(
        loadDemo(failing, () => {}),
        `attempt ${attempt}`,
      ).rejects.toThrow("disk full");
      expect(await count("catalog.category")).toBe(0);
      expect(writes).toBe(3);
      writes = 0;
    }
    await loadDemo(shop.platform, () => {});
    expect(await count("catalog.product")).toBe(catalogue.products.length);
  });

  it("does not change a shop with its own products", async () => {
    await shop.run((work) => addProducts(work, [{}]));
    await loadDemo(shop.platform, () => {});
    expect(await count("catalog.product")).toBe(1);
  });
});
