import { inventoryInvariants } from "./modules/inventory/index.ts";
import { invoiceInvariants } from "./modules/invoices/index.ts";
import { orderInvariants } from "./modules/orders/index.ts";
import { paymentInvariants } from "./modules/payments/index.ts";
import { returnInvariants } from "./modules/returns/index.ts";
import { walletInvariants } from "./modules/wallet/index.ts";
import { checkInvariants, type Finding, type Invariant } from "./platform/invariants.ts";
import type { Connection } from "./platform/postgres/database.ts";

/** All invariants, by the module that guarantees them. */
const INVARIANTS: readonly Invariant[] = [
  ...inventoryInvariants,
  ...orderInvariants,
  ...paymentInvariants,
  ...returnInvariants,
  ...walletInvariants,
  ...invoiceInvariants,
];

/** The names of the invariants that the audit checks. */
export const auditSentences = INVARIANTS.map(({ name }) => name);

export interface Audit {
  /** Number of invariants that were checked. */
  checked: number;
  findings: Finding[];
}

/** Checks the shop's books against all invariants. */
export async function auditShop(db: Connection): Promise<Audit> {
  return { checked: INVARIANTS.length, findings: await checkInvariants(db, INVARIANTS) };
}
