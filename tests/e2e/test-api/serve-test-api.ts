/**
 * The test API: scenarios that browser tests need and visitors cannot cause (time passes, staff
 * decide, credit is given). Uses the shop's own commands where they exist; on a port beside the
 * shop's, for the browser tests only.
 */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { type RawBuilder, sql } from "kysely";
import { reviewCompany } from "#server/modules/companies/index.ts";
import { unsubscribeToken } from "#server/modules/customers/preferences/unsubscribe-link.ts";
import { ratingKey } from "#server/modules/orders/access/order-link.ts";
import { changeOrder, expireOrders } from "#server/modules/orders/index.ts";
import { saveRedirect } from "#server/modules/redirects/index.ts";
import { deposit } from "#server/modules/wallet/index.ts";
import type { Platform } from "#server/platform/platform.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { insertStaff } from "#server/testing/insert-person.ts";
import { publishFilm } from "./publish-film.ts";
import type { Scenarios } from "./test-api.ts";

/** Far enough from the shop's own port for two runs side by side. */
export const testApiPort = (shopPort: number) => shopPort + 1000;

type Run = { [K in keyof Scenarios]: (platform: Platform, given: Scenarios[K]) => Promise<object> };

const run: Run = {
  async giveCredit(platform, { email, amount }) {
    const customerId = await idOf(
      platform,
      sql`select id from customers.customer where email = ${email}`,
    );
    await inTransaction(platform, (work) =>
      deposit(work, { customerId, amount, reason: "staff", reference: randomUUID() }),
    );
    return {};
  },

  async approveCompany(platform, { email }) {
    const companyId = await idOf(
      platform,
      sql`select company_id as id from companies.company_member
        join customers.customer on customer.id = customer_id where email = ${email}`,
    );
    const review = { review: "approved" as const, note: null, priceListId: null };
    await inTransaction(platform, (work) => reviewCompany(work, companyId, review));
    return {};
  },

  async passTime(platform, { number }) {
    await sql`update orders.order set expires_at = now() - interval '1 s' where number = ${number}`.execute(
      platform.db,
    );
    return { expired: await expireOrders(platform) };
  },

  async forgetProof(platform, { email }) {
    await sql`update identity.session set proved_at = proved_at - interval '6 minutes'
      where account_id = (select id from customers.customer where email = ${email})`.execute(
      platform.db,
    );
    return {};
  },

  async askForCode(platform, { number }) {
    await sql`
      with waiting as (
        update orders.order set status = 'pending', waiting_for = 'confirmation', expires_at = now() + interval '15 minutes'
        where number = ${number} returning id
      )
      insert into orders.order_event (order_id, status, waiting_for) select id, 'pending', 'confirmation' from waiting
    `.execute(platform.db);
    return {};
  },

  async deliver(platform, { number }) {
    const orderId = await idOf(platform, sql`select id from orders.order where number = ${number}`);
    for (const to of ["processing", "shipped", "delivered"] as const)
      await inTransaction(platform, (work) => changeOrder(work, orderId, to, { actor: "staff" }));
    return {};
  },

  async hireStaff(platform, { role, name = "Staff" }) {
    const staff = { email: `${role}-${randomUUID()}@staff.example`, password: "ثلاث نجفات وقمر 41" };
    const passwordHash = await platform.passwords.hash(staff.password, "known");
    await insertStaff(platform.db, { email: staff.email, name, role, passwordHash });
    return staff;
  },

  async movePath(platform, { from, to }) {
    await inTransaction(platform, (work) => saveRedirect(work, { from, to, status: 301 }));
    return {};
  },

  async unsubscribeToken(platform, guest) {
    return { token: unsubscribeToken(platform, "ratings", guest) };
  },

  async ratingKey({ db, authSecret }, { number }) {
    const { rows } = await sql<{ until: Date }>`
      select guest_until as until from orders.order where number = ${number}`.execute(db);
    return { key: rows[0] && ratingKey({ authSecret }, { number, guest_until: rows[0].until }) };
  },

  async publishFilm(platform) {
    await publishFilm(platform);
    return {};
  },
};

async function idOf({ db }: Platform, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await query.execute(db);
  return (rows as { id: number }[])[0]?.id ?? 0;
}

/** @returns a function that closes it */
export async function serveTestApi(platform: Platform, shopPort: number): Promise<() => void> {
  const server = createServer((request, response) => {
    void answer(platform, request).then(
      (body) => response.end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(testApiPort(shopPort), "127.0.0.1", resolve);
  });
  return () => void server.close();
}

async function answer(platform: Platform, request: IncomingMessage): Promise<object> {
  const scenario = (request.url ?? "").slice(1) as keyof Scenarios;
  const given = (await json(request)) as never;
  return run[scenario](platform, given);
}
