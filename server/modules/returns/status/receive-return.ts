import { sql } from "kysely";
import { takeBackStock } from "#server/modules/inventory/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { releaseClaim } from "../request/claim-units.ts";
import {
  checkMove,
  type LockedReturn,
  lockReturn,
  moveReturn,
  returnStock,
  stockOf,
} from "./lock-return.ts";

export interface FoundLine {
  position: number;
  whole: number;
  broken: number;
}

export interface Receipt {
  lines: readonly FoundLine[];
  note: string;
  /** The customer is not told. */
  isSilent?: boolean;
}

/** Books in what arrived; announced units that did not arrive stay with the customer. */
export async function receiveReturn(
  work: Work,
  number: string,
  { lines: found, note, isSilent = false }: Receipt,
  staffId: number,
): Promise<void> {
  const back = await lockReturn(work, number);
  const move = { to: "received" as const, staffId, note, ...(isSilent && { message: null }) };
  checkMove(back, move);
  checkFound(back, found);
  await sql`
    update returns.line set whole = found.whole, broken = found.broken
    from unnest(
      ${found.map(({ position }) => position)}::int[], ${found.map(({ whole }) => whole)}::int[],
      ${found.map(({ broken }) => broken)}::int[]
    ) as found (position, whole, broken)
    where line.return_id = ${back.id} and line.position = found.position
  `.execute(work.db);
  const of = new Map(found.map((line) => [line.position, line]));
  const missing = back.lines.map(({ position, quantity }) => ({
    position,
    quantity: quantity - (of.get(position)?.whole ?? 0) - (of.get(position)?.broken ?? 0),
  }));
  await releaseClaim(
    work,
    back.order_id,
    missing.filter(({ quantity }) => quantity > 0),
  );
  await takeBackStock(work, returnStock(number), {
    whole: stockOf(back, (position) => of.get(position)?.whole ?? 0),
    broken: stockOf(back, (position) => of.get(position)?.broken ?? 0),
  });
  await moveReturn(work, back, move);
}

/** Every line once, no more units than announced, and at least one unit. */
function checkFound(back: LockedReturn, found: readonly FoundLine[]): void {
  const announced = new Map(back.lines.map(({ position, quantity }) => [position, quantity]));
  const named = new Set(found.map(({ position }) => position));
  const isSame =
    named.size === found.length && found.every(({ position }) => announced.has(position));
  if (!isSame || named.size !== announced.size) {
    throw new ProblemError("validation", {}, [
      { path: "lines", key: "validation.oneOf", values: {} },
    ]);
  }
  const much = found.flatMap(({ position, whole, broken }, index) =>
    whole + broken > (announced.get(position) ?? 0)
      ? [{ path: `lines.${index}.whole`, key: "problem.return-quantity" as const, values: {} }]
      : [],
  );
  if (much.length > 0) throw new ProblemError("return-quantity", {}, much);
  if (found.every(({ whole, broken }) => whole + broken === 0)) {
    throw new ProblemError("validation", {}, [
      { path: "lines", key: "validation.atLeastOne", values: {} },
    ]);
  }
}
