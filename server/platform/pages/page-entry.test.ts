import type { IncomingMessage, ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { DATA_POLICY, securityHeaders } from "./content-policy.ts";
import { answerEntry, type PageEntry, pageEntry, writeEntry } from "./page-entry.ts";

const HTML = `<html><script>a()</script>${"<p>لمبة</p>".repeat(100)}</html>`;
const htmlResponse = (status: number, body: string) =>
  new Response(body, { status, headers: { "content-type": "text/html" } });
const ALWAYS = securityHeaders(false);
const html = (status = 200, body = HTML) =>
  pageEntry(Object.assign(htmlResponse(status, body), { scripts: ["a()"] }), ALWAYS);

interface Written {
  status: number;
  headers: Record<string, string>;
  body: Buffer | undefined;
}

function write(entry: PageEntry, headers: Record<string, string> = {}, method = "GET"): Written {
  const written: Written = { status: 0, headers: {}, body: undefined };
  const response = {
    writeHead: (status: number, sent: Record<string, string>) => {
      written.status = status;
      written.headers = sent;
    },
    end: (body?: Buffer) => {
      written.body = body;
    },
  };
  writeEntry({ method, headers } as IncomingMessage, response as unknown as ServerResponse, entry);
  return written;
}

describe("pageEntry", () => {
  test("allocates only the memory of its compressed body", async () => {
    const facts = Array.from({ length: 5_000 }, (_, n) => `<p>${(n * 7919) % 10_007}</p>`);
    const { encodings } = await html(200, facts.join(""));
    const { body } = encodings.br;
    expect(encodings.br.headers["content-encoding"]).toBe("br");
    expect(body?.buffer.byteLength).toBe(body?.length);
  });

  test("releases the memory used for compression", async () => {
    const facts = Array.from({ length: 20_000 }, (_, n) => String((n * 7919) % 10_007));
    const body = JSON.stringify(facts);
    const headers = { "content-type": "application/json; charset=utf-8" };
    const before = process.memoryUsage().arrayBuffers;
    const made = [];
    for (let n = 0; n < 20; n += 1)
      made.push(await answerEntry({ status: 200, headers, body }, {}));
    const after = process.memoryUsage().arrayBuffers;
    const compressed = made.reduce(
      (sum, { encodings }) => sum + (encodings.br.body?.length ?? 0),
      0,
    );
    expect(after - before - compressed).toBeLessThan(body.length);
  });

  test("does not free memory shared with other buffers", async () => {
    const others = Array.from({ length: 8 }, (_, n) => Buffer.from(`lamp ${n}`));
    const headers = { "content-type": "application/json; charset=utf-8" };
    await answerEntry({ status: 200, headers, body: '["lamp"]'.repeat(130_000) }, {});
    expect(others.map(String)).toEqual(others.map((_, n) => `lamp ${n}`));
    expect(String(Buffer.from("another"))).toBe("another");
  });

  test("derives the ETag from the content", async () => {
    const [one, same, other] = await Promise.all([html(), html(), html(200, `${HTML} `)]);
    expect(one.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(same.etag).toBe(one.etag);
    expect(other.etag).not.toBe(one.etag);
  });

  test("compresses rare pages with a faster setting", async () => {
    const words = Array.from({ length: 3000 }, (_, n) => `<p>لمبة ${(n * 7919) % 1013} وات</p>`);
    const page = () =>
      new Response(words.join(""), { headers: { "content-type": "text/html; charset=utf-8" } });
    const [rare, other] = [await pageEntry(page(), ALWAYS, true), await pageEntry(page(), ALWAYS)];
    expect(rare.etag).toBe(other.etag);
    expect(write(rare).body).toEqual(write(other).body);
    expect(rare.encodings.br.body?.length).toBeGreaterThan(other.encodings.br.body?.length ?? 0);
  });

  test("marks only successful pages as shareable", async () => {
    expect((await html(200)).shared).toBe(true);
    for (const status of [301, 404, 500]) expect((await html(status)).shared).toBe(false);
  });

  test("includes every encoded body in its size", async () => {
    const { size, encodings } = await html();
    const bodies = Object.values(encodings).map(({ body }) => body?.length ?? 0);
    expect(size).toBeGreaterThanOrEqual(bodies.reduce((sum, bytes) => sum + bytes));
  });

  test("sets the script policy for pages and the data policy for JSON", async () => {
    const { encodings } = await html();
    expect(encodings.br.headers["content-security-policy"]).toMatch(
      /script-src 'self' 'wasm-unsafe-eval' 'sha256-/,
    );
    const injected = await pageEntry(htmlResponse(200, HTML), ALWAYS);
    expect(injected.encodings.br.headers["content-security-policy"]).toContain(
      "script-src 'self' 'wasm-unsafe-eval';",
    );
    const data = await pageEntry(Response.json({ a: 1 }), ALWAYS);
    expect(data.encodings.identity.headers["content-security-policy"]).toBe(DATA_POLICY);
    expect(data.encodings.identity.headers["x-content-type-options"]).toBe("nosniff");
  });
});

describe("writeEntry", () => {
  test("sends an encoding that the client accepts, with the same text", async () => {
    const entry = await html();
    const br = write(entry, { "accept-encoding": "gzip, deflate, br" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.body!).toString()).toBe(HTML);
    expect(br.headers["content-length"]).toBe(String(br.body!.length));
    const gzip = write(entry, { "accept-encoding": "gzip" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body!).toString()).toBe(HTML);
    const plain = write(entry);
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(plain.body!.toString()).toBe(HTML);
  });

  test.each([
    ["br;q=0, gzip", "gzip"],
    ["br;q=0 , gzip", "gzip"],
    ["BR", "br"],
    ["br;q=0.0,gzip;q=0", undefined],
    ["br;q=0.001", "br"],
    ["gzip;q=1.0, br;q=0.5", "br"],
    ["deflate", undefined],
    ["", undefined],
  ])("answers Accept-Encoding %j with encoding %j", async (accepted, encoding) => {
    const { headers } = write(await html(), { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
  });

  test("does not compress small bodies and pictures", async () => {
    const small = await html(200, "<p>x</p>");
    expect(write(small, { "accept-encoding": "br" }).headers).not.toHaveProperty(
      "content-encoding",
    );
    const picture = new Response("x".repeat(5_000), { headers: { "content-type": "image/webp" } });
    expect(
      write(await pageEntry(picture, ALWAYS), { "accept-encoding": "br" }).headers,
    ).not.toHaveProperty("content-encoding");
  });

  test("returns 304 without a body for a matching ETag", async () => {
    const entry = await html();
    const again = write(entry, { "if-none-match": entry.etag });
    expect(again).toMatchObject({ status: 304, headers: { etag: entry.etag } });
    expect(again.body).toBeUndefined();
    expect(write(entry, { "if-none-match": 'W/"other"' }).status).toBe(200);
  });

  test("returns 404 for an unknown page despite a matching ETag", async () => {
    const entry = await html(404);
    expect(write(entry, { "if-none-match": entry.etag }).status).toBe(404);
  });

  test("sends only headers for HEAD", async () => {
    const { status, headers, body } = write(await html(), {}, "HEAD");
    expect(status).toBe(200);
    expect(headers["content-length"]).toBe(String(Buffer.byteLength(HTML)));
    expect(body).toBeUndefined();
  });
});
