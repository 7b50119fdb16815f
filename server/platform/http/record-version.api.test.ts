import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { waitForLock } from "#server/testing/wait-for-lock.ts";
import type { Connection } from "../postgres/database.ts";
import type { Work } from "../postgres/unit-of-work.ts";
import { presentProblem, ProblemError } from "./problem-error.ts";
import { recordForChange, versioned } from "./record-version.ts";

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop();
  await shop.pool.query("create table note (id integer primary key, texts jsonb not null)");
});
afterAll(() => shop.stop());

interface Note {
  id: number;
  texts: Record<string, string>;
}

async function read(db: Connection, id: number) {
  const { rows } = await sql<Note>`select id, texts from note where id = ${id}`.execute(db);
  return rows[0] && versioned(rows[0]);
}

async function save(work: Work, id: number, version: string, texts: Note["texts"]) {
  const root = { table: "note", key: id };
  await recordForChange(work, { root, version, read: (db) => read(db, id) });
  await sql`update note set texts = ${JSON.stringify(texts)} where id = ${id}`.execute(work.db);
}

async function addNote(id: number) {
  await shop.pool.query("insert into note values ($1, $2)", [id, { ar: "قديم", en: "Old" }]);
  return (await read(shop.platform.db, id))?.version ?? "";
}

const refusal = async (saving: Promise<unknown>) => {
  const problem = await saving.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(problem instanceof ProblemError)) throw new Error("nothing was refused");
  return problem;
};

test("rejects the second of two concurrent saves with the current record", async () => {
  const version = await addNote(1);
  let second: Promise<unknown> = Promise.resolve();
  await shop.run(async (work) => {
    await save(work, 1, version, { ar: "أول", en: "First" });
    second = refusal(shop.run((other) => save(other, 1, version, { ar: "ثان", en: "Second" })));
    await waitForLock(shop);
  });
  const problem = (await second) as ProblemError;
  const current = await read(shop.platform.db, 1);
  expect(current).toMatchObject({ texts: { en: "First" } });
  expect(presentProblem(problem, "en")).toEqual({
    type: "/api/docs#problem-changed-meanwhile",
    title:
      "Someone else has changed this in the meantime, so nothing was saved. Please compare and save again",
    status: 409,
    code: "changed-meanwhile",
    current,
  });
});

test("saves a record when its version is current", async () => {
  const version = await addNote(2);
  await shop.run((work) => save(work, 2, version, { ar: "أول", en: "First" }));
  const next = (await read(shop.platform.db, 2))?.version ?? "";
  await shop.run((work) => save(work, 2, next, { ar: "ثان", en: "Second" }));
  expect(await read(shop.platform.db, 2)).toMatchObject({ texts: { en: "Second" } });
});

test("rejects a deleted record with not-found", async () => {
  const version = await addNote(3);
  await shop.pool.query("delete from note where id = 3");
  const problem = await refusal(shop.run((work) => save(work, 3, version, {})));
  expect(problem.code).toBe("not-found");
});

test("derives the version from the content regardless of key order", () => {
  const one = versioned({ a: 1, b: { c: [1, 2], d: null } });
  expect(versioned({ b: { d: null, c: [1, 2] }, a: 1 }).version).toBe(one.version);
  expect(versioned({ a: 1, b: { c: [2, 1], d: null } }).version).not.toBe(one.version);
  expect(one.version).toMatch(/^[\w-]{22}$/);
});
