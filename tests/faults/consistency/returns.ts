import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { AcknowledgedOrder, AcknowledgedReturn } from "../acknowledged.ts";
import { isDoubled } from "./doubled.ts";

interface Row {
  number: string;
  order: string;
  state: string;
  refunded: number;
  toWallet: number;
  steps: string[];
}

/** Every acknowledged return exists once, with the acknowledged amount; no other does. */
export async function wrongReturns(
  db: Connection,
  acknowledged: readonly AcknowledgedOrder[],
): Promise<string[]> {
  const { rows } = await sql<Row>`
    select number, order_number as order, state, coalesce(refund_piastres, 0) as refunded,
      coalesce((select piastres from returns.refund_part where return_id = back.id and kind = 'wallet'), 0) as "toWallet",
      (select json_agg(state) from returns.event where return_id = back.id) as steps
    from returns.return as back
  `.execute(db);
  const kept = new Map(rows.map((row) => [row.number, row]));
  const all = acknowledged.flatMap(({ returns }) => returns);
  const numbers = all.map(({ number }) => number);
  return [
    ...(isDoubled(numbers) ? ["two keys got the same return"] : []),
    ...acknowledged.flatMap(({ number, returns }) =>
      returns.flatMap((back) => wrongReturn(number, back, kept.get(back.number))),
    ),
    ...rows.flatMap(({ number }) =>
      numbers.includes(number) ? [] : [`return ${number} is there and was not acknowledged`],
    ),
  ];
}

function wrongReturn(order: string, back: AcknowledgedReturn, row: Row | undefined): string[] {
  const { number, state, refunded, toWallet } = back;
  if (row?.order !== order) return [`return ${number} was acknowledged and is not there`];
  const wrong: string[] = [];
  if (row.state !== state) wrong.push(`return ${number} is ${row.state}, not ${state}`);
  if (row.refunded !== refunded || row.toWallet !== toWallet)
    wrong.push(`return ${number} gave ${row.refunded} and ${row.toWallet} of it as credit`);
  if (isDoubled(row.steps)) wrong.push(`return ${number} took a step twice`);
  return wrong;
}
