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

test("where the money goes is not chosen for the customer, unless there is one way", () => {
  expect(valuesFor({ 1: 1 }, options, null).choice).toBe("");
  const one = { ...(options as object), refundTo: ["original"] } as never;
  expect(valuesFor({ 1: 1 }, one, null).choice).toBe("original");
});

test("what was written stays when other units are chosen", () => {
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

test("an exchange has no refund method, and only cash needs an account", () => {
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

test("the worth is what the next units of a line come to", () => {
  expect(worthOf({ 1: 1 }, options)).toBe(33);
  expect(worthOf({ 1: 2 }, options)).toBe(67);
  expect(worthOf({ 1: 2, 2: 3 }, options)).toBe(167);
  expect(worthOf({}, options)).toBe(0);
});
