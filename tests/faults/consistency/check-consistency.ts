import { auditShop } from "#server/audit.ts";
import type { OutboxEntry } from "#server/platform/outbox/folder-transport.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Acknowledged } from "../acknowledged.ts";
import type { Stock } from "../setup/stock.ts";
import { wrongBank, type BankEntry } from "./bank.ts";
import { wrongGoods } from "./goods.ts";
import { wrongInvoices } from "./invoices.ts";
import { wrongMails } from "./mails.ts";
import { wrongOrders } from "./orders.ts";
import { wrongReceipts } from "./receipts.ts";
import { wrongReturns } from "./returns.ts";
import { wrongWallets } from "./wallets.ts";

/** Everything known from outside the shop's database. */
export interface Evidence {
  acknowledged: Acknowledged;
  /** Units on hand before any sale. */
  stock: Stock;
  /** The bank's own records. */
  bank: readonly BankEntry[];
  /** Delivered mails; read last, since jobs continue. */
  outbox: () => Promise<readonly Pick<OutboxEntry, "name" | "to">[]>;
}

/**
 * Checks the database for consistency, and against what was acknowledged. @returns what is wrong:
 * nothing may be lost or duplicated
 */
export async function checkConsistency(db: Connection, evidence: Evidence): Promise<string[]> {
  const { acknowledged, stock, bank, outbox } = evidence;
  const { findings } = await auditShop(db);
  return [
    ...acknowledged.strange,
    ...findings.map(({ name, places }) => `${name}: ${places.join(", ")}`),
    ...(await wrongOrders(db, acknowledged.orders)),
    ...(await wrongReceipts(db, acknowledged.orders, bank)),
    ...(await wrongBank(db, bank)),
    ...(await wrongReturns(db, acknowledged.orders)),
    ...(await wrongWallets(db, acknowledged)),
    ...(await wrongGoods(db, acknowledged.orders, stock)),
    ...(await wrongInvoices(db, acknowledged.orders)),
    ...(await wrongMails(db, acknowledged.orders, outbox)),
  ];
}
