import { auditShop } from "#server/audit.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { OutboxEntry } from "#server/platform/outbox/folder-transport.ts";
import type { Shelf } from "../stage/shelves.ts";
import type { Told } from "../told.ts";
import { wrongBank, type BankEntry } from "./bank.ts";
import { wrongGoods } from "./goods.ts";
import { wrongMails } from "./mails.ts";
import { wrongOrders } from "./orders.ts";
import { wrongPapers } from "./papers.ts";
import { wrongReceipts } from "./receipts.ts";
import { wrongReturns } from "./returns.ts";
import { wrongWallets } from "./wallets.ts";

/** Everything that is known outside of the shop's books. */
export interface Evidence {
  told: Told;
  /** Pieces on hand before anybody bought. */
  shelf: Shelf;
  /** The bank's own books. */
  bank: readonly BankEntry[];
  /** Mails that were delivered; read last, since jobs go on. */
  outbox: () => Promise<readonly Pick<OutboxEntry, "name" | "to">[]>;
}

/** Holds the books against themselves and against what people were told. @returns what is wrong: nothing lost, nothing twice */
export async function judge(db: Connection, evidence: Evidence): Promise<string[]> {
  const { told, shelf, bank, outbox } = evidence;
  const { findings } = await auditShop(db);
  return [
    ...told.strange,
    ...findings.map(({ name, places }) => `${name}: ${places.join(", ")}`),
    ...(await wrongOrders(db, told.orders)),
    ...(await wrongReceipts(db, told.orders, bank)),
    ...(await wrongBank(db, bank)),
    ...(await wrongReturns(db, told.orders)),
    ...(await wrongWallets(db, told)),
    ...(await wrongGoods(db, told.orders, shelf)),
    ...(await wrongPapers(db, told.orders)),
    ...(await wrongMails(db, told.orders, outbox)),
  ];
}
