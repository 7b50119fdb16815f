import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TagCache } from "../cache/tag-cache.ts";
import { ProblemError } from "../http/problem-error.ts";
import { type PageAddress, PageServer, type RenderPage } from "./page-server.ts";

const failed = vi.fn<(error: unknown) => void>();

function pageServer(
  render: RenderPage,
  read: (url: string) => void = () => {},
  perMinute = 0,
  ping = async () => {},
  onKept: (address: PageAddress) => void = () => {},
) {
  const cache = new TagCache(1_000_000);
  const server = new PageServer({
    cache,
    headers: {},
    render,
    addressOf: (target, cookies) => {
      const [url = ""] = target.split("?");
      read(url);
      return {
        url,
        locale: url.startsWith("/en/") ? "en" : "ar",
        path: url,
        isData: url.endsWith(".data"),
        cacheable: /^\/(?:product|nothing|Cart|known-\d)$/i.test(url),
        isRare: url.includes("search"),
        ...(cookies === "lang=en" && { redirect: `/en${url}` }),
      };
    },
    ping,
    perMinute,
    onKept,
    onFailure: failed,
  });
  return { cache, server };
}

const page = (status = 200) =>
  vi.fn<RenderPage>(async ({ url }, scope) => {
    scope.tag("products");
    return new Response(`<p>${url}</p>`, { status, headers: { "content-type": "text/html" } });
  });

function visit(url: string, cookie?: string, method = "GET") {
  const writeHead = vi.fn<(status: number, headers: object) => void>();
  const end = vi.fn<(body?: Buffer) => void>();
  const request = { url, method, headers: { cookie } } as unknown as IncomingMessage;
  const once = vi.fn<() => void>();
  const response = { writeHead, end, once } as unknown as ServerResponse;
  return { request, response, writeHead, end };
}

test("serves a rendered page from cache for any spelling of its URL", async () => {
  const render = page();
  const { server } = pageServer(render);
  const first = visit("/Product");
  expect(server.serveKept(first.request, first.response)).toBe(false);
  await server.serve(first.request, first.response);
  const again = visit("/product?utm_source=mail");
  expect(server.serveKept(again.request, again.response)).toBe(true);
  expect(again.end).toHaveBeenCalledWith(Buffer.from("<p>/Product</p>"));
  expect(render).toHaveBeenCalledTimes(1);
  expect([server.hits, server.misses]).toEqual([1, 1]);
});

test("reports GET requests served from cache with the canonical URL", async () => {
  const onKept = vi.fn<(address: PageAddress) => void>();
  const { server } = pageServer(page(), undefined, 0, undefined, onKept);
  const sent = (...visited: Parameters<typeof visit>) => {
    const { request, response } = visit(...visited);
    return server.serveKept(request, response) || server.serve(request, response);
  };
  await sent("/product");
  expect(onKept).not.toHaveBeenCalled();
  await sent("/product?utm_source=mail");
  await sent("/product", undefined, "HEAD");
  expect(onKept.mock.calls.map(([{ url }]) => url)).toEqual(["/product"]);
});

test("parses a request's URL once", async () => {
  const read = vi.fn<(url: string) => void>();
  const { server } = pageServer(page(), read);
  const { request, response } = visit("/product");
  expect(server.serveKept(request, response)).toBe(false);
  await server.serve(request, response);
  expect(read).toHaveBeenCalledTimes(1);
});

test("renders a page again after its tag was dropped", async () => {
  const render = page();
  const { cache, server } = pageServer(render);
  const { request, response } = visit("/product");
  await server.serve(request, response);
  cache.drop(["products"]);
  expect(server.serveKept(request, response)).toBe(false);
  await server.serve(request, response);
  expect(render).toHaveBeenCalledTimes(2);
});

test("serves the outdated page when rendering is unavailable", async () => {
  const render = page();
  const { cache, server } = pageServer(render);
  const { request, response } = visit("/product");
  await server.serve(request, response);
  cache.drop(["products"]);
  render.mockRejectedValueOnce(new ProblemError("unavailable"));
  const during = visit("/product");
  await server.serve(during.request, during.response);
  expect(during.writeHead).toHaveBeenCalledWith(200, expect.anything());
  expect(during.end).toHaveBeenCalledWith(Buffer.from("<p>/product</p>"));
  expect(server.refused).toBe(0);
  // The next request tries again.
  expect(server.serveKept(during.request, during.response)).toBe(false);
  await server.serve(visit("/product").request, visit("/product").response);
  expect(render).toHaveBeenCalledTimes(3);
});

describe("slow rendering", () => {
  const silent = () => new Promise<void>(() => {});
  test.each([
    ["serves the outdated page when the database does not answer", silent, "<p>/product</p>"],
    ["waits for the new page when the database answers", async () => {}, "<p>new</p>"],
  ])("%s", async (_what, ping, expected) => {
    vi.useFakeTimers();
    try {
      const render = page();
      const { cache, server } = pageServer(render, undefined, 0, ping);
      const first = visit("/product");
      await server.serve(first.request, first.response);
      cache.drop(["products"]);
      const { promise, resolve } = Promise.withResolvers<Response>();
      render.mockReturnValueOnce(promise);
      const { request, response, end } = visit("/product");
      const served = server.serve(request, response);
      await vi.advanceTimersByTimeAsync(2_000);
      resolve(new Response("<p>new</p>", { headers: { "content-type": "text/html" } }));
      await served;
      expect(end).toHaveBeenCalledWith(Buffer.from(expected));
    } finally {
      vi.useRealTimers();
    }
  });
});

test("serves outdated pages when rendering all changed pages takes too long", async () => {
  vi.useFakeTimers();
  try {
    const render = page();
    const { cache, server } = pageServer(render);
    const paths = Array.from({ length: 8 }, (_none, index) => `/known-${index}`);
    for (const path of paths) await server.serve(visit(path).request, visit(path).response);
    cache.drop(["products"]);
    const never = new Promise<Response>(() => {});
    render.mockReturnValue(never);
    const visits = paths.map((path) => visit(path));
    for (const { request, response } of visits) void server.serve(request, response);
    await vi.advanceTimersByTimeAsync(2_000);
    const sent = visits.filter(({ end }) => end.mock.calls.length > 0);
    expect(sent.length).toBeGreaterThanOrEqual(4);
    for (const { request, end } of sent)
      expect(end).toHaveBeenCalledWith(Buffer.from(`<p>${request.url}</p>`));
  } finally {
    vi.useRealTimers();
  }
});

test("renders lists before searches and rejects searches first", async () => {
  const rendered: string[] = [];
  const free = Promise.withResolvers<void>();
  const { server } = pageServer(async ({ url }) => {
    rendered.push(url);
    await free.promise;
    return new Response(url, { headers: { "content-type": "text/html" } });
  });
  const ask = (url: string) => {
    const { request, response, writeHead } = visit(url);
    const done = server.serve(request, response, url);
    return done.then(() => writeHead.mock.calls[0]?.[0]);
  };
  const searches = Array.from({ length: 120 }, (_none, index) => ask(`/search-${index}`));
  const lists = Array.from({ length: 60 }, (_none, index) => ask(`/list-${index}`));
  free.resolve();
  expect(new Set(await Promise.all(lists))).toEqual(new Set([200]));
  await Promise.all(searches);
  expect(server.refused).toBeGreaterThan(60);
  const firstList = rendered.findIndex((url) => url.startsWith("/list"));
  const lastList = rendered.findLastIndex((url) => url.startsWith("/list"));
  expect(lastList - firstList).toBe(59);
});

test("does not serve an outdated page when rendering is rate-limited", async () => {
  const render = page();
  const { cache, server } = pageServer(render);
  const { request, response } = visit("/product");
  await server.serve(request, response);
  cache.drop(["products"]);
  render.mockRejectedValueOnce(new ProblemError("rate-limited"));
  await server.serve(request, response);
  expect(server.refused).toBe(1);
});

test.each([
  ["/product", "خطأ داخلي في الخادم", 'dir="rtl"'],
  ["/en/product", "Internal Server Error", 'dir="ltr"'],
])("returns 500 in the page's language when rendering %s throws", async (url, title, direction) => {
  const failure = new Error("broken for the test");
  failed.mockClear();
  const render = () => Promise.reject(failure);
  const { server } = pageServer(render);
  for (const serve of [
    (one: ReturnType<typeof visit>) => server.serve(one.request, one.response),
    (one: ReturnType<typeof visit>) => server.servePersonal(one.request, one.response, "", render),
  ]) {
    const one = visit(url);
    await serve(one);
    expect(one.writeHead.mock.calls[0]?.[0]).toBe(500);
    const body = String(one.end.mock.calls[0]?.[0]);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(direction);
    expect(body).not.toContain("broken for the test");
  }
  expect(failed.mock.calls).toEqual([[failure], [failure]]);
});

test("returns 404 for an unknown page without caching it", async () => {
  const { cache, server } = pageServer(page(404));
  const { request, response, writeHead } = visit("/nothing");
  await server.serve(request, response);
  expect(writeHead).toHaveBeenCalledWith(404, expect.anything());
  expect(cache.size).toBe(0);
});

test("renders a page that is not cacheable for each visitor", async () => {
  const render = page();
  const { cache, server } = pageServer(render);
  const { request, response } = visit("/Basic/Cart");
  await server.serve(request, response);
  expect(cache.size).toBe(0);
  expect(server.serveKept(request, response)).toBe(false);
  await server.serve(request, response);
  expect(render).toHaveBeenCalledTimes(2);
});

test("redirects to the saved language with no-store", async () => {
  const render = page();
  const { server } = pageServer(render);
  const { request, response, writeHead } = visit("/Cart", "lang=en");
  expect(server.serveKept(request, response)).toBe(false);
  await server.serve(request, response);
  expect(writeHead).toHaveBeenCalledWith(
    302,
    expect.objectContaining({ location: "/en/Cart", "cache-control": "no-store" }),
  );
  expect(render).not.toHaveBeenCalled();
});

test.each([
  ["POST", "/product"],
  ["GET", "/api/v1/cart"],
  ["GET", "/_IPX/w_10/media/a.png"],
  ["GET", "/healthz"],
])("does not serve %s %s from cache", async (method, url) => {
  const { server } = pageServer(page());
  const { request, response } = visit(url, undefined, method);
  await server.serve(request, response);
  expect(server.serveKept(request, response)).toBe(false);
});

test("does not serve a malformed URL from cache", () => {
  const { server } = pageServer(page(), () => {
    throw new URIError("URI malformed");
  });
  const { request, response } = visit("/product?q=x");
  expect(server.serveKept(request, response)).toBe(false);
});

describe("page server under overload", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Renders nothing until released. */
  function stuck() {
    const go = Promise.withResolvers<void>();
    const render = vi.fn<RenderPage>(async ({ url }) => {
      await go.promise;
      return new Response(`<p>${url}</p>`, { headers: { "content-type": "text/html" } });
    });
    return { render, go: go.resolve };
  }

  const sent = ({ writeHead, end }: ReturnType<typeof visit>) => ({
    status: writeHead.mock.calls[0]?.[0],
    headers: writeHead.mock.calls[0]?.[1] as Record<string, string> | undefined,
    body: String(end.mock.calls[0]?.[0]),
  });

  test.each([
    ["/nothing", "ar", "المتجر مشغول الآن"],
    ["/en/nothing", "en", "The shop is busy"],
  ])("returns 503 in the language of %s after two seconds", async (url, locale, words) => {
    const { render, go } = stuck();
    const { server } = pageServer(render);
    const before = Array.from({ length: 8 }, (_, n) => visit(`/en/before/${n}`));
    const all = before.map(({ request, response }) => server.serve(request, response));
    const late = visit(url);
    all.push(server.serve(late.request, late.response));
    await vi.advanceTimersByTimeAsync(1_900);
    expect(late.writeHead).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_200);
    const { status, headers, body } = sent(late);
    expect(status).toBe(503);
    expect(headers).toMatchObject({ "cache-control": "no-store", "content-language": locale });
    expect(Number(headers?.["retry-after"])).toBeGreaterThan(0);
    expect(body).toContain(`<html lang="${locale}"`);
    expect(body).toContain(words);
    expect(server.refused).toBeGreaterThan(0);
    go();
    await Promise.all(all);
  });

  test("returns 503 above the queue limit but serves cached pages", async () => {
    const flood = stuck();
    const { server } = pageServer(async (address, scope) =>
      address.url === "/product" ? page()(address, scope) : flood.render(address, scope),
    );
    const kept = visit("/product");
    await server.serve(kept.request, kept.response);
    const visits = Array.from({ length: 300 }, (_, n) => visit(`/en/search/${n}`));
    const all = visits.map(({ request, response }) => server.serve(request, response));
    await vi.advanceTimersByTimeAsync(1_100);
    const refused = visits.filter(({ writeHead }) => writeHead.mock.calls[0]?.[0] === 503);
    expect(refused.length).toBeGreaterThanOrEqual(190);
    const again = visit("/product");
    expect(server.serveKept(again.request, again.response)).toBe(true);
    expect(sent(again).status).toBe(200);
    flood.go();
    await vi.advanceTimersByTimeAsync(0);
    await Promise.all(all);
    expect(flood.render.mock.calls.length).toBeLessThanOrEqual(110);
  });

  test("renders a changed page before new pages", async () => {
    const rendered: string[] = [];
    const free = Promise.withResolvers<void>();
    const { cache, server } = pageServer(async (address, scope) => {
      rendered.push(address.url);
      if (address.url !== "/product") await free.promise;
      return page()(address, scope);
    });
    const first = visit("/product");
    await server.serve(first.request, first.response);
    const visits = Array.from({ length: 150 }, (_, n) => visit(`/en/list/${n}`));
    const all = visits.map(({ request, response }) => server.serve(request, response));
    await vi.advanceTimersByTimeAsync(0);
    const running = rendered.length;
    cache.drop(["products"]);
    const again = visit("/product");
    const served = server.serve(again.request, again.response);
    await vi.advanceTimersByTimeAsync(0);
    free.resolve();
    await served;
    expect(rendered[running]).toBe("/product");
    expect(sent(again).status).toBe(200);
    await vi.advanceTimersByTimeAsync(1_100);
    await Promise.all(all);
  });

  test("does not count a changed page against its visitor's limit", async () => {
    const { cache, server } = pageServer(page(), undefined, 1);
    const ask = async () => {
      const one = visit("/product");
      await server.serve(one.request, one.response, "203.0.113.7");
      return sent(one).status;
    };
    expect(await ask()).toBe(200);
    cache.drop(["products"]);
    expect(await ask()).toBe(200);
  });

  test("returns 429 as JSON for a rate-limited data request", async () => {
    const { server } = pageServer(page(), undefined, 1);
    const [first, second] = [visit("/en/a.data"), visit("/en/b.data")];
    for (const { request, response } of [first, second])
      await server.serve(request, response, "203.0.113.7");
    await vi.advanceTimersByTimeAsync(1_000);
    const { status, headers, body } = sent(second);
    expect([status, headers?.["content-type"]]).toEqual([429, "application/problem+json"]);
    expect(JSON.parse(body)).toMatchObject({ code: "rate-limited" });
    const other = visit("/en/c.data");
    await server.serve(other.request, other.response, "203.0.113.8");
    expect(sent(other).status).toBe(200);
  });
});
