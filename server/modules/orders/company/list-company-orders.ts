import type { EndpointResponse } from "#contract/kernel/endpoint.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { companyOrderEndpoints } from "#contract/orders/company-endpoints.ts";
import type { CompanyCustomer } from "#server/modules/companies/index.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { type ListAsked, pageOfOrders } from "../list-orders.ts";
import type { OrdersTables } from "../tables.ts";
import { refuseOthers } from "./decide-order.ts";

type Answer = EndpointResponse<typeof companyOrderEndpoints.listCompanyOrders>;

/** All orders of a company, or those waiting for an approver, newest first. */
export async function listCompanyOrders(
  db: Connection,
  who: CompanyCustomer,
  asked: ListAsked & { waiting: boolean },
  locale: Locale,
): Promise<Answer> {
  refuseOthers(who);
  let own = db
    .$extendTables<OrdersTables>()
    .selectFrom("orders.order")
    .select("id")
    .where("company_id", "=", who.company.id);
  if (asked.waiting) own = own.where("waiting_for", "=", "approval");
  const page = await pageOfOrders(db, own, asked, locale);
  const facts = await factsOf(
    db,
    page.items.map(({ number }) => number),
  );
  return { ...page, items: page.items.map((item) => ({ ...item, ...facts(item.number) })) };
}

async function factsOf(db: Connection, numbers: readonly string[]) {
  const rows =
    numbers.length === 0
      ? []
      : await db
          .$extendTables<OrdersTables>()
          .selectFrom("orders.order")
          .select(["number", "contact_name", "purchase_order", "waiting_for"])
          .where("number", "in", numbers)
          .execute();
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return (number: string) => {
    const row = byNumber.get(number);
    return {
      buyer: row?.contact_name ?? null,
      purchaseOrder: row?.purchase_order ?? null,
      waitingFor: row?.waiting_for ?? null,
    };
  };
}
