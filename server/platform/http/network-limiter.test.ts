import { expect, test } from "vitest";
import { NetworkLimiter } from "./network-limiter.ts";

const times = (limiter: NetworkLimiter, count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => limiter.take(address(index), 1, 1_000));

test("so many a minute, then the seconds until the next minute", () => {
  const limiter = new NetworkLimiter(3);
  expect(times(limiter, 4, () => "203.0.113.7")).toEqual([0, 0, 0, 60]);
  expect(limiter.take("203.0.113.8", 1, 1_000)).toBe(0);
  expect(limiter.take("203.0.113.7", 1, 30_500)).toBe(31);
  expect(limiter.take("203.0.113.7", 1, 61_001)).toBe(0);
});

test("the part of an IPv6 address that is one's own to choose gives nothing more", () => {
  const limiter = new NetworkLimiter(3);
  expect(times(limiter, 4, (index) => `2001:db8:1:2::${index}`)).toEqual([0, 0, 0, 60]);
});

test("a whole line of networks has ten times as much", () => {
  const limiter = new NetworkLimiter(3);
  const answers = times(limiter, 31, (index) => `2001:db8:1:${index.toString(16)}::1`);
  expect(answers).toEqual([...Array<number>(30).fill(0), 60]);
});

test("what costs more counts more", () => {
  const limiter = new NetworkLimiter(10);
  expect(limiter.take("203.0.113.7", 8, 1_000)).toBe(0);
  expect(limiter.take("203.0.113.7", 8, 1_000)).toBe(60);
  expect(limiter.take("203.0.113.7", 2, 1_000)).toBe(0);
});

test("however many networks ask, its own memory has an end", () => {
  const limiter = new NetworkLimiter(3);
  times(limiter, 30_000, (index) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
  expect(limiter.size).toBeLessThanOrEqual(10_000);
});

test("0 is no limit", () => {
  expect(times(new NetworkLimiter(0), 100, () => "203.0.113.7").every((wait) => wait === 0)).toBe(
    true,
  );
});

test("of what runs at the same time one network has its share only", () => {
  const limiter = new NetworkLimiter(100, 2);
  const [leave] = [limiter.enter("203.0.113.7"), limiter.enter("203.0.113.7")];
  expect(() => limiter.enter("203.0.113.7")).toThrow("unavailable");
  expect(() => limiter.enter("203.0.113.8")).not.toThrow();
  leave?.();
  expect(() => limiter.enter("203.0.113.7")).not.toThrow();
});
