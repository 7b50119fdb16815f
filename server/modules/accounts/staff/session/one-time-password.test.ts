import { expect, test } from "vitest";
import { appAddress, base32, codeOf, stepOfCode } from "./one-time-password.ts";

/** From RFC 6238, appendix B (SHA-1), the last six digits. */
const SECRET = Buffer.from("12345678901234567890");

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("at %d seconds the code is %s, as the standard says", (seconds, code) => {
  expect(codeOf(SECRET, seconds * 1000)).toBe(code);
});

test("a code holds for a step before and after, and works once", () => {
  const now = 1_111_111_111_000;
  const step = stepOfCode(SECRET, "050471", { after: 0, now });
  expect(step).toBe(37_037_037);
  expect(stepOfCode(SECRET, "050471", { after: 0, now: now + 30_000 })).toBe(step);
  expect(stepOfCode(SECRET, "050471", { after: 0, now: now + 90_000 })).toBeUndefined();
  expect(stepOfCode(SECRET, "050471", { after: step ?? 0, now })).toBeUndefined();
  for (const wrong of ["", "050472", "50471", "0504710"]) {
    expect(stepOfCode(SECRET, wrong, { after: 0, now })).toBeUndefined();
  }
});

test("the secret in letters, as RFC 4648 says", () => {
  expect(base32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
  expect(appAddress(SECRET, { issuer: "فانوس", account: "a@b.example" })).toBe(
    `otpauth://totp/${encodeURIComponent("فانوس")}:a%40b.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=${encodeURIComponent("فانوس")}`,
  );
});
