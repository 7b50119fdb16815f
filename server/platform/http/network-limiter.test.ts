import { expect, test } from "vitest";
import { NetworkLimiter } from "./network-limiter.ts";

const times = (limiter: NetworkLimiter, count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => limiter.take(address(index), 1, 1_000));

test("allows N requests per minute, then returns the seconds to wait", () => {
  const limiter = new NetworkLimiter(3);
  expect(times(limiter, 4, () => "203.0.113.7")).toEqual([0, 0, 0, 60]);
  expect(limiter.take("203.0.113.8", 1, 1_000)).toBe(0);
  expect(limiter.take("203.0.113.7", 1, 30_500)).toBe(31);
  expect(limiter.take("203.0.113.7", 1, 61_001)).toBe(0);
});

test("counts all addresses of an IPv6 /64 together", () => {
  const limiter = new NetworkLimiter(3);
  expect(times(limiter, 4, (index) => `2001:db8:1:2::${index}`)).toEqual([0, 0, 0, 60]);
});

test("allows ten times the requests for an IPv6 /48", () => {
  const limiter = new NetworkLimiter(3);
  const answers = times(limiter, 31, (index) => `2001:db8:1:${index.toString(16)}::1`);
  expect(answers).toEqual([...Array<number>(30).fill(0), 60]);
});

test("subtracts the cost of each request from the limit", () => {
  const limiter = new NetworkLimiter(10);
  expect(limiter.take("203.0.113.7", 8, 1_000)).toBe(0);
  expect(limiter.take("203.0.113.7", 8, 1_000)).toBe(60);
  expect(limiter.take("203.0.113.7", 2, 1_000)).toBe(0);
});

test("stores at most 10,000 networks", () => {
  const limiter = new NetworkLimiter(3);
  times(limiter, 30_000, (index) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
  expect(limiter.size).toBeLessThanOrEqual(10_000);
});

test("allows every request when the limit is 0", () => {
  expect(times(new NetworkLimiter(0), 100, () => "203.0.113.7").every((wait) => wait === 0)).toBe(
    true,
  );
});

test("rejects more concurrent requests of a network than its share", () => {
  const limiter = new NetworkLimiter(100, 2);
  const [leave] = [limiter.enter("203.0.113.7"), limiter.enter("203.0.113.7")];
  expect(() => limiter.enter("203.0.113.7")).toThrow("unavailable");
  expect(() => limiter.enter("203.0.113.8")).not.toThrow();
  leave?.();
  expect(() => limiter.enter("203.0.113.7")).not.toThrow();
});
