import { auditShop } from "#server/audit.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { OutboxEntry } from "#server/platform/outbox/folder-transport.ts";
import type { Stock } from "../setup/stock.ts";
import type { Acknowledged } from "../acknowledged.ts";
import { wrongBank, type BankEntry } from "./bank.ts";
import { wrongGoods } from "./goods.ts";
import { wrongMails } from "./mails.ts";
import { wrongOrders } from "./orders.ts";
import { wrongInvoices } from "./invoices.ts";
import { wrongReceipts } from "./receipts.ts";
import { wrongReturns } from "./returns.ts";
import { wrongWallets } from "./wallets.ts";

/** Everything that is known outside of the shop's books. */
export interface Evidence {
  acknowledged: Acknowledged;
  /** Units on hand before anybody bought. */
  stock: Stock;
  /** The bank's own books. */
  bank: readonly BankEntry[];
  /** Mails that were delivered; read last, since jobs go on. */
  outbox: () => Promise<readonly Pick<OutboxEntry, "name" | "to">[]>;
}

/** Compares the books with themselves and with what was acknowledged. @returns what is wrong: nothing lost, nothing twice */
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
