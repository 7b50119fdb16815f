import { expect, test } from "vitest";
import { bodyOf, valuesFor, worthOf } from "./return-values.ts";

const line = { paid: 100, quantity: 3, open: 2 } as const;
const options = {
  lines: [
    { ...line, position: 1 },
    { ...line, position: 2, open: 3 },
  ],
  refundTo: ["wallet", "original"],
} as never;

test("preselects the refund method only when there is one", () => {
  expect(valuesFor({ 1: 1 }, options, null).choice).toBe("");
  const one = { ...(options as object), refundTo: ["original"] } as never;
  expect(valuesFor({ 1: 1 }, one, null).choice).toBe("original");
});

test("keeps written return reasons when other units are chosen", () => {
  const first = valuesFor({ 1: 1, 2: 1 }, options, null);
  expect(first).toMatchObject({ choice: "", lines: { 1: { reason: "" } } });
  const lines = { ...first.lines, 1: { quantity: 1, reason: "defective", note: "dark" } };
  const next = valuesFor({ 1: 2 }, options, { ...first, lines, choice: "exchange" });
  expect(next).toEqual({
    lines: { 1: { quantity: 2, reason: "defective", note: "dark" } },
    choice: "exchange",
    payoutTo: "",
  });
});

test("sends no refund method and no payout account for an exchange", () => {
  const lines = { 2: { quantity: 1, reason: "damaged", note: "" } };
  const pictures = () => [{ id: "a" }, { id: null }];
  expect(bodyOf({ lines, choice: "exchange", payoutTo: "010" }, pictures)).toEqual({
    lines: [{ position: 2, quantity: 1, reason: "damaged", note: "", pictures: ["a"] }],
    resolution: "exchange",
    payoutTo: "",
  });
  expect(bodyOf({ lines, choice: "original", payoutTo: "010" }, pictures)).toMatchObject({
    resolution: "refund",
    refundTo: "original",
    payoutTo: "010",
  });
});

test("computes a return's value from the next units of each line", () => {
  expect(worthOf({ 1: 1 }, options)).toBe(33);
  expect(worthOf({ 1: 2 }, options)).toBe(67);
  expect(worthOf({ 1: 2, 2: 3 }, options)).toBe(167);
  expect(worthOf({}, options)).toBe(0);
});
