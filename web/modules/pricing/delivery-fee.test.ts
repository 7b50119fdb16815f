import { describe, expect, it } from "vitest";
import { dayText } from "#contract/kernel/time/day-text.ts";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { deliveryFee, missingForFree } from "./delivery-fee.ts";

const cairo: DeliveryTerms = {
  governorate: "EG-C",
  name: "Cairo",
  fee: 12_000,
  codFee: 0,
  codLimit: null,
  freeFrom: 500_000,
  earliest: "2026-11-24",
  latest: "2026-11-26",
};

describe("delivery", () => {
  it("charges the fee below the free-delivery threshold", () => {
    expect(deliveryFee(cairo, 499_999)).toBe(12_000);
    expect(deliveryFee(cairo, 500_000)).toBe(0);
    expect(deliveryFee({ ...cairo, freeFrom: null }, 900_000_000)).toBe(12_000);
  });

  it("returns the missing amount for free delivery", () => {
    expect(missingForFree(cairo, 450_000)).toBe(50_000);
    expect(missingForFree(cairo, 500_000)).toBeNull();
    expect(missingForFree({ ...cairo, freeFrom: null }, 1)).toBeNull();
  });

  it("formats delivery days in words with Latin digits", () => {
    expect(dayText("2026-11-24", "en")).toBe("Tuesday 24 November");
    expect(dayText("2026-11-24", "ar")).toContain("24");
  });
});
