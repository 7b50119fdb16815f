import { describe, expect, test, vi } from "vitest";
import { type CacheScope, EVERYTHING, TagCache } from "./tag-cache.ts";

interface Page {
  text: string;
}
const bytesOf = (page: Page) => page.text.length;
const make =
  (text: string, ...tags: string[]) =>
  async (scope: CacheScope): Promise<Page> => {
    scope.tag(...tags);
    return { text };
  };

/** A value whose build is completed by the test. */
function slow(...tags: string[]) {
  const gate = Promise.withResolvers<string>();
  const making = vi.fn<(scope: CacheScope) => Promise<Page>>(async (scope) => {
    scope.tag(...tags);
    return { text: await gate.promise };
  });
  return { making, finish: gate.resolve, fail: gate.reject };
}

const expiring =
  (...lifetimes: number[]) =>
  async (scope: CacheScope): Promise<Page> => {
    for (const lifetime of lifetimes) scope.expireIn(lifetime);
    return { text: "offer" };
  };

/** Time that passes only as the test says. */
function steppedClock() {
  let now = 1_000;
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  return {
    pass: (milliseconds: number) => {
      now += milliseconds;
      vi.advanceTimersByTime(milliseconds);
    },
    stop: () => {
      clock.mockRestore();
      vi.useRealTimers();
    },
  };
}

describe("TagCache.outdated", () => {
  test("returns a dropped or expired value until it is rebuilt", async () => {
    const cache = new TagCache(1_000);
    await cache.resolve("a", make("old", "product:1"), bytesOf);
    expect(cache.outdated("a")).toEqual({ text: "old" });
    cache.drop(["product:1"]);
    expect([cache.get("a"), cache.outdated("a")]).toEqual([undefined, { text: "old" }]);
    await cache.resolve("a", make("new", "product:1"), bytesOf);
    cache.drop([EVERYTHING]);
    expect([cache.get("a"), cache.outdated("a")]).toEqual([undefined, { text: "new" }]);
    const { pass, stop } = steppedClock();
    await cache.resolve("a", expiring(20), bytesOf);
    pass(21);
    expect([cache.outdated("a"), cache.get("a")]).toEqual([{ text: "offer" }, undefined]);
    expect(cache.outdated("a")).toEqual({ text: "offer" });
    await cache.resolve("a", make("newest"), bytesOf);
    expect(cache.outdated("a")).toEqual({ text: "newest" });
    stop();
  });

  test("returns a value that was dropped during its build", async () => {
    const cache = new TagCache(1_000);
    const { making, finish } = slow("product:1");
    const asked = cache.resolve("a", making, bytesOf);
    cache.drop(["product:1"]);
    finish("page");
    await asked;
    expect([cache.get("a"), cache.outdated("a")]).toEqual([undefined, { text: "page" }]);
  });

  test("has its own byte limit and ignores rare values", async () => {
    const cache = new TagCache(1_000, 10);
    await cache.resolve("a", make("12345", "t"), bytesOf);
    await cache.resolve("b", make("12345", "t"), bytesOf);
    await cache.resolve("c", make("12345", "t"), bytesOf);
    await cache.resolve("rare", make("1", "t"), { bytesOf, isRare: true });
    cache.drop(["t"]);
    const left = ["a", "b", "c", "rare"].filter((key) => cache.outdated(key) !== undefined);
    expect(left).toEqual(["b", "c"]);
  });
});

describe("TagCache single flight", () => {
  test("builds a value once for 50 concurrent requests", async () => {
    const cache = new TagCache(1_000);
    const { making, finish } = slow("product:1");
    const asked = Array.from({ length: 50 }, () => cache.resolve("a", making, bytesOf));
    finish("page");
    const answers = await Promise.all(asked);
    expect(making).toHaveBeenCalledTimes(1);
    expect(new Set(answers).size).toBe(1);
    expect(await cache.resolve("a", making, bytesOf)).toBe(answers[0]);
    expect(making).toHaveBeenCalledTimes(1);
  });

  test("rejects all waiting requests on failure and retries for the next", async () => {
    const cache = new TagCache(1_000);
    const { making, fail } = slow();
    const asked = [cache.resolve("a", making, bytesOf), cache.resolve("a", making, bytesOf)];
    fail(new Error("no database"));
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe("rejected");
    expect(await cache.resolve("a", make("page"), bytesOf)).toEqual({ text: "page" });
    expect(making).toHaveBeenCalledTimes(1);
  });
});

describe("TagCache.drop", () => {
  test("removes only entries with the tag", async () => {
    const cache = new TagCache(1_000);
    await cache.resolve("one", make("1", "products", "product:1"), bytesOf);
    await cache.resolve("two", make("2", "products", "product:2"), bytesOf);
    cache.drop(["product:1"]);
    expect(cache.get("one")).toBeUndefined();
    expect(cache.get("two")).toEqual({ text: "2" });
    cache.drop(["products"]);
    expect(cache.size).toBe(0);
    expect(cache.bytes).toBe(0);
  });

  test("returns but does not cache a value dropped during its build", async () => {
    const cache = new TagCache(1_000);
    const { making, finish } = slow("product:1");
    const asked = cache.resolve("a", making, bytesOf);
    cache.drop(["product:1"]);
    finish("old price");
    expect(await asked).toEqual({ text: "old price" });
    expect(cache.get("a")).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  test("starts a new build for requests after the drop", async () => {
    const cache = new TagCache(1_000);
    const before = slow("product:1");
    const first = cache.resolve("a", before.making, bytesOf);
    cache.drop(["product:1"]);
    const second = cache.resolve("a", make("new price", "product:1"), bytesOf);
    before.finish("old price");
    expect(await second).toEqual({ text: "new price" });
    expect(await first).toEqual({ text: "old price" });
    expect(cache.get("a")).toEqual({ text: "new price" });
  });

  test("caches a build despite earlier drops and drops of other tags", async () => {
    const cache = new TagCache(1_000);
    cache.drop(["product:1"]);
    const { making, finish } = slow("product:1");
    const asked = cache.resolve("a", making, bytesOf);
    cache.drop(["product:2"]);
    finish("page");
    await asked;
    expect(cache.get("a")).toEqual({ text: "page" });
  });

  test("removes all entries for EVERYTHING, including a running build", async () => {
    const cache = new TagCache(1_000);
    await cache.resolve("tagged", make("1", "products"), bytesOf);
    await cache.resolve("plain", make("2"), bytesOf);
    const { making, finish } = slow();
    const asked = cache.resolve("slow", making, bytesOf);
    cache.drop([EVERYTHING]);
    finish("3");
    await asked;
    expect(cache.size).toBe(0);
    await cache.resolve("plain", make("4"), bytesOf);
    expect(cache.get("plain")).toEqual({ text: "4" });
  });
});

describe("TagCache limits", () => {
  test("evicts the least recently used entry above the byte limit", async () => {
    const cache = new TagCache(100);
    for (const key of ["a", "b"]) await cache.resolve(key, make("x".repeat(40), key), bytesOf);
    cache.get("a");
    await cache.resolve("c", make("x".repeat(40), "c"), bytesOf);
    expect(cache.bytes).toBe(80);
    expect(cache.get("b")).toBeUndefined();
    expect(cache.get("a")).toBeDefined();
    cache.drop(["b"]);
    expect(cache.size).toBe(2);
  });

  test("stores rare entries without evicting others and drops them by tag", async () => {
    const cache = new TagCache(100, 100);
    const keeping = { bytesOf, isRare: true };
    await cache.resolve("home", make("x".repeat(40), "menu"), bytesOf);
    for (let n = 0; n < 50; n += 1)
      await cache.resolve(`search ${n}`, make("x".repeat(40), "menu"), keeping);
    expect(cache.get("home")).toBeDefined();
    expect(cache.get("search 49")).toBeDefined();
    expect([cache.size, cache.bytes]).toEqual([3, 120]);
    cache.drop(["menu"]);
    expect([cache.size, cache.bytes]).toEqual([0, 0]);
  });

  test("returns but does not cache a value above the byte limit", async () => {
    const cache = new TagCache(100);
    const large = await cache.resolve("a", make("x".repeat(101), "t"), bytesOf);
    expect(large.text).toHaveLength(101);
    expect(cache.size).toBe(0);
    expect(cache.bytes).toBe(0);
  });

  test("does not cache a value of size 0", async () => {
    const cache = new TagCache(100);
    await cache.resolve("a", make("not found"), () => 0);
    expect(cache.size).toBe(0);
  });

  test("expires a value after its shortest requested lifetime", async () => {
    const cache = new TagCache(100);
    const { pass, stop } = steppedClock();
    await cache.resolve("a", expiring(60_000, 20, 60_000), bytesOf);
    pass(20);
    expect(cache.get("a")).toEqual({ text: "offer" });
    pass(1);
    expect(cache.get("a")).toBeUndefined();
    stop();
  });
});
