import { expect, test } from "vitest";
import { authenticatorCode, secretBytes } from "#server/testing/authenticator.ts";
import { newAppSecret, stepOfCode } from "./app-code.ts";

/** From RFC 6238, appendix B (SHA-1), the last six digits. */
const SECRET = Buffer.from("12345678901234567890");

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("matches RFC 6238 at %d seconds with code %s", (seconds, code) => {
  const step = Math.floor(seconds / 30);
  expect(stepOfCode(SECRET, code, { after: step - 1, now: seconds * 1000 })).toBe(step);
});

test("accepts a code one step early or late, but not twice", () => {
  const now = 1_111_111_111_000;
  const step = stepOfCode(SECRET, "050471", { after: 0, now });
  expect(step).toBe(37_037_037);
  expect(stepOfCode(SECRET, "050471", { after: 0, now: now + 30_000 })).toBe(step);
  expect(stepOfCode(SECRET, "050471", { after: 0, now: now - 30_000 })).toBe(step);
  for (const off of [-60_000, 60_000])
    expect(stepOfCode(SECRET, "050471", { after: 0, now: now + off })).toBeUndefined();
  expect(stepOfCode(SECRET, "050471", { after: step ?? 0, now })).toBeUndefined();
  for (const wrong of ["", "050472", "50471", "0504710", "٠٥٠٤٧١", "ééé"]) {
    expect(stepOfCode(SECRET, wrong, { after: 0, now })).toBeUndefined();
  }
});

test("creates a sealed secret with an authenticator URI", () => {
  const made = newAppSecret(
    { authSecret: { current: "a secret of the shop" } },
    { issuer: "فانوس", label: "a@b.example" },
  );
  const uri = new URL(made.uri);
  expect(made.uri).toContain(`otpauth://totp/${encodeURIComponent("فانوس")}:a%40b.example?`);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: made.secret,
    issuer: "فانوس",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
  expect(made.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(made.sealed.includes(secretBytes(made.secret))).toBe(false);
  expect(
    stepOfCode(secretBytes(made.secret), authenticatorCode(made.secret), { after: 0 }),
  ).toBeGreaterThan(0);
});
