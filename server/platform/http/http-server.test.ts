import { once } from "node:events";
import { readFileSync } from "node:fs";
import type { RequestListener, Server } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { createApp } from "./create-app.ts";
import { CONNECTION_LIMITS, type ConnectionLimits, createHttpServer } from "./http-server.ts";
import { NetworkBlocks } from "./network-blocks.ts";

/** Each limit that is tested is short, all others are far away. */
const FAR_MS = 300_000;
const SOON_MS = 300;
/** A machine that is ten times slower closes later; the limits of Node would be 60 and 300 s. */
const SLACK_MS = 20_000;
const LIMITS: ConnectionLimits = {
  headersMs: FAR_MS,
  bodyMs: FAR_MS,
  bodyBytesPerSecond: 16_384,
  requestMs: FAR_MS,
  keepAliveMs: FAR_MS,
  silenceMs: FAR_MS,
  most: 100,
  mostOfAddress: 100,
  mostOfNetwork: 100,
  checkMs: 50,
};
const HEAD = "POST /nowhere HTTP/1.1\r\nHost: shop.test\r\n";

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function listen(
  changes: Partial<ConnectionLimits>,
  answer: RequestListener = (_request, response) => response.end("answer"),
  isDirect = true,
): Promise<number> {
  const server: Server = createHttpServer(answer, { ...LIMITS, ...changes }, isDirect);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  open.push({ close: () => server.close() && server.closeAllConnections() });
  return (server.address() as { port: number }).port;
}

interface Held {
  socket: Socket;
  received: () => string;
  /** Milliseconds until the server closed it. */
  closed: Promise<number>;
}

function hold(port: number, bytes = "", localAddress = "127.0.0.1"): Held {
  const startedAt = Date.now();
  const socket = connect({ port, host: "127.0.0.1", localAddress });
  let received = "";
  socket.on("data", (chunk) => (received += chunk.toString()));
  socket.on("error", () => undefined);
  if (bytes !== "") socket.write(bytes);
  open.push({ close: () => socket.destroy() });
  const closed = new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("not closed")), SLACK_MS).unref();
    socket.once("close", () => {
      clearTimeout(late);
      resolve(Date.now() - startedAt);
    });
  });
  closed.catch(() => undefined);
  return { socket, received: () => received, closed };
}

/** Writes a byte at a time for as long as the socket is open. */
async function trickle({ socket }: Held): Promise<void> {
  while (!socket.destroyed) {
    socket.write("a");
    await sleep(50);
  }
}

describe("createHttpServer", () => {
  test("returns 408 when a connection sends half of its headers", async () => {
    const held = hold(await listen({ headersMs: SOON_MS }), HEAD);
    expect(await held.closed).toBeGreaterThanOrEqual(SOON_MS * 0.9);
    expect(held.received()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test("closes a connection that sends no byte", async () => {
    const held = hold(await listen({ headersMs: SOON_MS }));
    expect(await held.closed).toBeGreaterThanOrEqual(SOON_MS * 0.9);
  });

  test("returns 408 when the body arrives byte by byte", async () => {
    const answer: RequestListener = (request, response) => request.on("end", () => response.end());
    const held = hold(
      await listen({ bodyMs: SOON_MS }, answer),
      `${HEAD}Content-Length: 60000\r\n\r\n`,
    );
    void trickle(held);
    expect(await held.closed).toBeGreaterThanOrEqual(SOON_MS * 0.9);
    expect(held.received()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test.each(["Content-Length: 6000000", "Transfer-Encoding: chunked"])(
    "closes an answered upload that arrives byte by byte (%s)",
    async (length) => {
      const held = hold(await listen({ bodyMs: SOON_MS }), `${HEAD}${length}\r\n\r\n`);
      if (length.startsWith("C")) void trickle(held);
      expect(await held.closed).toBeGreaterThanOrEqual(SOON_MS * 0.9);
      expect(held.received()).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  test("extends the body timeout with each received byte", async () => {
    const received: number[] = [];
    const port = await listen({ bodyMs: SOON_MS, bodyBytesPerSecond: 1 }, (request, response) => {
      request.on("data", (chunk: Buffer) => received.push(chunk.length));
      request.on("end", () => response.end("arrived"));
    });
    const held = hold(port, `${HEAD}Connection: close\r\nContent-Length: 40\r\n\r\n`);
    await sleep(SOON_MS / 3);
    held.socket.write("a".repeat(20));
    await sleep(4 * SOON_MS);
    held.socket.write("a".repeat(20));
    await held.closed;
    expect(held.received()).toContain("arrived");
  });

  test("closes a connection that sends no second request", async () => {
    const port = await listen({ keepAliveMs: SOON_MS });
    const held = hold(port, "GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n");
    expect(await held.closed).toBeGreaterThanOrEqual(SOON_MS * 0.9);
    expect(held.received()).toMatch(/^HTTP\/1\.1 200 /);
  });

  test("closes a connection that does not read its response", async () => {
    const port = await listen({ silenceMs: SOON_MS }, (_request, response) => {
      response.write(Buffer.alloc(64 * 1024 * 1024));
    });
    const held = hold(port);
    held.socket.pause();
    held.socket.write("GET / HTTP/1.1\r\nHost: shop.test\r\n\r\n");
    await sleep(4 * SOON_MS);
    held.socket.resume();
    await held.closed;
    expect(held.received().length).toBeLessThan(64 * 1024 * 1024);
  });

  test.each([
    ["all addresses", { most: 3 }, ["127.0.1.1", "127.0.2.1", "127.0.3.1", "127.0.4.1"]],
    ["one address", { mostOfAddress: 3 }, ["127.0.1.1", "127.0.1.1", "127.0.1.1", "127.0.1.1"]],
    ["one network", { mostOfNetwork: 3 }, ["127.0.1.1", "127.0.1.2", "127.0.1.3", "127.0.1.4"]],
  ] as const)("closes the connection above the limit of 3 for %s", async (_of, limit, from) => {
    const port = await listen(limit);
    const [, , , fourth] = from.map((address) => hold(port, "", address));
    await fourth?.closed;
    const [first] = open.slice(1) as [{ close: () => void }];
    first.close();
    await sleep(200);
    const next = hold(
      port,
      "GET / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n",
      from[0],
    );
    await next.closed;
    expect(next.received()).toContain("answer");
  });

  test("does not limit the connections of a proxy's address", async () => {
    const port = await listen({ mostOfAddress: 1, mostOfNetwork: 1 }, undefined, false);
    hold(port);
    const second = hold(port, "GET / HTTP/1.1\r\nHost: shop.test\r\nConnection: close\r\n\r\n");
    await second.closed;
    expect(second.received()).toContain("answer");
  });

  test.each(["Host: shop.test\r\nHost: shop.test", "Host: shop.test\r\nhOST: evil.test"])(
    "returns 400 for two Host headers",
    async (hosts) => {
      const held = hold(await listen({}), `GET / HTTP/1.1\r\n${hosts}\r\n\r\n`);
      await held.closed;
      expect(held.received()).toMatch(/^HTTP\/1\.1 400 /);
    },
  );
});

describe("createApp", () => {
  const create = (connections?: ConnectionLimits) =>
    createApp({
      log: createLog("silent", false),
      defaultLocale: "ar",
      rateLimit: 0,
      readShared: (work) => work(),
      trustProxy: 0,
      https: false,
      blocks: new NetworkBlocks(),
      pages: () => undefined,
      connections,
    });

  test("closes an upload to an unknown path that arrives byte by byte", async () => {
    const app = await create({ ...LIMITS, bodyMs: SOON_MS });
    open.push({ close: () => void app.close() });
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const held = hold(Number(new URL(address).port), `${HEAD}Content-Length: 6000000\r\n\r\n`);
    void trickle(held);
    await held.closed;
    expect(held.received()).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test("uses the production limits by default", async () => {
    const { server } = await create();
    expect(server).toMatchObject({
      headersTimeout: CONNECTION_LIMITS.headersMs,
      requestTimeout: CONNECTION_LIMITS.requestMs,
      keepAliveTimeout: CONNECTION_LIMITS.keepAliveMs,
      timeout: CONNECTION_LIMITS.silenceMs,
      maxConnections: CONNECTION_LIMITS.most,
    });
  });
});

describe("CONNECTION_LIMITS", () => {
  test("matches the values in docs/security.md", () => {
    const { headersMs, bodyMs, requestMs, keepAliveMs, silenceMs, ...counts } = CONNECTION_LIMITS;
    const document = readFileSync("docs/security.md", "utf8").replaceAll(/\s+/g, " ");
    const number = (value: number) => value.toLocaleString("en");
    expect(document).toContain(
      `${headersMs / 1_000} s for the headers of a request, ${bodyMs / 1_000} s for its body and one second more for each ${counts.bodyBytesPerSecond / 1_024} KB of it, at most ${requestMs / 60_000} minutes`,
    );
    expect(document).toContain(
      `${keepAliveMs / 1_000} s until the next request of a connection, ${silenceMs / 1_000} s without a byte in either direction`,
    );
    expect(document).toContain(
      `${number(counts.most)} open connections, ${number(counts.mostOfAddress)} of them from an IPv4 address or a /64, ${number(counts.mostOfNetwork)} from a /24 or a /48`,
    );
  });
});
