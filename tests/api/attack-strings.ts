import fc from "fast-check";

/**
 * What no field expects: wrong types, huge and malformed texts, other digits, unknown ids, texts
 * that look like code.
 */
export const HOSTILE_TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "‮abc",
  "١٢٣٤٥٦٧٨٩٠١٢٣٤٥",
  "٠",
  "۹۹۹۹۹۹۹",
  "-1",
  "0",
  "1e309",
  "1.5",
  "2147483647",
  "2147483648",
  "99999999999999999999",
  "NaN",
  "null",
  "true",
  "[object Object]",
  "__proto__",
  "constructor",
  "' or 1=1 --",
  "'; drop table orders.order; --",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "%",
  "%00",
  "%zz",
  "{}",
  "[]",
  "💡".repeat(50),
  "ن".repeat(1_500),
  "x".repeat(1_900),
] as const;

export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
);

export const hostileValue = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      -1,
      0,
      1.5,
      1e300,
      2_147_483_648,
      Number.MAX_SAFE_INTEGER,
      [],
      {},
      [[]],
      { a: { b: 1 } },
      "y".repeat(60_000),
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
