import { expect, test } from "vitest";
import { CountBuffer } from "./count-buffer.ts";
import type { Connection } from "./database.ts";

// Never queried: the buffer only uses it to tell databases apart.
const db = {} as Connection;

test("waits in flush() until a running write has completed", async () => {
  const write = Promise.withResolvers<void>();
  const counts = new CountBuffer("lamps", {
    empty: () => ({ lamps: 0 }),
    write: () => write.promise,
    rowsOf: () => [],
  });
  counts.waiting(db).lamps += 1;
  void counts.flush(db);
  const order: string[] = [];
  const asked = counts.flush(db).then(() => order.push("answered"));
  // Longer than a flush takes that does not wait.
  await new Promise(setImmediate);
  order.push("written");
  write.resolve();
  await asked;
  expect(order).toEqual(["written", "answered"]);
});

test("retries counts after a failed write, then writes newer counts", async () => {
  const written: number[] = [];
  const counts = new CountBuffer("lamps", {
    empty: () => ({ lamps: 0 }),
    write: async (_, { lamps }) => {
      written.push(lamps);
      if (lamps === 1) throw new Error("the database is away");
    },
    rowsOf: (batch) => [batch],
  });
  counts.waiting(db).lamps += 1;
  const first = counts.flush(db);
  await expect(first).rejects.toThrow("away");
  counts.waiting(db).lamps += 2;
  await counts.flush(db);
  await counts.flush(db);
  expect(written).toEqual([1, 1, 2]);
});

/** Writes everything but `refused`, and nothing while `isAway`. */
function lampCounts(state: { isAway: boolean }) {
  const written: string[] = [];
  const counts = new CountBuffer<string[]>("lamps", {
    empty: () => [],
    write: async (_, names) => {
      if (state.isAway) throw new Error("Connection terminated");
      if (names.includes("refused")) throw new Error("invalid input syntax for type json");
      written.push(...names);
    },
    rowsOf: (names) => names.map((name) => [name]),
  });
  return { counts, written };
}

test("writes the other rows when the database refuses one of them", async () => {
  const { counts, written } = lampCounts({ isAway: false });
  counts.waiting(db).push("first", "refused", "last");
  await expect(counts.flush(db)).rejects.toThrow("invalid input");
  await counts.flush(db);
  expect(written).toEqual(["first", "last"]);
});

test("writes counts later when the database is unavailable", async () => {
  const state = { isAway: true };
  const { counts, written } = lampCounts(state);
  counts.waiting(db).push("first");
  await expect(counts.flush(db)).rejects.toThrow("terminated");
  counts.waiting(db).push("second");
  state.isAway = false;
  await counts.flush(db);
  await counts.flush(db);
  expect(written).toEqual(["first", "second"]);
});
