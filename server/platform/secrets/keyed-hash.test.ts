import { expect, test } from "vitest";
import { isKeyedHash, keyedHash, keyedHashes } from "./keyed-hash.ts";

const before = { current: "the secret of last year" };
const between = { current: "the secret of this year", previous: before.current };
const after = { current: between.current };

test("accepts a hash of the previous secret until that secret is removed", () => {
  const old = keyedHash(before, "order 1");
  expect([before, between, after].map((one) => isKeyedHash(one, "order 1", old))).toEqual([
    true,
    true,
    false,
  ]);
  expect(keyedHashes(between, "order 1")).toEqual([keyedHash(after, "order 1"), old]);
});

test("creates hashes with the current secret during a rotation", () => {
  const made = keyedHash(between, "order 1");
  expect(isKeyedHash(after, "order 1", made)).toBe(true);
  expect(isKeyedHash(before, "order 1", made)).toBe(false);
});

test("rejects hashes of another text, another length or changed bytes", () => {
  const made = keyedHash(between, "order 1");
  expect(isKeyedHash(between, "order 2", made)).toBe(false);
  expect(isKeyedHash(between, "order 1", made.subarray(0, 12))).toBe(false);
  expect(isKeyedHash(between, "order 1", made.subarray(0, 12), 12)).toBe(true);
  expect(isKeyedHash(between, "order 1", Buffer.alloc(0))).toBe(false);
  made[0] = (made[0] ?? 0) ^ 1;
  expect(isKeyedHash(between, "order 1", made)).toBe(false);
});
