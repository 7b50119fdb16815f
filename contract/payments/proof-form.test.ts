import { afterEach, expect, test, vi } from "vitest";
import { parsePounds, proofForm } from "./proof-form.ts";

test.each([
  ["40000", 40_000_00],
  ["٤٠٬٠٠٠", 40_000_00],
  ["٤٠،٠٠٠", 40_000_00],
  ["۴۰٬۰۰۰٫۵", 40_000_50],
  ["40,000.25", 40_000_25],
  [" 1 234 567 ", 1_234_567_00],
  ["\u2066174.50\u2069", 174_50],
  ["0", 0],
])("parses %j as %s piastres", (text, piastres) => {
  expect(parsePounds(text)).toBe(piastres);
});

test.each(["", "-5", "1,23", "12,34,567", "1.234", "1.2.3", "4e5", "0x10", "EGP 5", "1234567890"])(
  "rejects %j as an amount",
  (text) => {
    expect(parsePounds(text)).toBeUndefined();
  },
);

afterEach(() => vi.useRealTimers());

const now = Date.now();
const day = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);

test("accepts a proof without any field", () => {
  const nothing = { amount: null, transferredOn: "", reference: "" };
  expect(proofForm.parse({ amount: " ", transferredOn: "", reference: " " })).toEqual(nothing);
  expect(proofForm.parse({})).toEqual(nothing);
});

test("accepts only recent days and amounts above zero", () => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  const isTaken = (given: object) => proofForm.safeParse(given).success;
  const arabic = day(0).replaceAll(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
  expect(proofForm.parse({ transferredOn: arabic }).transferredOn).toBe(day(0));
  expect(
    [day(-90), day(2), day(-93), "2026-02-30", "today"].map((transferredOn) =>
      isTaken({ transferredOn }),
    ),
  ).toEqual([true, false, false, false, false]);
  expect(["0", "-1", "99,999,999", "1e3"].map((amount) => isTaken({ amount }))).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
