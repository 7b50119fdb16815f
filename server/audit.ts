import type { Connection } from "./platform/postgres/database.ts";
import { checkInvariants, type Finding, type Invariant } from "./platform/invariants.ts";
import { inventoryInvariants } from "./modules/inventory/index.ts";
import { invoiceInvariants } from "./modules/invoices/index.ts";
import { orderInvariants } from "./modules/orders/index.ts";
import { paymentInvariants } from "./modules/payments/index.ts";
import { returnInvariants } from "./modules/returns/index.ts";
import { walletInvariants } from "./modules/wallet/index.ts";

/** Every sentence that always holds, by the modules that promise it. */
const INVARIANTS: readonly Invariant[] = [
  ...inventoryInvariants,
  ...orderInvariants,
  ...paymentInvariants,
  ...returnInvariants,
  ...walletInvariants,
  ...invoiceInvariants,
];

/** What the audit holds against the books, in words. */
export const auditSentences = INVARIANTS.map(({ name }) => name);

export interface Audit {
  /** Sentences that were held against the books. */
  checked: number;
  findings: Finding[];
}

/** Holds the shop's books against what must always be true of them. */
export async function auditShop(db: Connection): Promise<Audit> {
  return { checked: INVARIANTS.length, findings: await checkInvariants(db, INVARIANTS) };
}
