import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadWebBuild } from "#server/app-build.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const ORIGIN = "https://shop.example";

let shop: TestShop;
/** The category of pendants, four of five of which come in brass. */
let pendants: Record<"ar" | "en", string>;

beforeAll(async () => {
  const webBuild = await loadWebBuild(join(import.meta.dirname, "..", "..", "..", "build"));
  shop = await createTestShop({ demo: true, webBuild, config: { publicUrl: ORIGIN } });
  const { rows } = await shop.pool.query<{ id: number; slug: Record<"ar" | "en", string> }>(
    "select id, slug from catalog.category where code = 'pendants'",
  );
  const { id = 0, slug = { ar: "", en: "" } } = rows[0] ?? {};
  pendants = {
    ar: `/categories/product/${id}-${slug.ar}`,
    en: `/en/categories/product/${id}-${slug.en}`,
  };
});
afterAll(() => shop.stop());

interface Head {
  title: string | undefined;
  description: string | undefined;
  robots: string | undefined;
  canonical: string | undefined;
  heading: string | undefined;
}

async function headOf(address: string): Promise<Head> {
  const { body } = await shop.app.inject(address);
  const first = (pattern: RegExp) => pattern.exec(body)?.[1]?.replaceAll("&amp;", "&");
  return {
    title: first(/<title>([^<]*)</),
    description: first(/name="description" content="([^"]*)"/),
    robots: first(/name="robots" content="([^"]*)"/),
    canonical: first(/rel="canonical" href="([^"]*)"/),
    heading: first(/<h1[^>]*>([^<]*)</),
  };
}

describe("the canonical URL of a list", () => {
  test.each([
    ["", ""],
    ["?page=1", ""],
    ["?page=2", "?page=2"],
    ["?sort=newest", ""],
    ["?sort=price-asc", "?sort=price-asc"],
    ["?style=modern&finish=brass", "?finish=brass&style=modern"],
    ["?finish=black,brass,black", "?finish=black,brass"],
    ["?finish=brass&utm_source=mail", "?finish=brass"],
    ["?nothing_there=1", ""],
    ["?price=500..", "?price=500.."],
  ])("%s", async (search, canonical) => {
    expect((await headOf(`/product${search}`)).canonical).toBe(`${ORIGIN}/product${canonical}`);
    const category = await headOf(`${pendants.en}${search}`);
    expect(category.canonical).toBe(`${ORIGIN}${pendants.en}${canonical}`);
  });

  test("keeps search term and filters, not the sorting", async () => {
    const { canonical } = await headOf("/en/SearchProducts/spot?sort=relevance&finish=black");
    expect(canonical).toBe(`${ORIGIN}/en/SearchProducts/spot?finish=black`);
  });
});

describe("indexes the filtered list of brass pendants in", () => {
  test.each([
    [
      "ar",
      "دلايات بتشطيب نحاسي مطفي",
      /^دلايات بتشطيب نحاسي مطفي: 4 منتجات بأسعار تبدأ من [\d,]+ ج\.م\./,
    ],
    ["en", "Pendants in brushed brass", /^Pendants in brushed brass: 4 products from EGP [\d,]+\./],
  ] as const)("%s", async (locale, title, description) => {
    const head = await headOf(`${pendants[locale]}?finish=brass`);
    expect(head.robots).toBeUndefined();
    expect(head.title).toMatch(new RegExp(`^${title} · `));
    expect(head.heading).toBe(title);
    expect(head.description).toMatch(description);
    expect(head.canonical).toBe(`${ORIGIN}${pendants[locale]}?finish=brass`);
  });
});

describe("returns noindex, follow for", () => {
  test.each([
    "?finish=brass&sort=price-asc",
    "?finish=brass,black",
    "?finish=brass&style=modern",
    // A facet without search demand, a range, too few products, no products.
    "?mounting=suspended",
    "?price=500..5000",
    "?finish=black&stock=in",
    "?finish=walnut",
    "?q=hala",
  ])("%s", async (search) => {
    expect((await headOf(pendants.ar + search)).robots).toBe("noindex, follow");
  });

  test.each(["/product?finish=brass", "/SearchProducts/spot", "/special-offers?brand=veltano"])(
    "%s",
    async (address) => {
      expect((await headOf(address)).robots).toBe("noindex, follow");
    },
  );
});
