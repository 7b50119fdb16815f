import type { Address } from "#contract/customers/address.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { OrdersTables } from "./tables.ts";

type Line = OrdersTables["orders.order_line"];
type Adjustment = OrdersTables["orders.adjustment"];

/** The data of an order that a bill needs, as ordered. */
export interface BilledOrder {
  id: number;
  number: string;
  shopperId: number | null;
  locale: Locale;
  name: string;
  phone: string;
  address: Address;
  paymentMethod: string;
  /** Paid from the wallet when the order was placed. */
  walletPiastres: number;
  lines: BilledLine[];
  adjustments: Pick<Adjustment, "kind" | "piastres" | "vat_piastres" | "vat_rate">[];
}

export type BilledLine = Pick<
  Line,
  | "position"
  | "sku"
  | "quantity"
  | "unit_piastres"
  | "line_piastres"
  | "discount_piastres"
  | "vat_piastres"
  | "vat_rate"
> & { name: Bilingual; options: Bilingual };
