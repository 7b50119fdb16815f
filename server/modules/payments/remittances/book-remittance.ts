import { cutText } from "#contract/kernel/cut-text.ts";
import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { remittanceEndpoints } from "#contract/payments/remittance-endpoints.ts";
import { type CashParcel, deliverFulfilment, lockPayable } from "#server/modules/orders/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { takeMoney } from "../money/take-money.ts";
import type { PaymentsTables } from "../tables.ts";
import { type ListedCash, type MatchedRow, matchRows } from "./match-rows.ts";

export interface Remittance {
  courier: string;
  reference: string;
  rows: readonly ListedCash[];
  /** Skips rows with a problem; otherwise one of them keeps the whole list from being booked. */
  leavesOut: boolean;
}

type Report = EndpointResponse<typeof remittanceEndpoints.bookRemittance>;

/** A row that can be booked. */
type Booking = ListedCash & { place: number; parcel: CashParcel };

/**
 * Books the cash of a courier's list: every row, or those without a problem. Parcels whose cash has
 * arrived count as delivered. Two lists with the same parcel are booked one after the other: their
 * orders are locked first, by id.
 */
export async function bookRemittance(
  work: Work,
  { courier, reference, rows, leavesOut }: Remittance,
  staffId: number,
): Promise<Report> {
  const found = await matchRows(work.db, rows);
  const ids = new Set(found.flatMap(({ parcel }) => parcel?.orderId ?? []));
  for (const id of [...ids].toSorted((one, other) => one - other)) await lockPayable(work, id);
  const matched = await matchRows(work.db, rows);
  const bookings = bookingsOf(matched);
  const isComplete = bookings.length === rows.length;
  if (bookings.length === 0 || !(isComplete || leavesOut)) return remittanceReport(matched, false);
  const db = work.db.$extendTables<PaymentsTables>();
  const remittance = await db
    .insertInto("payments.remittance")
    .values({ courier, reference, staff_id: staffId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!remittance) refuse("payment-known");
  for (const booking of bookings) {
    const { place, parcel, collected, fee } = booking;
    const receiptId = await takeCash(work, booking, { courier, reference, staffId });
    await db
      .insertInto("payments.remittance_line")
      .values({
        remittance_id: remittance.id,
        place,
        order_id: parcel.orderId,
        parcel: parcel.parcel,
        expected_piastres: parcel.expected,
        collected_piastres: collected,
        fee_piastres: fee,
        receipt_id: receiptId,
      })
      .execute();
  }
  return remittanceReport(matched, true);
}

function bookingsOf(matched: readonly MatchedRow[]): Booking[] {
  return matched.flatMap(({ parcel, problem, ...row }, index) =>
    parcel && problem === null ? [{ ...row, parcel, place: index + 1 }] : [],
  );
}

async function takeCash(
  work: Work,
  { parcel, collected }: Booking,
  { courier, reference, staffId }: Pick<Remittance, "courier" | "reference"> & { staffId: number },
): Promise<number | null> {
  const { orderId, orderNumber, parcel: number, state } = parcel;
  if (state === "shipped")
    await deliverFulfilment(work, orderNumber, number, { actor: "staff", staffId });
  if (collected === 0) return null;
  const money = { kind: "cash" as const, amount: collected, staffId };
  // Includes the parcel's number: the same list may contain other parcels of the order.
  const name = `${cutText(courier, 15)} ${reference} ${orderNumber}/${number}`;
  return (await takeMoney(work, orderId, { ...money, reference: name })) ?? refuse("payment-known");
}

/** Row by row, with the sums of the rows that can be booked. */
export function remittanceReport(matched: readonly MatchedRow[], booked: boolean): Report {
  const sum = (pick: (row: MatchedRow) => number) =>
    matched.filter(({ problem }) => problem === null).reduce((all, row) => all + pick(row), 0);
  return {
    booked,
    rows: matched.map(({ number, collected, fee, parcel, problem }, index) => ({
      row: index + 1,
      number,
      orderNumber: parcel?.orderNumber ?? null,
      parcel: parcel?.parcel ?? null,
      expected: parcel?.expected ?? null,
      collected,
      fee,
      difference: parcel ? collected - parcel.expected : null,
      problem,
    })),
    expected: sum(({ parcel }) => parcel?.expected ?? 0),
    collected: sum(({ collected }) => collected),
    fees: sum(({ fee }) => fee),
  };
}
