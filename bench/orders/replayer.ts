import { randomBytes, randomUUID } from "node:crypto";
import type { PoolClient } from "pg";
import type { Recording } from "./recorder.ts";

/**
 * Source of a value that is new with every order: a column in the first row of an earlier
 * statement.
 */
interface Source {
  text: string;
  statement: number;
  column: string;
}

type Fill = (fresh: Fresh) => unknown;

interface Step {
  text: string;
  values: Fill[];
}

/** Values that are new in one order. */
interface Fresh {
  key: string;
  /** By the recorded value that it replaces. */
  secrets: Map<string, Buffer>;
  rows: Record<string, unknown>[];
}

/** Smaller numbers are quantities, positions and small sums; a recording's ids are made larger. */
const FIRST_ID = 5_000_000;
const CONTROL = new Set(["begin", "commit"]);
/** A job has a new one; with an old one it would not be inserted. */
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Repeats a recorded checkout: its statements with fresh values, in one transaction. */
export function replayer({ statements, key }: Recording): (client: PoolClient) => Promise<void> {
  const sources: Source[] = [];
  const steps: Step[] = [];
  for (const { text, values, rows } of statements) {
    if (CONTROL.has(text)) continue;
    steps.push({ text, values: values.map((value) => fillOf(value, key, sources)) });
    for (const [column, value] of Object.entries(rows[0] ?? {})) {
      if (isNew(value, sources)) {
        sources.push({ text: String(value), statement: steps.length - 1, column });
      }
    }
  }
  return async (client) => {
    const fresh: Fresh = { key: randomUUID(), secrets: new Map(), rows: [] };
    await client.query("begin");
    for (const { text, values } of steps) {
      const filled = values.map((fill) => fill(fresh));
      const { rows } = await client.query<Record<string, unknown>>(text, filled);
      fresh.rows.push(rows[0] ?? {});
    }
    await client.query("commit");
  };
}

/** An id, or an order number. */
function isNew(value: unknown, sources: readonly Source[]): boolean {
  const isId = typeof value === "number" && value >= FIRST_ID;
  const isNumber = typeof value === "string" && /^F-\d+-\w+$/.test(value);
  return (isId || isNumber) && !sources.some(({ text }) => text === String(value));
}

function fillOf(value: unknown, key: string, sources: readonly Source[]): Fill {
  if (Buffer.isBuffer(value)) return ({ secrets }) => secretFor(value, secrets);
  if (value === key) return (fresh) => fresh.key;
  if (typeof value !== "string" && typeof value !== "number") return () => value;
  const recorded = String(value);
  const used = sources.filter(({ text }) => recorded.includes(text));
  const hasUuid = recorded.search(UUID) >= 0;
  if (used.length === 0 && !hasUuid) return () => value;
  return ({ rows }) => {
    const filled = used.reduce(
      (text, { text: old, statement, column }) =>
        text.replaceAll(old, String(rows[statement]?.[column])),
      recorded,
    );
    return hasUuid ? filled.replaceAll(UUID, () => randomUUID()) : filled;
  };
}

function secretFor(recorded: Buffer, secrets: Map<string, Buffer>): Buffer {
  const name = recorded.toString("hex");
  const secret = secrets.get(name) ?? randomBytes(recorded.length);
  secrets.set(name, secret);
  return secret;
}
