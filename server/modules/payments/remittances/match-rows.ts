import { sql } from "kysely";
import type { RemittanceRow } from "#contract/payments/remittance-endpoints.ts";
import { canonicalNumber, type CashParcel, cashParcels } from "#server/modules/orders/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";

export interface ListedCash {
  number: string;
  collected: number;
  fee: number;
}

/** A row of a list with its matching parcel. */
export interface MatchedRow extends ListedCash {
  parcel: CashParcel | undefined;
  problem: RemittanceRow["problem"];
}

/** Finds the parcel for each row, and why its cash cannot be booked. */
export async function matchRows(
  db: Connection,
  rows: readonly ListedCash[],
): Promise<MatchedRow[]> {
  const asked = rows.map((row) => ({ ...row, ...partsOf(row.number) }));
  const parcels = await cashParcels(db, {
    numbers: [...new Set(asked.map(({ order }) => order))],
    trackings: [...new Set(rows.map(({ number }) => number))],
  });
  const booked = await bookedParcels(db, parcels);
  const seen = new Set<string>();
  return asked.map(({ order, place, ...row }) => {
    const named = parcels.filter(
      ({ orderNumber, parcel, tracking }) =>
        tracking === row.number ||
        (orderNumber === order && (place === undefined || parcel === place)),
    );
    // A row with only the order's number does not mean parcels that were not delivered.
    const meant = named.length > 1 ? named.filter(isUnderWay) : named;
    const [parcel] = meant;
    if (!parcel) return { ...row, parcel: undefined, problem: "unknown" };
    if (meant.length > 1) return { ...row, parcel: undefined, problem: "several" };
    const key = keyOf(parcel);
    const problem = problemOf(parcel, { isBooked: booked.has(key), isTwice: seen.has(key) });
    seen.add(key);
    return { ...row, parcel, problem };
  });
}

function partsOf(text: string): { order: string; place: number | undefined } {
  const [order = "", place] = text.split("/");
  return { order: canonicalNumber(order), place: place === undefined ? undefined : Number(place) };
}

function isUnderWay({ state }: CashParcel): boolean {
  return state === "shipped" || state === "delivered";
}

function problemOf(
  parcel: CashParcel,
  { isBooked, isTwice }: { isBooked: boolean; isTwice: boolean },
): RemittanceRow["problem"] {
  if (!parcel.isCod) return "not-cash";
  if (!isUnderWay(parcel)) return "not-sent";
  if (isBooked) return "booked";
  return isTwice ? "twice" : null;
}

function keyOf({ orderId, parcel }: Pick<CashParcel, "orderId" | "parcel">): string {
  return `${orderId}/${parcel}`;
}

async function bookedParcels(
  db: Connection,
  parcels: readonly CashParcel[],
): Promise<ReadonlySet<string>> {
  const ids = parcels.map(({ orderId }) => orderId);
  const { rows } = await sql<{ orderId: number; parcel: number }>`
    select order_id as "orderId", parcel from payments.remittance_line where order_id = any (${ids}::int[])
  `.execute(db);
  return new Set(rows.map(keyOf));
}
