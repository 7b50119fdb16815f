import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { migrate } from "./migrate.ts";

let shop: TestShop;
let folder: string;

beforeAll(async () => {
  shop = await createTestShop();
  folder = await mkdtemp(join(tmpdir(), "fanous-migrations-"));
});
beforeEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  await shop.pool.query("drop schema if exists gifts cascade; truncate public.migration");
  await writeFile(join(folder, "0001-gifts-schema.sql"), "create schema gifts;");
  await writeFile(join(folder, "0002-gifts-card.sql"), "create table gifts.card (id int);");
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

test("runs each migration once and in order for concurrent processes", async () => {
  const runs = await Promise.all([migrate(shop.pool, folder), migrate(shop.pool, folder)]);
  expect(runs.flat()).toEqual(["0001-gifts-schema.sql", "0002-gifts-card.sql"]);
});

test("rejects a migration that was edited after it ran", async () => {
  await migrate(shop.pool, folder);
  await writeFile(join(folder, "0002-gifts-card.sql"), "create table gifts.card (id bigint);");
  await expect(migrate(shop.pool, folder)).rejects.toThrow(/0002-gifts-card.sql has changed/);
});

test("rolls back a failed migration and keeps the earlier ones", async () => {
  await writeFile(join(folder, "0002-gifts-card.sql"), "create table gifts.card (id int); oops;");
  await expect(migrate(shop.pool, folder)).rejects.toThrow(/0002-gifts-card.sql failed: syntax/);
  const { rows } = await shop.pool.query(
    "select name, to_regclass('gifts.card') as card from public.migration",
  );
  expect(rows).toEqual([{ name: "0001-gifts-schema.sql", card: null }]);
});

const IMPATIENT = { lockMs: 200, restMs: 100, attempts: 300 };

test("retries a migration that waits for a lock without blocking queries", async () => {
  await migrate(shop.pool, folder);
  const reader = await shop.pool.connect();
  await reader.query("begin");
  await reader.query("select from gifts.card");
  await writeFile(join(folder, "0003-gifts-note.sql"), "alter table gifts.card add note text;");
  const migrating = migrate(shop.pool, folder, IMPATIENT);
  const waits = async () => {
    const { rowCount } = await reader.query(
      "select from pg_locks where relation = 'gifts.card'::regclass and not granted",
    );
    return rowCount;
  };
  // It waits, releases, and waits again: queries queued behind it got through both times.
  for (const round of ["first", "second"]) {
    await expect.poll(waits, { interval: 1, message: round }).toBe(1);
    await shop.pool.query("insert into gifts.card values (1)");
    await expect.poll(waits, { interval: 1, message: round }).toBe(0);
  }
  await reader.query("commit");
  reader.release();
  expect(await migrating).toEqual(["0003-gifts-note.sql"]);
});

test("fails without changes when a table's lock is never free", async () => {
  await migrate(shop.pool, folder);
  const reader = await shop.pool.connect();
  await reader.query("begin");
  await reader.query("select from gifts.card");
  await writeFile(join(folder, "0003-gifts-note.sql"), "alter table gifts.card add note text;");
  const hurried = { ...IMPATIENT, attempts: 2 };
  await expect(migrate(shop.pool, folder, hurried)).rejects.toThrow(
    /0003-gifts-note.sql failed: .*lock timeout/,
  );
  await reader.query("commit");
  reader.release();
  expect(await migrate(shop.pool, folder)).toEqual(["0003-gifts-note.sql"]);
});

test("creates an index concurrently and replaces an invalid one", async () => {
  await migrate(shop.pool, folder);
  await shop.pool.query("insert into gifts.card values (1), (1)");
  const file = (unique: string) =>
    [
      "-- outside a transaction",
      "drop index concurrently if exists gifts.card_id;",
      `create ${unique} index concurrently card_id on gifts.card (id);`,
    ].join("\n");
  await writeFile(join(folder, "0003-gifts-index.sql"), file("unique"));
  await expect(migrate(shop.pool, folder)).rejects.toThrow(/could not create unique index/);
  await writeFile(join(folder, "0003-gifts-index.sql"), file(""));
  expect(await migrate(shop.pool, folder)).toEqual(["0003-gifts-index.sql"]);
  const { rows } = await shop.pool.query(
    "select indisvalid, indisunique from pg_index where indexrelid = 'gifts.card_id'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true, indisunique: false }]);
});

test.each(["0001-gifts-base.sql", "0001-gifts-schema.sql"])(
  "rejects a database whose migrations were replaced, such as %s",
  async (name) => {
    await shop.pool.query(
      "insert into public.migration values ($1, ''), ('0009-gifts-old.sql', '')",
      [name],
    );
    await expect(migrate(shop.pool, folder)).rejects.toThrow(/another line of versions/);
  },
);

test("runs the missing files when a newer version has run others", async () => {
  await migrate(shop.pool, folder);
  await shop.pool.query("insert into public.migration values ('0009-gifts-new.sql', '')");
  await writeFile(join(folder, "0003-gifts-note.sql"), "alter table gifts.card add note text;");
  expect(await migrate(shop.pool, folder)).toEqual(["0003-gifts-note.sql"]);
});
