import { expect, test } from "vitest";
import { type PendingCode, secondsToWait } from "./pending-code.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const pending: PendingCode = {
  verification: "v",
  channel: "email",
  sentTo: "mona@example.com",
  expiresAt: new Date(NOW + 900_000).toISOString(),
  resendAfter: 60,
  askedAt: NOW,
  form: "/auth/Register",
  next: null,
};

test.each([
  [0, 60],
  [500, 60],
  [1000, 59],
  [59_001, 1],
  [60_000, 0],
  [90_000, 0],
])("returns %i ms after sending a wait of %i seconds", (later, seconds) => {
  expect(secondsToWait(pending, NOW + later)).toBe(seconds);
});

test("does not extend the resend wait after the clock was set back", () => {
  expect(secondsToWait(pending, NOW - 3_600_000)).toBe(60);
});
