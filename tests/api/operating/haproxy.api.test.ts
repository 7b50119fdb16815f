import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "#server/testing/free-port.ts";
import { CONFIGURATION, startProxy } from "../../cluster/setup/proxy.ts";
import { isInstalled } from "./installed.ts";

const isTested = isInstalled("deploy/haproxy.cfg", "haproxy", "openssl");
/** How long a visitor is willing to wait. */
const PATIENCE_MS = 5_000;

/** Responds with its name until it hangs: then it accepts requests and never responds. */
async function startBackend(name: string) {
  const backend = { hangs: false, asked: [] as string[], address: "", close: () => {} };
  const server = createServer((asked, response) => {
    if (asked.url !== "/healthz") backend.asked.push(`${asked.method} ${asked.url}`);
    if (!backend.hangs) response.end(name);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  backend.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  backend.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return backend;
}

/**
 * On a connection of its own, with or without a response: `fetch` would retry what a kept-alive
 * connection lost.
 */
async function postOnce(url: string): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const sent = request(url, { method: "POST", agent: false, signal }).end();
  sent.on("response", (answer) => answer.resume());
  sent.on("error", () => {});
  await once(sent, "close").catch(() => {});
}

test.runIf(isTested)("retries pages at another backend and sends each order once", async () => {
  await using started = new AsyncDisposableStack();
  const dir = await mkdtemp(join(tmpdir(), "fanous-proxy-"));
  started.defer(() => rm(dir, { recursive: true }));
  const [one, other] = [await startBackend("one"), await startBackend("other")];
  for (const backend of [one, other]) started.defer(backend.close);
  const nobody = `http://127.0.0.1:${await freePort()}`;
  const shops = [one.address, other.address, nobody];
  const proxy = await startProxy(dir, await freePort(), shops);
  started.defer(proxy.stop);
  const ask = async (path: string) => {
    const answer = await fetch(proxy.address + path);
    return answer.text();
  };
  const both = await Promise.all(Array.from({ length: 8 }, () => ask("/")));
  expect(new Set(both)).toEqual(new Set(["one", "other"]));

  one.hangs = true;
  one.asked.length = 0;
  const orders = Array.from({ length: 4 }, () => postOnce(`${proxy.address}/api/v1/orders`));
  const pages = Array.from({ length: 8 }, (_none, index) => ask(`/${index}`));
  expect(await Promise.all(pages)).toEqual(Array.from({ length: 8 }, () => "other"));
  await Promise.all(orders);
  expect(one.asked.filter((line) => line.startsWith("GET")).length).toBeGreaterThan(0);
  const sent = [...one.asked, ...other.asked].filter((line) => line.startsWith("POST"));
  expect(sent).toHaveLength(4);
});

test("removes a hanging backend before a page can fail twice", () => {
  const text = readFileSync(CONFIGURATION, "utf8");
  const ms = (pattern: RegExp) => {
    const [, count = "", unit] = pattern.exec(text) ?? [];
    return Number(count) * (unit === "s" ? 1_000 : 1);
  };
  const pageMs = ms(/set-timeout server (\d+)(m?s)/);
  const checkMs = ms(/timeout check (\d+)(m?s)/);
  // The check before it hung, one that times out, and shortly after that the second one.
  const leftOutMs = ms(/ inter (\d+)(m?s)/) + checkMs + ms(/fastinter (\d+)(m?s)/) + checkMs;
  expect(Math.min(pageMs, checkMs, leftOutMs)).toBeGreaterThan(0);
  expect(leftOutMs).toBeLessThan(2 * pageMs);
  expect(leftOutMs).toBeLessThan(PATIENCE_MS - 1_000);
});
