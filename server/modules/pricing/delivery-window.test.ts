import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deliveryWindow } from "./delivery-window.ts";

describe("delivery window", () => {
  test("skips Fridays", () => {
    // A Wednesday.
    expect(deliveryWindow("2026-11-18", 1, 3)).toEqual({
      earliest: "2026-11-19",
      latest: "2026-11-22",
    });
    expect(deliveryWindow("2026-11-19", 1, 1).earliest).toBe("2026-11-21");
  });

  test("counts from Saturday for an order on a Friday", () => {
    expect(deliveryWindow("2026-11-20", 0, 1)).toEqual({
      earliest: "2026-11-21",
      latest: "2026-11-21",
    });
  });

  test("crosses the ends of months and years", () => {
    expect(deliveryWindow("2027-12-30", 1, 2)).toEqual({
      earliest: "2028-01-01",
      latest: "2028-01-02",
    });
  });

  test("never falls on a Friday or before today", () => {
    const day = fc.date({
      min: new Date("2026-01-01"),
      max: new Date("2040-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, fc.nat(20), fc.nat(20), (date, min, more) => {
        const today = date.toISOString().slice(0, 10);
        const { earliest, latest } = deliveryWindow(today, min, min + more);
        for (const promised of [earliest, latest])
          expect(new Date(promised).getUTCDay()).not.toBe(5);
        expect(today <= earliest && earliest <= latest).toBe(true);
      }),
    );
  });
});
