import { readFile } from "node:fs/promises";
import { expect, inject, test } from "vitest";
import { createClient, createPool } from "./database.ts";
import { isUnavailable } from "./is-unavailable.ts";

const there = () => ({
  socketDir: inject("socketDir"),
  database: "postgres",
  user: inject("databaseUser"),
});
const failure = (promise: Promise<unknown>) =>
  promise.then(() => undefined).catch((error) => error);

test("treats a missing, terminated or exhausted database as unavailable", async () => {
  const nowhere = createPool({ connection: { ...there(), socketDir: "/nowhere" } });
  expect(isUnavailable(await failure(nowhere.query("select 1")))).toBe(true);
  const refused = createPool({ connection: { url: "postgres://shop@127.0.0.1:1/shop" } });
  expect(isUnavailable(await failure(refused.query("select 1")))).toBe(true);

  const client = createClient({ connection: there() });
  client.on("error", () => {});
  await client.connect();
  const ended = failure(client.query("select pg_terminate_backend(pg_backend_pid())"));
  expect(isUnavailable(await ended)).toBe(true);
  expect(isUnavailable(await failure(client.query("select 1")))).toBe(true);

  const timeouts = { waitMs: 2_000, statementMs: 5_000 };
  const small = createPool({ connection: there(), max: 1, timeouts });
  const only = await small.connect();
  expect(isUnavailable(await failure(small.query("select 1")))).toBe(true);
  only.release();
  await small.end();
});

test("treats a primary that has become a standby as unavailable", async () => {
  const pool = createPool({ connection: there(), max: 1 });
  await pool.query("set default_transaction_read_only = on");
  expect(isUnavailable(await failure(pool.query("create table lost ()")))).toBe(true);
  await pool.end();
});

test("treats an unreachable host and a pooler without server as unavailable", () => {
  for (const code of ["EHOSTUNREACH", "ETIMEDOUT", "EAI_AGAIN", "08P01"])
    expect(isUnavailable(Object.assign(new Error("no way"), { code }))).toBe(true);
});

test.each(["53100", "58030", "ENOSPC", "EDQUOT", "EROFS", "EMFILE"])(
  "treats a full, read-only or failing disk as unavailable: %s",
  (code) => {
    expect(isUnavailable(Object.assign(new Error("no space"), { code }))).toBe(true);
  },
);

test("does not treat SQL errors and missing files as unavailable", async () => {
  const pool = createPool({ connection: there() });
  expect(isUnavailable(await failure(pool.query("select nothing")))).toBe(false);
  expect(isUnavailable(await failure(pool.query("select 1 / 0")))).toBe(false);
  await pool.end();
  expect(isUnavailable(await failure(readFile("/nowhere")))).toBe(false);
});
