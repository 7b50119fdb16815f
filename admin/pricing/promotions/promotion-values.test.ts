import { expect, test } from "vitest";
import { draftOf, NEW_PROMOTION, valuesOf } from "./promotion-values.ts";

const record = {
  id: 7,
  code: "EID",
  label: { ar: "خصم العيد", en: "Eid discount" },
  priority: 50,
  isExclusive: false,
  isActive: true,
  from: "2026-12-01T07:00:00.000Z",
  until: null,
  categoryIds: [3],
  productIds: null,
  audience: null,
  minimum: 1_000_00,
  minimumQuantity: null,
  useLimit: 100,
  useLimitEach: 1,
  benefit: { kind: "percent" as const, basisPoints: 1_500, upTo: 300_00 },
  state: "scheduled" as const,
  uses: 0,
  version: "v",
};

test("round-trips a promotion through the form unchanged", () => {
  const values = valuesOf(record);
  expect(values).toMatchObject({ minimum: "1000", from: "2026-12-01T09:00", until: "" });
  const {
    id: _,
    state: __,
    uses: ___,
    version: ____,
    from: _____,
    until: ______,
    ...sent
  } = record;
  expect(draftOf(values)).toEqual({ value: sent });
});

test("round-trips every kind of benefit", () => {
  for (const benefit of [
    { kind: "amount" as const, piastres: 50_00 },
    { kind: "breaks" as const, breaks: [{ from: 5, basisPoints: 700 }] },
    { kind: "free-delivery" as const },
  ]) {
    expect(draftOf(valuesOf({ ...record, benefit }))).toMatchObject({ value: { benefit } });
  }
});

test("uppercases codes, sends empty ones as null and names invalid amounts", () => {
  const values = valuesOf(record);
  expect(draftOf({ ...values, code: "eid" })).toMatchObject({ value: { code: "EID" } });
  expect(draftOf({ ...values, code: " " })).toMatchObject({ value: { code: null } });
  expect(draftOf({ ...values, minimum: "much" })).toEqual({ wrong: "minimum" });
  expect(draftOf(NEW_PROMOTION)).toEqual({ wrong: "benefit.basisPoints" });
});
