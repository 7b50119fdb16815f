import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadWebBuild, type WebBuild } from "#server/app-build.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";

const BUILD = join(import.meta.dirname, "..", "..", "build");
const DATA = /^default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/;
const COMMON =
  "default-src 'none'; script-src-attr 'none'; .*base-uri 'none'; .*frame-ancestors 'none'; require-trusted-types-for 'script'; report-uri /csp-reports; report-to csp";
const PAGE = new RegExp(
  `^${COMMON}; script-src 'self' 'wasm-unsafe-eval'(?: 'sha256-[\\w+/]+=*')+; .*trusted-types default lit-html$`,
);
const BACK_OFFICE = new RegExp(
  `^${COMMON}; script-src 'self'; connect-src 'self'; style-src 'self' 'nonce-[\\w+/]+=*'; style-src-attr 'none'; frame-src 'self'; trusted-types 'none'$`,
);
const PICTURE = "cross-origin";

let webBuild: WebBuild;
let shop: TestShop;
let base: string;
let picture: string;
let film: string;
let moved: string;

beforeAll(async () => {
  webBuild = await loadWebBuild(BUILD);
  shop = await createTestShop({
    demo: true,
    webBuild,
    config: { publicUrl: "https://shop.example" },
  });
  base = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  const list = (await (await fetch(`${base}/api/v1/products`)).json()) as {
    items: { id: number; picture: { src: string } }[];
  };
  picture = list.items[0]?.picture.src ?? "";
  const videos = (await (await fetch(`${base}/api/v1/videos`)).json()) as {
    items: { sources: { src: string }[] }[];
  };
  film = videos.items[0]?.sources[0]?.src ?? "";
  moved = `/product/${list.items[0]?.id}-another-name`;
});
afterAll(() => shop.stop());

interface Kind {
  path: string | (() => string);
  status: number;
  init?: RequestInit;
  policy?: RegExp;
  /** By default the camera is off. */
  permissions?: RegExp;
  resource?: string;
}

const asset = (ending: string) => {
  const names = readdirSync(join(BUILD, "client", "assets"));
  return `/assets/${names.find((name) => name.endsWith(ending)) ?? ""}`;
};
const json = (body: string): RequestInit => ({
  method: "POST",
  body,
  headers: { "content-type": "application/json" },
});

/** One request for each kind of response. */
const KINDS: Record<string, Kind> = {
  "a page being made": { path: "/", status: 200, policy: PAGE },
  "the same page from memory": { path: "/", status: 200, policy: PAGE },
  "a page without its body": { path: "/en", status: 200, policy: PAGE, init: { method: "HEAD" } },
  "a page that is not there": { path: "/nothing", status: 404, policy: PAGE },
  "the data of a page": { path: "/product.data", status: 200 },
  "a page that has moved": { path: () => moved, status: 301 },
  "the saved language": { path: "/FAQ", status: 302, init: { headers: { cookie: "lang=en" } } },
  "the back office": {
    path: "/admin/orders",
    status: 200,
    policy: BACK_OFFICE,
    permissions: /camera=\(self\).*geolocation=\(\).*microphone=\(\)/,
  },
  "an answer of the API": { path: "/api/v1/cart", status: 200 },
  "a shared answer of the API": { path: "/api/v1/product-categories", status: 200 },
  "a refused field": { path: "/api/v1/orders", status: 422, init: json("{}") },
  "no JSON": { path: "/api/v1/orders", status: 400, init: json("{") },
  "too much": { path: "/api/v1/orders", status: 413, init: json(`"${"x".repeat(70_000)}"`) },
  "another site": {
    path: "/api/v1/orders",
    status: 403,
    init: { ...json("{}"), headers: { "sec-fetch-site": "cross-site" } },
  },
  "an unknown path of the API": { path: "/api/v1/nothing", status: 404 },
  "a method that is not taken": {
    path: "/api/v1/products",
    status: 405,
    init: { method: "DELETE" },
  },
  "a path that cannot be read": { path: "/api/v1/products/%E0%A4%A", status: 400 },
  "a script": { path: () => asset(".js"), status: 200 },
  "a style sheet": { path: () => asset(".css"), status: 200 },
  "a font": { path: () => asset(".woff2"), status: 200 },
  "the site's sign": { path: "/favicon.svg", status: 200 },
  "a file that is not there": { path: "/assets/none.js", status: 404, policy: /'none'/ },
  "a picture as stored": { path: () => picture, status: 200, resource: PICTURE },
  "a film as stored": {
    path: () => film,
    status: 200,
    policy: /sandbox$/,
    resource: PICTURE,
  },
  "a picture made smaller": { path: () => `/_ipx/w_64${picture}`, status: 200, resource: PICTURE },
  "a picture that is not there": { path: "/media/00/0000000000000000.png", status: 404 },
  "the API's document": { path: "/api/openapi.json", status: 200 },
  "the page of the API's document": {
    path: "/api/docs/",
    status: 200,
    policy: /^default-src 'none'; script-src 'self'; .*frame-ancestors 'none'$/,
  },
  "a script of that page": {
    path: "/api/docs/static/swagger-ui-bundle.js",
    status: 200,
    policy: /^default-src 'none'; script-src 'self'; /,
  },
  "the build": { path: "/build.json", status: 200 },
  "whether it lives": { path: "/healthz", status: 200 },
  "what it measures": { path: "/metrics", status: 200 },
};

/** What is wrong with a response's headers. */
async function faultsOf(kind: Kind): Promise<string[]> {
  const path = typeof kind.path === "string" ? kind.path : kind.path();
  const answer = await fetch(base + path, { redirect: "manual", ...kind.init });
  await answer.arrayBuffer();
  const expected: Record<string, string | RegExp> = {
    "x-content-type-options": "nosniff",
    "x-permitted-cross-domain-policies": "none",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": kind.resource ?? "same-origin",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "permissions-policy": kind.permissions ?? /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
    "content-security-policy": kind.policy ?? DATA,
  };
  const fits = (sent: string, wanted: string | RegExp) =>
    typeof wanted === "string" ? sent === wanted : wanted.test(sent);
  const wrong = Object.entries(expected)
    .map(([name, wanted]) => ({ name, sent: answer.headers.get(name) ?? "", wanted }))
    .filter(({ sent, wanted }) => !fits(sent, wanted));
  const forbidden = ["x-powered-by", "server", "access-control-allow-origin"];
  const policy = answer.headers.get("content-security-policy") ?? "";
  return [
    ...(answer.status === kind.status ? [] : [`${path} is ${answer.status}`]),
    ...wrong.map(({ name, sent }) => `${name}: ${sent}`),
    ...forbidden.filter((name) => answer.headers.has(name)),
    ...(/script-src[^;]* 'unsafe|\*|http:/.test(policy) ? [`too open: ${policy}`] : []),
  ];
}

test("sends security headers with every kind of response", async () => {
  const offenders: string[] = [];
  for (const [name, kind] of Object.entries(KINDS)) {
    offenders.push(...(await faultsOf(kind)).map((fault) => `${name}: ${fault}`));
  }
  expect(offenders).toEqual([]);
});

test.each([
  ["GET", "/api/v1/nothing", 404],
  ["HEAD", "/API/v1/nothing", 404],
  ["GET", "/api", 404],
  ["GET", "/api/v1/orders/1001/cancel", 405],
  ["POST", "/product", 404],
] as const)("returns a problem for %s %s with status %i", async (method, url, status) => {
  const { statusCode, headers } = await shop.app.inject({ method, url });
  expect(statusCode).toBe(status);
  expect(headers["content-type"]).toMatch(/^application\/problem\+json/);
});

test("sends no HSTS header over http", async () => {
  const plain = await createTestShop({ webBuild });
  const address = await plain.app.listen({ port: 0, host: "127.0.0.1" });
  for (const path of ["/api/v1/cart", "/nothing", "/api/v1/product-categories"]) {
    const { headers } = await fetch(address + path);
    expect(headers.get("strict-transport-security")).toBeNull();
  }
  await plain.stop();
});

test("renders pages without event attributes or foreign scripts", async () => {
  for (const path of ["/", "/en", "/product", "/Cart", "/nothing"]) {
    const html = await (await fetch(base + path)).text();
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+\s*=/i);
    expect(html).not.toMatch(/<script[^>]*\ssrc="(?!\/)/);
    expect(html).not.toMatch(/<script[^>]*\ssrc="\/\//);
  }
});

test("loads only own content, and the policy allows nothing else", async () => {
  for (const path of ["/", "/en", "/product", "/Media/videos", "/Cart", "/nothing"]) {
    const answer = await fetch(base + path);
    const html = await answer.text();
    const tags = html.match(/<(?:script|link|img|source|video|audio|iframe|embed|object)\b[^>]*>/g);
    // Canonical and alternate links have absolute URLs of this site, but load nothing.
    const loading = (tags ?? []).filter((tag) => !/\srel="(?:canonical|alternate)"/.test(tag));
    const addresses = loading.flatMap((tag) =>
      [...tag.matchAll(/\s(?:src|srcset|imagesrcset|href|poster|data)="([^"]*)"/gi)].flatMap(
        ([, value = ""]) => value.split(/,\s+/),
      ),
    );
    expect(addresses.length, path).toBeGreaterThan(3);
    expect(
      addresses.filter((address) => !/^(?:\/(?!\/)|data:)/.test(address)),
      path,
    ).toEqual([]);
    const policy = answer.headers.get("content-security-policy") ?? "";
    const rules = policy.split("; ").filter((rule) => !/^(?:require-)?trusted|^report/.test(rule));
    const sources = rules.flatMap((rule) => rule.split(" ").slice(1));
    const allowed =
      /^(?:'(?:self|none|unsafe-inline|wasm-unsafe-eval|sha256-[\w+/]+=*)'|data:|blob:)$/;
    expect(
      sources.filter((source) => !allowed.test(source)),
      path,
    ).toEqual([]);
  }
});

describe("GET /metrics", () => {
  const token = "a-token-for-the-operator";

  test("returns 404 for remote and proxied requests without a token", async () => {
    expect((await shop.app.inject("/metrics")).statusCode).toBe(200);
    const elsewhere = await shop.app.inject({ url: "/metrics", remoteAddress: "203.0.113.9" });
    expect(elsewhere.statusCode).toBe(404);
    for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via"]) {
      const answer = await shop.app.inject({ url: "/metrics", headers: { [name]: "127.0.0.1" } });
      expect(answer.statusCode, name).toBe(404);
    }
  });

  test("returns 404 in production without a token", async () => {
    const open = await createTestShop({ config: { production: true } });
    expect((await open.app.inject("/metrics")).statusCode).toBe(404);
    await open.stop();
  });

  test("returns metrics for a valid token", async () => {
    const watched = await createTestShop({ config: { metricsToken: token } });
    const ask = async (authorization?: string) => {
      const headers = authorization === undefined ? {} : { authorization };
      return (await watched.app.inject({ url: "/metrics", headers })).statusCode;
    };
    expect(await ask()).toBe(404);
    expect(await ask(`Bearer ${token}x`)).toBe(404);
    expect(await ask(token)).toBe(404);
    expect(await ask(`Bearer ${token}`)).toBe(200);
    await watched.stop();
  });
});
