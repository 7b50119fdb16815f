import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import { TagCache } from "../cache/tag-cache.ts";
import { PageServer, type RenderPage } from "./page-server.ts";

function pageServer(render: RenderPage, relevantSearch = () => "") {
  const cache = new TagCache(1_000_000);
  const server = new PageServer({
    cache,
    headers: {},
    render,
    rules: {
      defaultLocale: "ar",
      relevantSearch,
      isCacheable: (path) => /^\/(?:product|nothing|Cart)$/i.test(path),
    },
  });
  return { cache, server };
}

const page = (status = 200) =>
  vi.fn<RenderPage>(async (url, scope) => {
    scope.tag("products");
    return new Response(`<p>${url}</p>`, { status, headers: { "content-type": "text/html" } });
  });

function visit(url: string, cookie?: string, method = "GET") {
  const writeHead = vi.fn<(status: number, headers: object) => void>();
  const end = vi.fn<(body?: Buffer) => void>();
  const request = { url, method, headers: { cookie } } as unknown as IncomingMessage;
  const response = { writeHead, end } as unknown as ServerResponse;
  return { request, response, writeHead, end };
}

test("a page is rendered once and then served from memory, in any spelling", async () => {
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

test("a page whose tag was dropped is rendered again", async () => {
  const render = page();
  const { cache, server } = pageServer(render);
  const { request, response } = visit("/product");
  await server.serve(request, response);
  cache.drop(["products"]);
  expect(server.serveKept(request, response)).toBe(false);
  await server.serve(request, response);
  expect(render).toHaveBeenCalledTimes(2);
});

test("an unknown page is answered but not kept", async () => {
  const { cache, server } = pageServer(page(404));
  const { request, response, writeHead } = visit("/nothing");
  await server.serve(request, response);
  expect(writeHead).toHaveBeenCalledWith(404, expect.anything());
  expect(cache.size).toBe(0);
});

test("a page that is not for everybody is rendered for each", async () => {
  const render = page();
  const { cache, server } = pageServer(render);
  const { request, response } = visit("/dev/ui");
  await server.serve(request, response);
  expect(cache.size).toBe(0);
  expect(server.serveKept(request, response)).toBe(false);
});

test("a saved language leads to its address, and nobody keeps that answer", async () => {
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
])("%s %s is no page", async (method, url) => {
  const { server } = pageServer(page());
  const { request, response } = visit(url, undefined, method);
  await server.serve(request, response);
  expect(server.serveKept(request, response)).toBe(false);
});

test("an address that cannot be read is left to the long way, where errors are answered", () => {
  const { server } = pageServer(page(), () => {
    throw new URIError("URI malformed");
  });
  const { request, response } = visit("/product?q=x");
  expect(server.serveKept(request, response)).toBe(false);
});
