import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue } from "#demo/index.ts";
import { checkThings } from "./check-things.ts";
import { chandelier, dimmer, lamp, spot } from "./things/sample-things.ts";
import { isHolder, isLamp } from "./things/kinds.ts";
import type { Thing } from "./things/thing.ts";

const parents = new Map(catalogue.categories.map(({ code, parent }) => [code, parent]));

function lineageOf(code: string | undefined): string[] {
  return code === undefined ? [] : [code, ...lineageOf(parents.get(code))];
}

/** Every variant of the demo catalogue, as the server reads it. */
const shelf: Thing[] = catalogue.products.flatMap((product, productId) =>
  product.variants.map((variant, index) => ({
    variantId: productId * 100 + index,
    productId,
    quantity: 1,
    categoryCodes: lineageOf(product.category),
    facts: { ...product.attributes, ...variant.attributes, ...variant.options },
  })),
);

const rulesOf = (things: Thing[]) => checkThings(things).map(({ rule }) => rule);

test("what will not work comes before what is missing, hints last", () => {
  const things = [
    chandelier({ max_lamp_w: 3 }),
    lamp({ cct: 6500, room: ["reception"] }),
    spot({ room: ["reception"] }, 5),
    dimmer(),
  ];
  expect(checkThings(things).map(({ severity }) => severity)).toEqual(["clash", "miss", "hint"]);
});

describe("the demo catalogue", () => {
  const alone = shelf.map((thing) => ({ thing, rules: rulesOf([thing]) }));

  test("alone, a thing asks for exactly what it cannot work without", () => {
    const wrong = alone.filter(({ thing: { facts }, rules }) => {
      const needs = [
        ...(facts["driver"] === "separate" ? ["driver"] : []),
        ...(facts["lamp_included"] === false ? ["lamps"] : []),
        ...(facts["lock_function"] === "flat" ? ["cylinder"] : []),
      ];
      return rules.join() !== needs.join();
    });
    expect(wrong).toEqual([]);
  });

  test("one of everything that needs nothing: harmless in a cart of its own, whatever the quantity", () => {
    const harmless = alone.filter(({ rules }) => rules.length === 0).map(({ thing }) => thing);
    expect(harmless.length).toBeGreaterThan(150);
    fc.assert(
      fc.property(
        fc.constantFrom(...harmless),
        fc.integer({ min: 1, max: 999 }),
        (thing, quantity) => {
          expect(checkThings([{ ...thing, quantity }])).toEqual([]);
        },
      ),
    );
  });

  test("a fact that nobody wrote down never makes a finding", () => {
    const carts = fc.uniqueArray(fc.constantFrom(...shelf), {
      minLength: 1,
      maxLength: 6,
      selector: ({ variantId }) => variantId,
    });
    fc.assert(
      fc.property(carts, fc.nat(), fc.nat(), (cart, at, which) => {
        const poorer = cart.map((thing, index) => {
          if (index !== at % cart.length) return thing;
          const entries = Object.entries(thing.facts);
          return {
            ...thing,
            facts: Object.fromEntries(entries.filter((_, i) => i !== which % entries.length)),
          };
        });
        const before = rulesOf(cart);
        expect(rulesOf(poorer).filter((rule) => !before.includes(rule))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test("every fitting is silent once the right lamps of the shop are beside it", () => {
    const fittings = shelf.filter((thing) => isHolder(thing) && rulesOf([thing]).length > 0);
    const unhelped = fittings.filter((fitting) => {
      const lamps = shelf.filter(isLamp).map((one) => ({
        ...one,
        quantity: Number(fitting.facts["lamp_count"]),
      }));
      return !lamps.some((one) => rulesOf([fitting, one]).length === 0);
    });
    expect(fittings.length).toBeGreaterThan(30);
    expect(unhelped.map(({ facts }) => facts["cap"])).toEqual([]);
  });
});
