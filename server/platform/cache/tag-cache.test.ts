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

describe("what is outdated", () => {
  test("was dropped or has expired, until it is made again", async () => {
    const cache = new TagCache(1_000);
    await cache.resolve("a", make("old", "product:1"), bytesOf);
    expect(cache.outdated("a")).toEqual({ text: "old" });
    cache.drop(["product:1"]);
    expect([cache.get("a"), cache.outdated("a")]).toEqual([undefined, { text: "old" }]);
    await cache.resolve("a", make("new", "product:1"), bytesOf);
    cache.drop([EVERYTHING]);
    expect([cache.get("a"), cache.outdated("a")]).toEqual([undefined, { text: "new" }]);
  });

  test("is what was dropped while it was made, too", async () => {
    const cache = new TagCache(1_000);
    const { making, finish } = slow("product:1");
    const asked = cache.resolve("a", making, bytesOf);
    cache.drop(["product:1"]);
    finish("page");
    await asked;
    expect([cache.get("a"), cache.outdated("a")]).toEqual([undefined, { text: "page" }]);
  });

  test("has bounds of its own, and nothing rare", async () => {
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

describe("single flight", () => {
  test("however many ask, it is made once", async () => {
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

  test("a failure reaches all who wait, and the next one tries again", async () => {
    const cache = new TagCache(1_000);
    const { making, fail } = slow();
    const asked = [cache.resolve("a", making, bytesOf), cache.resolve("a", making, bytesOf)];
    fail(new Error("no database"));
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe("rejected");
    expect(await cache.resolve("a", make("page"), bytesOf)).toEqual({ text: "page" });
    expect(making).toHaveBeenCalledTimes(1);
  });
});

describe("dropping", () => {
  test("only what carries the tag goes", async () => {
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

  test("what is dropped while it is being made is handed out but not kept", async () => {
    const cache = new TagCache(1_000);
    const { making, finish } = slow("product:1");
    const asked = cache.resolve("a", making, bytesOf);
    cache.drop(["product:1"]);
    finish("old price");
    expect(await asked).toEqual({ text: "old price" });
    expect(cache.get("a")).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  test("who asks after the drop does not get what was begun before it", async () => {
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

  test("another tag dropped meanwhile does no harm, nor does one dropped before", async () => {
    const cache = new TagCache(1_000);
    cache.drop(["product:1"]);
    const { making, finish } = slow("product:1");
    const asked = cache.resolve("a", making, bytesOf);
    cache.drop(["product:2"]);
    finish("page");
    await asked;
    expect(cache.get("a")).toEqual({ text: "page" });
  });

  test("EVERYTHING takes all, tagged or not, also what is being made", async () => {
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

describe("bounds", () => {
  test("never more bytes than allowed: the least used goes first", async () => {
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

  test("endlessly many rare ones take no place from the others, and go when their tag is dropped", async () => {
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

  test("what is larger than everything allowed is handed out only", async () => {
    const cache = new TagCache(100);
    const large = await cache.resolve("a", make("x".repeat(101), "t"), bytesOf);
    expect(large.text).toHaveLength(101);
    expect(cache.size).toBe(0);
    expect(cache.bytes).toBe(0);
  });

  test("size 0 is not kept", async () => {
    const cache = new TagCache(100);
    await cache.resolve("a", make("not found"), () => 0);
    expect(cache.size).toBe(0);
  });

  test("a value lives as long as its shortest lifetime asked for", async () => {
    const cache = new TagCache(100);
    const expiring = async (scope: CacheScope): Promise<Page> => {
      scope.expireIn(60_000);
      scope.expireIn(20);
      scope.expireIn(60_000);
      return { text: "offer" };
    };
    let now = 1_000;
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
    const pass = (milliseconds: number) => {
      now += milliseconds;
      vi.advanceTimersByTime(milliseconds);
    };
    await cache.resolve("a", expiring, bytesOf);
    pass(20);
    expect(cache.get("a")).toEqual({ text: "offer" });
    pass(1);
    expect(cache.get("a")).toBeUndefined();
    clock.mockRestore();
    vi.useRealTimers();
  });
});
