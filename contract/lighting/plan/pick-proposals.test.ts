import { expect, test } from "vitest";
import { distinctLights, pickProposals, type Proposal } from "./pick-proposals.ts";
import { FIRST_PLAN } from "./plan.ts";

const proposal = (variantId: number, change: Partial<Proposal> = {}): Proposal => ({
  plan: FIRST_PLAN,
  variantId,
  average: 160,
  uniformity: 0.5,
  price: 100_00,
  watts: 60,
  cct: 4000,
  ...change,
});

const named = (proposals: Proposal[]) =>
  pickProposals(proposals).map(({ aims, proposal: { variantId } }) => [variantId, ...aims]);

test("picks the best proposal per aim, the cheaper of equals", () => {
  expect(
    named([
      proposal(1, { price: 90_00, uniformity: 0.4 }),
      proposal(2, { uniformity: 0.7, watts: 80 }),
      proposal(3, { watts: 40, cct: 2700, price: 300_00 }),
      proposal(4, { watts: 40, cct: 2700, price: 200_00 }),
    ]),
  ).toEqual([
    [1, "cheapest"],
    [2, "even"],
    [4, "efficient", "warmest"],
  ]);
});

test("ignores proposals too dark or bright and unknown values", () => {
  const unknown = proposal(3, { watts: null, cct: null, price: 50_00 });
  expect(
    named([proposal(1, { average: 120 }), proposal(2, { average: 300 }), unknown, proposal(4)]),
  ).toEqual([
    [3, "cheapest", "even"],
    [4, "efficient", "warmest"],
  ]);
  expect(named([])).toEqual([]);
});

test("returns the cheapest finish of identical lights", () => {
  const light = { productId: 1, flux: 800, power: 9, cct: 3000, beam: 36 };
  const [black, white] = [
    { ...light, price: { amount: 90 } },
    { ...light, price: { amount: 80 } },
  ];
  const cool = { ...light, cct: 4000, price: { amount: 70 } };
  expect(distinctLights([black, white, cool])).toEqual([white, cool]);
});
