import { execFileSync } from "node:child_process";
import { mkdir, readdir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { auditShop } from "#server/audit.ts";
import { finds, placeOneOrder } from "../api/one-order.ts";
import { OutboxCodes } from "../api/outbox-codes.ts";
import { newDataDir, startShopProcess } from "../api/shop-process.ts";
import { registration, signInClerk } from "../attack/setup/accounts.ts";
import { outcomeOf, Visitor } from "../attack/setup/visitor.ts";
import { withDatabase } from "./setup/with-database.ts";

const PATIENCE_MS = 120_000;
/** A new file of the database does not fit, some of its rows do. */
const LEFT_BYTES = 64 * 1024;

const mounted: string[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const folder of mounted.splice(0)) execFileSync("umount", ["--lazy", folder]);
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await newDataDir();
  folders.push(folder);
  return folder;
}

/** A file system of its own. Mounting needs root. */
async function mountDisk(folder: string, megabytes: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const options = `size=${megabytes}m,mode=755`;
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  mounted.push(folder);
}

/** Fills a disk. @returns frees it again */
async function fill(disk: string, leftBytes = 0): Promise<() => Promise<void>> {
  const { bavail, bsize } = await statfs(disk);
  const filler = join(disk, "filler");
  execFileSync("fallocate", ["-l", String(bavail * bsize - leftBytes), filler]);
  return () => rm(filler);
}

function makeReadOnly(disk: string): () => Promise<void> {
  execFileSync("mount", ["-o", "remount,ro", disk]);
  return async () => void execFileSync("mount", ["-o", "remount,rw", disk]);
}

async function untilReady(address: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > until) throw new Error("the shop is not ready");
    await sleep(500);
  }
}

test("loses no acknowledged order when the disk of the database is full", async () => {
  const disk = await newFolder();
  await mountDisk(disk, 1_500);
  const shop = await startShopProcess({ DATA_DIR: disk, DEMO: "1" });
  const placed = new Map<string, string>();
  const buy = async (index: number) => {
    const phone = `0101${String(index).padStart(7, "0")}`;
    placed.set(await placeOneOrder(shop.address, phone), phone);
  };
  await buy(0);
  const free = await fill(disk, LEFT_BYTES);
  const refused: string[] = [];
  for (let index = 1; index < 250 && refused.length < 3; index += 1)
    await buy(index).catch(({ message }: Error) => refused.push(message));
  expect(refused).toEqual(Array(3).fill(expect.stringContaining('"code":"unavailable"')));
  expect((await fetch(`${shop.address}/en/product`)).status).toBe(200);
  await free();
  await untilReady(shop.address);
  await buy(999);
  const numbers = await withDatabase(disk, async (db) => {
    const { rows } = await sql<{ number: string }>`select number from orders."order"`.execute(db);
    expect((await auditShop(db)).findings).toEqual([]);
    return rows.map(({ number }) => number);
  });
  expect(numbers).toEqual(expect.arrayContaining([...placed.keys()]));
  const [number = "", phone = ""] = [...placed].at(-1) ?? [];
  expect(await finds(shop.address, number, phone)).toBe(true);
  expect(await shop.end("SIGTERM")).toBe(0);
}, 600_000);

test.each(["full", "read-only"])(
  "rejects uploads, delays emails and accepts orders on a %s disk",
  async (state) => {
    const dataDir = await newFolder();
    const [media, mails] = [join(dataDir, "media"), join(dataDir, "outbox")];
    await mountDisk(media, 300);
    await mountDisk(mails, 20);
    const shop = await startShopProcess({ DATA_DIR: dataDir, DEMO: "1" });
    const outbox = new OutboxCodes(mails);
    const visitor = () => new Visitor(shop.address);
    const staff = await signInClerk({ dataDir, visitor }, "catalogue");
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const bytes = await sharp({
      create: { ...{ width: 600, height: 400, channels: 3, background: "white" }, noise },
    })
      .png()
      .toBuffer();
    const upload = async () => {
      const file = { bytes, type: "image/png" };
      return staff.send("POST", "/api/v1/admin/pictures", { file });
    };
    const pictures = () =>
      withDatabase(dataDir, async (db) => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::integer as count from media.asset`.execute(db);
        return rows[0]?.count;
      });
    const before = await pictures();
    const repairs: (() => Promise<void>)[] = [];
    for (const disk of [media, mails])
      repairs.push(state === "full" ? await fill(disk) : makeReadOnly(disk));
    const refused = await upload();
    expect([outcomeOf(refused), refused.headers.get("retry-after")]).toEqual(["unavailable", "3"]);
    expect(await pictures()).toBe(before);
    const drafts = (await readdir(media, { recursive: true })).filter((name) =>
      name.endsWith(".tmp"),
    );
    expect(drafts).toEqual([]);
    const email = "waiting@example.com";
    const begun = await visitor().post("/api/v1/auth/register", registration(email));
    expect(begun.status).toBe(200);
    const number = await placeOneOrder(shop.address);
    expect(await finds(shop.address, number)).toBe(true);
    for (const repair of repairs) await repair();
    expect((await upload()).status).toBe(201);
    expect(await pictures()).toBe((before ?? 0) + 1);
    expect(await outbox.codeTo(email)).toMatch(/^\d{6}$/);
    expect(await outbox.sentTo(email)).toHaveLength(1);
    expect(await shop.end("SIGTERM")).toBe(0);
  },
  600_000,
);
