import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { expect, onTestFinished } from "vitest";
import { listBases, listWal } from "#server/platform/backup/backup-files.ts";
import type { BackupStore } from "#server/platform/backup/backup-store.ts";
import { restoreBackup } from "#server/platform/backup/restore-backup.ts";
import { createPool } from "#server/platform/postgres/database.ts";
import { startEmbeddedPostgres } from "#server/platform/postgres/embedded-postgres.ts";
import { filesBelow } from "#server/platform/storage/files-below.ts";
import { memoryFolder } from "#server/testing/memory-folder.ts";
import { WITHOUT_LIMITS } from "#server/testing/test-config.ts";
import { fillStock } from "../../bench/orders/stock.ts";
import { placeOneOrder } from "../api/one-order.ts";
import { startShopProcess } from "../api/shop-process.ts";

/** The most that may be lost with a machine: a minute of WAL. */
const LOST_AT_MOST_MS = 60_000;
const BUYERS = 4;

interface Acknowledged {
  number: string;
  askedAt: Date;
  answeredAt: Date;
}

/** Buyers who keep ordering until they are stopped. */
function buyAll(address: string) {
  const orders: Acknowledged[] = [];
  let isOver = false;
  const buy = async () => {
    while (!isOver) {
      const askedAt = new Date();
      orders.push({ askedAt, number: await placeOneOrder(address), answeredAt: new Date() });
    }
  };
  const buying = Promise.all(Array.from({ length: BUYERS }, buy));
  // The caller of `stop` gets the error.
  buying.catch(() => {});
  return {
    orders,
    /** Waits until this many more are acknowledged. */
    more: async (count: number) => {
      const until = orders.length + count;
      await expect.poll(() => orders.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(until);
    },
    stop: async () => {
      isOver = true;
      await buying;
    },
  };
}

async function runCommand(name: string, env: Record<string, string>): Promise<number | null> {
  const file = join(import.meta.dirname, "..", "..", "server", "commands", `${name}-command.ts`);
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}

/** Queries a shop's database, whether the shop is running or not. */
async function asked<T>(
  dataDir: string,
  ask: (pool: ReturnType<typeof createPool>) => Promise<T>,
  { stops }: { stops: boolean },
): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dir: join(dataDir, "postgres") });
  const pool = createPool({ connection: postgres.connection, max: 1 });
  try {
    return await ask(pool);
  } finally {
    await pool.end();
    if (stops) await postgres.stop();
  }
}

export interface BackupPlace {
  store: BackupStore;
  /** The settings of a shop that keeps its backups there. */
  env: Record<string, string>;
}

export const RESTORE_TIMEOUT_MS = 1_800_000;

/**
 * After a backup, more orders and the loss of the machine: every order acknowledged up to a second is
 * there, and none placed after it.
 */
export async function expectRestored(
  openPlace: (folder: string) => Promise<BackupPlace> | BackupPlace,
): Promise<void> {
  const folder = await mkdtemp(join(memoryFolder(), "fanous-restore-"));
  // What is begun later ends before it.
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const identity = await generateX25519Identity();
  const [dataDir, to] = [join(folder, "shop"), join(folder, "restored")];
  const { store: from, env: place } = await openPlace(join(folder, "backup"));
  const env = {
    ...WITHOUT_LIMITS,
    DATA_DIR: dataDir,
    ...place,
    BACKUP_RECIPIENT: await identityToRecipient(identity),
  };
  const shop = await startShopProcess({ ...env, DEMO: "1" });
  await asked(dataDir, fillStock, { stops: false });
  const load = buyAll(shop.address);
  // Where something fails on the way, too: another try begins with nothing.
  onTestFinished(async () => {
    await load.stop().catch(() => {});
    await shop.end("SIGTERM");
  });
  await load.more(10);
  expect(await runCommand("backup", env)).toBe(0);
  await load.more(20);
  const at = new Date();
  await load.more(20);
  await load.stop();

  const segment = await asked(
    dataDir,
    async (pool) =>
      (await pool.query<{ name: string }>("select pg_walfile_name(pg_current_wal_lsn()) as name"))
        .rows[0]?.name ?? "",
    { stops: false },
  );
  await expect
    .poll(() => listWal(from), { timeout: LOST_AT_MOST_MS, interval: 500 })
    .toContain(segment);
  // The shop's own first backup, begun when it opened, and the one of the command.
  await expect.poll(() => listBases(from), { timeout: 120_000, interval: 500 }).toHaveLength(2);
  const log = await listWal(from);
  for (const { firstSegment } of await listBases(from)) expect(log).toContain(firstSegment);
  const media = await filesBelow(join(dataDir, "media"));
  const [postmaster] = (await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8")).split(
    "\n",
  );
  await shop.end("SIGKILL");
  process.kill(Number(postmaster), "SIGKILL");
  await rm(dataDir, { recursive: true, force: true });

  await restoreBackup({ from, identity, to, at });
  const numbers = await asked(
    to,
    async (pool) => (await pool.query<{ number: string }>("select number from orders.order")).rows,
    { stops: true },
  );
  const kept = new Set(numbers.map(({ number }) => number));
  const before = load.orders.filter(({ answeredAt }) => answeredAt <= at);
  const after = load.orders.filter(({ askedAt }) => askedAt > at);
  expect(before.filter(({ number }) => !kept.has(number))).toEqual([]);
  expect(after.filter(({ number }) => kept.has(number))).toEqual([]);
  expect([before.length >= 30, after.length >= 10]).toEqual([true, true]);
  expect((await filesBelow(join(to, "media"))).toSorted()).toEqual(media.toSorted());

  expect(await runCommand("audit", { DATA_DIR: to })).toBe(0);
  const again = await startShopProcess({ ...env, DATA_DIR: to });
  onTestFinished(async () => void (await again.end("SIGTERM")));
  expect(await placeOneOrder(again.address)).toMatch(/^F-/);
  // What is ordered from now on is on a line of its own, which begins with a backup of its own.
  await expect.poll(() => listBases(from), { timeout: 120_000, interval: 500 }).toHaveLength(3);
  expect(await again.end("SIGTERM")).toBe(0);

  // What is sealed for somebody else stays shut.
  const stranger = {
    from,
    identity: await generateX25519Identity(),
    to: join(folder, "stranger"),
  };
  await expect(restoreBackup(stranger)).rejects.toThrow(/identity|recipient|match/i);
}
