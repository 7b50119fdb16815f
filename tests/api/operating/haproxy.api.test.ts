import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "#server/testing/free-port.ts";
import { isInstalled } from "./installed.ts";
import { startProxy } from "../../cluster/setup/proxy.ts";

const isTested = isInstalled("deploy/haproxy.cfg", "haproxy", "openssl");
/** As long as a visitor has patience. */
const PATIENCE_MS = 5_000;

/** Answers with its name until it hangs: then it takes requests and answers none. */
async function startBackend(name: string) {
  const backend = { hangs: false, asked: [] as string[], address: "", close: () => {} };
  const server = createServer((request, response) => {
    if (request.url !== "/healthz") backend.asked.push(`${request.method} ${request.url}`);
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

test.runIf(isTested)(
  "a page that a hanging process was asked for comes from another one; an order is never sent twice",
  async () => {
    await using started = new AsyncDisposableStack();
    const dir = await mkdtemp(join(tmpdir(), "fanous-proxy-"));
    started.defer(() => rm(dir, { recursive: true }));
    const [one, other] = [await startBackend("one"), await startBackend("other")];
    for (const backend of [one, other]) started.defer(backend.close);
    const nobody = `http://127.0.0.1:${await freePort()}`;
    const shops = [one.address, other.address, nobody];
    const proxy = await startProxy(dir, await freePort(), shops);
    started.defer(proxy.stop);
    const ask = async (path: string, method = "GET") => {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(proxy.address + path, { method, signal });
      return answer.text();
    };
    const both = await Promise.all(Array.from({ length: 8 }, () => ask("/")));
    expect(new Set(both)).toEqual(new Set(["one", "other"]));

    one.hangs = true;
    one.asked.length = 0;
    const orders = Array.from({ length: 4 }, () => ask("/api/v1/orders", "POST").catch(() => ""));
    const pages = Array.from({ length: 8 }, (_none, index) => ask(`/${index}`));
    expect(await Promise.all(pages)).toEqual(Array.from({ length: 8 }, () => "other"));
    await Promise.all(orders);
    expect(one.asked.filter((line) => line.startsWith("GET")).length).toBeGreaterThan(0);
    const sent = [...one.asked, ...other.asked].filter((line) => line.startsWith("POST"));
    expect(sent).toHaveLength(4);
  },
);
