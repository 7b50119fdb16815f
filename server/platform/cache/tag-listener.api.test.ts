import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, inject, test, vi } from "vitest";
import { createLog, type Log } from "../log.ts";
import { createClient } from "../postgres/database.ts";
import { CACHE_CHANNEL } from "../postgres/unit-of-work.ts";
import { TagCache } from "./tag-cache.ts";
import { TagListener } from "./tag-listener.ts";

const SOCKET = ".s.PGSQL.5432";
const OUTAGE_S = 4;
const log = createLog("silent", false);
const target = { database: "postgres", user: inject("databaseUser") };
const there = { connection: { socketDir: inject("socketDir"), ...target } };

/**
 * A database gateway that can be cut: it then accepts connections and closes them, like a server
 * that is starting.
 */
async function openGate() {
  const dir = await mkdtemp(join(tmpdir(), "fanous-gate-"));
  const sockets = new Set<Socket>();
  const gate = { dir, isCut: false, isSilent: false, attempts: 0, sockets, close: async () => {} };
  const server = createServer((socket) => {
    gate.attempts += 1;
    socket.on("error", () => {});
    if (gate.isCut) return socket.destroy();
    sockets.add(socket);
    const database = connect(join(inject("socketDir"), SOCKET)).on("error", () => {});
    socket.pipe(database).on("data", (chunk) => gate.isSilent || socket.write(chunk));
    return socket.on("close", () => {
      sockets.delete(socket);
      database.destroy();
    });
  }).listen(join(dir, SOCKET));
  await once(server, "listening");
  gate.close = async () => {
    server.close();
    await rm(dir, { recursive: true });
  };
  return gate;
}

test("reconnects with one attempt at a time after a database outage", async () => {
  const gate = await openGate();
  const cache = new TagCache(1_000_000);
  const drop = vi.spyOn(cache, "drop");
  const connection = { connection: { socketDir: gate.dir, ...target } };
  const listener = await TagListener.start(connection, cache, log);

  gate.isCut = true;
  gate.attempts = 0;
  for (const socket of gate.sockets) socket.destroy();
  // Waits as the listener does between two attempts, so that both are late on a busy machine.
  for (let second = 0; second < OUTAGE_S; second += 1) await sleep(1_000);
  expect(gate.attempts).toBeGreaterThan(0);
  expect(gate.attempts).toBeLessThanOrEqual(OUTAGE_S + 1);

  gate.isCut = false;
  await expect.poll(() => drop.mock.calls.length).toBe(1);
  expect(gate.sockets.size).toBe(1);

  const other = createClient(there);
  await other.connect();
  await other.query("select pg_notify($1, $2)", [CACHE_CHANNEL, '["menus"]']);
  await expect.poll(() => drop.mock.lastCall).toEqual([["menus"]]);
  expect(drop).toHaveBeenCalledTimes(2);
  await other.end();
  await listener.stop();
  await expect.poll(() => gate.sockets.size).toBe(0);
  await gate.close();
});

test("settles and reconnects when the database stops responding", async () => {
  const gate = await openGate();
  const cache = new TagCache(1_000_000);
  const drop = vi.spyOn(cache, "drop");
  const connection = { connection: { socketDir: gate.dir, ...target } };
  const listener = await TagListener.start(connection, cache, log);
  gate.isSilent = true;
  await listener.settle();
  await expect.poll(() => gate.sockets.size).toBe(0);
  gate.isSilent = false;
  await expect.poll(() => drop.mock.calls.length).toBe(1);
  await listener.stop();
  await gate.close();
});

describe("TagListener.settle", () => {
  test("waits until every process has applied earlier notifications", async () => {
    const caches = Array.from({ length: 3 }, () => new TagCache(1_000_000));
    const drops = caches.map((cache) => vi.spyOn(cache, "drop"));
    const listeners = await Promise.all(
      caches.map((cache) => TagListener.start(there, cache, log)),
    );
    const [asking] = listeners;
    if (!asking) throw new Error("no listener");
    const other = createClient(there);
    await other.connect();
    for (let round = 1; round <= 20; round += 1) {
      await other.query("select pg_notify($1, $2)", [CACHE_CHANNEL, '["menus"]']);
      await asking.settle();
      expect(drops.map(({ mock }) => mock.calls.length)).toEqual([round, round, round]);
    }
    await other.end();
    await Promise.all(listeners.map((listener) => listener.stop()));
  });

  test("stops waiting for an unresponsive process and logs a warning", async () => {
    const warnings: object[] = [];
    const watched = { ...log, warn: (facts: object) => warnings.push(facts) } as unknown as Log;
    const listener = await TagListener.start(there, new TagCache(1_000), watched);
    const hanging = createClient({ ...there, application: "fanous-cache" });
    await hanging.connect();
    await listener.settle();
    expect(warnings).toEqual([{ answers: 1, listeners: 2 }]);
    await hanging.end();
    await listener.stop();
  });
});
