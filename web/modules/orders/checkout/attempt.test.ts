import { expect, test } from "vitest";
import { attemptFor } from "./attempt.ts";

test("reuses the idempotency key for the same order only", () => {
  let count = 0;
  const newKey = () => `k${(count += 1)}`;
  const first = attemptFor(null, { total: 1 }, newKey);
  expect(attemptFor(first, { total: 1 }, newKey)).toBe(first);
  expect(attemptFor(first, { total: 2 }, newKey).key).toBe("k2");
});
