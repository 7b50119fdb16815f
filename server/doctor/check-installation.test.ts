import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#contract/kernel/time/units.ts";
import { readConfig } from "#server/config.ts";
import { keyOf } from "#server/platform/backup/backup-files.ts";
import { folderStorage } from "#server/platform/storage/folder-storage.ts";
import { checkAddress } from "./check-address.ts";
import { checkBackup } from "./check-backup.ts";
import { checkOutsideClock, rateClock } from "./check-clock.ts";
import { checkDisk, checkMedia, rateRoom } from "./check-disk.ts";
import { checkSecrets } from "./check-secrets.ts";
import type { Finding } from "./finding.ts";

const GB = 1024 ** 3;
const NOW = new Date("2026-11-23T12:00:00Z");
const STRONG = "q8Zr3Yt0Hn1mKb7uVfXc5sWp9dLg2eJaToIiRxMyNzA=";
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "fanous-doctor-"));
});
afterEach(() => rm(folder, { recursive: true }));

const statesOf = (findings: Finding[]) => findings.map(({ state }) => state);
/** The embedded database is not queried here. */
const NO_DATABASE = undefined as never;

async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

test.each([
  [0.5, "fine"],
  [-1.9, "fine"],
  [3, "watch"],
  [-11, "wrong"],
] as const)("rates a clock difference of %d s as %s", (seconds, state) => {
  expect(rateClock("another", seconds).state).toBe(state);
});

test("compares the clock with an outside server's Date header", async () => {
  await using right = await listen((_request, reply) => reply.end());
  expect((await checkOutsideClock(right.url)).state).toBe("fine");
  await using late = await listen((_request, reply) => {
    reply.setHeader("date", new Date(Date.now() - 60_000).toUTCString()).end();
  });
  expect(await checkOutsideClock(late.url)).toMatchObject({
    state: "wrong",
    text: expect.stringMatching(/differ by (?:59|60)\.\d s$/),
  });
});

test.each([
  [100 * GB, 0.5, "fine"],
  [100 * GB, 0.05, "watch"],
  [4 * GB, 0.5, "watch"],
  [0.5 * GB, 0.5, "wrong"],
  [100 * GB, 0.01, "wrong"],
])("rates %d free bytes (share %d) as %s", (free, share, state) => {
  expect(rateRoom("the shop", free, share).state).toBe(state);
});

test("measures free space without creating the folder", async () => {
  const [found] = await checkDisk({ "the shop": join(folder, "data") });
  expect(found?.text).toMatch(/^\d+\.\d GB are free for the shop \(\d+ %\)$/);
  // Checking a folder that is not mounted must not create it.
  expect(existsSync(join(folder, "data"))).toBe(false);
});

test("writes, reads and removes a test file in the media store", async () => {
  const media = folderStorage(join(folder, "media"));
  expect((await checkMedia(media, "media")).state).toBe("fine");
  expect(await media.list()).toEqual([]);
  await writeFile(join(folder, "file"), "");
  const nowhere = await checkMedia(folderStorage(join(folder, "file")), "file");
  expect(nowhere).toMatchObject({ state: "wrong", text: expect.stringMatching(/EEXIST|ENOTDIR/) });
});

test("accepts random secrets and reports guessable ones", () => {
  const production = {
    PUBLIC_URL: "https://shop.example",
    TRUST_PROXY: "1",
    METRICS_TOKEN: STRONG,
  };
  const check = (env: Record<string, string>) =>
    checkSecrets(readConfig({ ...production, AUTH_SECRET: STRONG, ...env }));
  expect(statesOf(check({}))).toEqual(["fine"]);
  for (const weak of ["0".repeat(64), "abc".repeat(20), "password password password password"])
    expect(check({ AUTH_SECRET: weak })).toEqual([
      expect.objectContaining({ state: "wrong", text: "AUTH_SECRET can be guessed" }),
    ]);
  expect(check({ AUTH_SECRET_PREVIOUS: STRONG.toLowerCase() })).toContainEqual(
    expect.objectContaining({
      state: "watch",
      text: expect.stringContaining("AUTH_SECRET_PREVIOUS"),
    }),
  );
  expect(statesOf(check({ METRICS_TOKEN: "", TRUST_PROXY: "0" }))).toEqual([
    "fine",
    "watch",
    "wrong",
  ]);
});

test("reports missing backups as wrong in production", async () => {
  const local = readConfig({ DATA_DIR: folder });
  expect(statesOf(await checkBackup(local, NO_DATABASE, NOW))).toEqual(["watch"]);
  const production = { ...local, production: true };
  expect(statesOf(await checkBackup(production, NO_DATABASE, NOW))).toEqual(["wrong"]);
});

test("rates a backup by its last base and its waiting WAL", async () => {
  const dir = join(folder, "backup");
  const archive = join(folder, "wal-archive");
  const config = {
    ...readConfig({ DATA_DIR: folder }),
    backup: { place: dir, recipient: "age1", keepDays: 14 },
  };
  const check = async () => statesOf(await checkBackup(config, NO_DATABASE, NOW));
  expect(await check()).toEqual(["wrong", "fine"]);
  await mkdir(join(dir, "base"), { recursive: true });
  const takenBefore = (hours: number) => {
    const stoppedAt = new Date(NOW.getTime() - hours * 3_600_000).toISOString();
    return writeFile(
      join(dir, keyOf.about("one")),
      JSON.stringify({ id: "one", stoppedAt, firstSegment: "", media: [] }),
    );
  };
  await takenBefore(30);
  expect(await check()).toEqual(["fine", "fine"]);
  await takenBefore(40);
  expect(await check()).toEqual(["wrong", "fine"]);
  await takenBefore(1);
  await mkdir(archive);
  const piece = join(archive, "000000010000000000000001");
  await writeFile(piece, "");
  await utimes(piece, NOW, new Date(NOW.getTime() - 4 * MINUTE_MS));
  expect(await check()).toEqual(["fine", "fine"]);
  await utimes(piece, NOW, new Date(NOW.getTime() - 6 * MINUTE_MS));
  expect(await check()).toEqual(["fine", "wrong"]);
});

test("checks that PUBLIC_URL answers as this shop over HTTPS", async () => {
  expect(statesOf(await checkAddress(undefined, NOW))).toEqual(["watch"]);
  await using shop = await listen((request, reply) => {
    reply.end(request.url === "/readyz" ? '{"status":"ready"}' : "");
  });
  expect(statesOf(await checkAddress(shop.url, NOW))).toEqual(["fine", "wrong"]);
  await using other = await listen((_request, reply) => reply.end("<h1>Welcome to nginx!</h1>"));
  expect(statesOf(await checkAddress(other.url, NOW))).toEqual(["wrong", "wrong"]);
  const plain = await checkAddress(`https://127.0.0.1:${shop.port}`, NOW);
  expect(plain.map(({ text }) => text)).toEqual([
    expect.stringContaining("does not respond"),
    expect.stringContaining("is not trusted"),
  ]);
});
