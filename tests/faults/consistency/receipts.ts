import { sql } from "kysely";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { AcknowledgedOrder } from "../acknowledged.ts";
import type { BankEntry } from "./bank.ts";

interface Row {
  number: string;
  kind: "card" | "cash" | "transfer";
  reference: string;
  piastres: number;
  back: number;
}

/** Every payment is booked once; payments for a cancelled order are refunded in full. */
export async function wrongReceipts(
  db: Connection,
  acknowledged: readonly AcknowledgedOrder[],
  bank: readonly BankEntry[],
): Promise<string[]> {
  const { rows } = await sql<Row>`
    select placed.number, receipt.kind, receipt.reference, receipt.piastres,
      coalesce((select sum(piastres) from payments.refund where receipt_id = receipt.id), 0)::bigint as back
    from payments.receipt join orders.order as placed on placed.id = receipt.order_id order by receipt.id
  `.execute(db);
  const of = Map.groupBy(rows, ({ number }) => number);
  const charged = Map.groupBy(
    bank.filter(({ success }) => success),
    ({ reference }) => reference.replace(/-\d+$/, ""),
  );
  const strangers = rows.filter(
    ({ number }) => !acknowledged.some((order) => order.number === number),
  );
  return [
    ...strangers.map(({ number }) => `money came in for ${number}, which nobody got an answer for`),
    ...acknowledged.flatMap((order) => {
      const own = of.get(order.number) ?? [];
      return [
        ...wrongIncome(order, own, charged.get(order.number) ?? []),
        ...wrongOutgo(order, own),
      ];
    }),
  ];
}

/** The bank's payments and the couriers' cash, each once. */
function wrongIncome(
  { number, isPaid, isCharged, due, method }: AcknowledgedOrder,
  rows: readonly Row[],
  charged: readonly BankEntry[],
): string[] {
  const expected = [
    ...charged.map(({ id, amount }) => `card ${id} ${amount}`),
    ...(method === "cod" && isPaid ? [`cash courier ${number} ${due}`] : []),
  ];
  const booked = rows.map(({ kind, reference, piastres }) => `${kind} ${reference} ${piastres}`);
  const isSame = expected.toSorted().join() === booked.toSorted().join();
  const wrong = isSame ? [] : [`${number} has [${booked.join()}], not [${expected.join()}]`];
  if (isCharged !== charged.length > 0) wrong.push(`${number} and the bank disagree on its card`);
  return wrong;
}

function wrongOutgo(order: AcknowledgedOrder, rows: readonly Row[]): string[] {
  const paid = rows.reduce((sum, { piastres }) => sum + piastres, 0);
  const back = rows.reduce((sum, row) => sum + row.back, 0);
  if (order.status === "cancelled") {
    return back === paid ? [] : [`${order.number} is cancelled, ${back} of ${paid} went back`];
  }
  const returned = order.returns.reduce((sum, one) => sum + one.refunded - one.toWallet, 0);
  return back <= returned ? [] : [`${order.number}: ${back} went back for returns of ${returned}`];
}
