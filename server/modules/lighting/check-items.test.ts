import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue } from "#demo/index.ts";
import { allFindings, checkItems } from "./check-items.ts";
import type { CartItem } from "./items/cart-item.ts";
import { isHolder, isLamp } from "./items/item-kinds.ts";
import { chandelier, dimmer, lamp, spot } from "./items/sample-items.ts";

const parents = new Map(catalogue.categories.map(({ code, parent }) => [code, parent]));

function lineageOf(code: string | undefined): string[] {
  return code === undefined ? [] : [code, ...lineageOf(parents.get(code))];
}

/** Every variant of the demo catalogue, as the server reads it. */
const everyVariant: CartItem[] = catalogue.products.flatMap((product, productId) =>
  product.variants.map((variant, index) => ({
    variantId: productId * 100 + index,
    productId,
    quantity: 1,
    categoryCodes: lineageOf(product.category),
    facts: { ...product.attributes, ...variant.attributes, ...variant.options },
  })),
);

const rulesOf = (items: CartItem[]) => checkItems(items).map(({ rule }) => rule);

test("sorts clashes before misses and hints last", () => {
  const items = [
    chandelier({ max_lamp_w: 3 }),
    lamp({ cct: 6500, room: ["reception"] }),
    lamp({ cap: "e27" }),
    spot({ dimmable: "no" }),
    dimmer(),
  ];
  expect(checkItems(items).map(({ severity }) => severity)).toEqual([
    "clash",
    "miss",
    "hint",
    "hint",
  ]);
});

test("omits hints about an item that clashes", () => {
  const wrong = lamp({ cap: "e27", cct: 6500, dimmable: "no", room: ["reception"] }, 6);
  const items = [chandelier(), wrong, lamp({ cct: 2700, room: ["reception"] }, 2), dimmer()];
  const about = checkItems(items).filter(({ variantIds }) => variantIds[0] === wrong.variantId);
  expect(about).toMatchObject([{ rule: "lamp-cap" }]);
});

describe("checkItems on the demo catalogue", () => {
  const alone = everyVariant.map((item) => ({ item, rules: rulesOf([item]) }));

  test("reports only required companions for a single item", () => {
    const wrong = alone.filter(({ item: { facts }, rules }) => {
      const needs = [
        ...(facts["driver"] === "separate" ? ["driver"] : []),
        ...(facts["mounting"] === "track" && facts["luminous_flux"] ? ["track"] : []),
        ...(facts["track_part"] === "rail" ? ["track-feed"] : []),
        ...(facts["lamp_included"] === false ? ["lamps"] : []),
        ...(facts["lock_function"] === "flat" ? ["cylinder"] : []),
      ];
      return rules.join() !== needs.join();
    });
    expect(wrong).toEqual([]);
  });

  test("reports nothing for any quantity of an independent item", () => {
    const harmless = alone.filter(({ rules }) => rules.length === 0).map(({ item }) => item);
    expect(harmless.length).toBeGreaterThan(150);
    fc.assert(
      fc.property(
        fc.constantFrom(...harmless),
        fc.integer({ min: 1, max: 999 }),
        (item, quantity) => {
          expect(checkItems([{ ...item, quantity }])).toEqual([]);
        },
      ),
    );
  });

  test("adds no finding when a fact is missing", () => {
    const carts = fc.uniqueArray(fc.constantFrom(...everyVariant), {
      minLength: 1,
      maxLength: 6,
      selector: ({ variantId }) => variantId,
    });
    fc.assert(
      fc.property(carts, fc.nat(), fc.nat(), (cart, at, which) => {
        const poorer = cart.map((item, index) => {
          if (index !== at % cart.length) return item;
          // Lights with switchable colour temperature say so; a missing attribute means no.
          const entries = Object.entries(item.facts).toSorted(
            ([a], [b]) => Number(a === "cct_switch") - Number(b === "cct_switch"),
          );
          const known = entries.length - Number("cct_switch" in item.facts);
          return {
            ...item,
            facts: Object.fromEntries(entries.filter((_, i) => i !== which % known)),
          };
        });
        const before = new Set(allFindings(cart).map(({ rule }) => rule));
        const after = allFindings(poorer).map(({ rule }) => rule);
        expect(after.filter((rule) => !before.has(rule))).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  test("clears every fitting's findings once suitable lamps are added", () => {
    const fittings = everyVariant.filter((item) => isHolder(item) && rulesOf([item]).length > 0);
    const unhelped = fittings.filter((fitting) => {
      const lamps = everyVariant.filter(isLamp).map((one) => ({
        ...one,
        quantity: Number(fitting.facts["lamp_count"]),
      }));
      return !lamps.some((one) => rulesOf([fitting, one]).length === 0);
    });
    expect(fittings.length).toBeGreaterThan(30);
    expect(unhelped.map(({ facts }) => facts["cap"])).toEqual([]);
  });
});
