import { mkdtemp, rm, writeFile } from "node:fs/promises";
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
  await shop.pool.query("drop schema if exists gifts cascade; truncate public.migration");
  await writeFile(join(folder, "0001-gifts-schema.sql"), "create schema gifts;");
  await writeFile(join(folder, "0002-gifts-card.sql"), "create table gifts.card (id int);");
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

test("each migration runs once and in order, however many processes start", async () => {
  const runs = await Promise.all([migrate(shop.pool, folder), migrate(shop.pool, folder)]);
  expect(runs.flat()).toEqual(["0001-gifts-schema.sql", "0002-gifts-card.sql"]);
});

test("a migration that was edited after it ran is refused", async () => {
  await migrate(shop.pool, folder);
  await writeFile(join(folder, "0002-gifts-card.sql"), "create table gifts.card (id bigint);");
  await expect(migrate(shop.pool, folder)).rejects.toThrow(/0002-gifts-card.sql has changed/);
});

test("a migration that fails leaves nothing, and the ones before it stay", async () => {
  await writeFile(join(folder, "0002-gifts-card.sql"), "create table gifts.card (id int); oops;");
  await expect(migrate(shop.pool, folder)).rejects.toThrow(/0002-gifts-card.sql failed: syntax/);
  const { rows } = await shop.pool.query(
    "select name, to_regclass('gifts.card') as card from public.migration",
  );
  expect(rows).toEqual([{ name: "0001-gifts-schema.sql", card: null }]);
});

test("a database with the tables of another line of versions is refused", async () => {
  await shop.pool.query("insert into public.migration values ('0001-gifts-base.sql', '')");
  await expect(migrate(shop.pool, folder)).rejects.toThrow(/another line of versions/);
});
