import { type Selectable, sql } from "kysely";
import { mailboxOf } from "#contract/kernel/email.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { cairoDay } from "#contract/kernel/time/cairo-day.ts";
import type { PlaceOrderBody } from "#contract/orders/endpoints.ts";
import type { DescribedCartLine } from "#server/modules/cart/index.ts";
import type { Customer } from "#server/modules/customers/index.ts";
import { deliveryWindow } from "#server/modules/pricing/index.ts";
import type { NetworkKeys } from "#server/platform/http/network-keys.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import type { BilledOrder } from "../billed-order.ts";
import { randomSuffix } from "../order-number.ts";
import type { OrderRecord } from "../order-queries.ts";
import { columnsOf, type OrderState } from "../status/order-states.ts";
import type { OrdersTables } from "../tables.ts";
import type { PayerFacts } from "./payment-facts.ts";
import type { PricedCart } from "./price-cart.ts";

export interface Placement {
  /** Network that the order is placed from. */
  network: NetworkKeys;
  /** Keys under which a person's uses of promotions are counted. */
  people: readonly Buffer[];
  /** The shopper whose cart it is. */
  shopperId: number;
  customer: Customer | undefined;
  locale: Locale;
  body: PlaceOrderBody;
  /** The member of staff who enters it for a caller. */
  placedBy?: number;
}

interface OrderDraft extends Placement {
  /** Days for which a guest's browser can see the order. */
  guestDays: number;
  lines: DescribedCartLine[];
  priced: PricedCart;
  facts: PayerFacts;
  /** Its first state, and the minutes until its deadline; null: none. */
  state: OrderState;
  minutes: number | null;
}

export interface PlacedOrder {
  /** As it was stored. */
  record: OrderRecord;
  bill: BilledOrder;
  eventId: number;
}

/** The order's row and the rows beside it, as stored; times of events in the database's JSON format. */
type StoredOrder = Omit<OrderRecord, "adjustments" | "fulfilments" | "credits"> & {
  lines: BilledOrder["lines"];
  adjustments: (BilledOrder["adjustments"][number] & Pick<StoredAdjustment, "label">)[];
  eventId: number;
};

type StoredAdjustment = Selectable<OrdersTables["orders.adjustment"]>;

/** Inserts an order with its frozen lines, adjustments and first event, in one statement. */
export async function insertOrder(work: Work, draft: OrderDraft): Promise<PlacedOrder> {
  const { contact, address, paymentMethod, purchaseOrder } = draft.body;
  const { facts, placedBy = null } = draft;
  const { ledger, delivery } = draft.priced;
  const { totals } = ledger;
  const { status, waiting_for: waitingFor } = columnsOf(draft.state);
  const { earliest, latest } = deliveryWindow(cairoDay(), delivery.daysMin, delivery.daysMax);
  const { rows } = await sql<StoredOrder>`
    with placed as (
      insert into orders.order (
        number, shopper_id, status, locale, contact_name, contact_phone, contact_phone2, contact_email, governorate,
        address, payment_method, items_piastres, discount_piastres, total_piastres, vat_piastres, earliest, latest,
        wallet_piastres, purchase_order, waiting_for, company_id, expires_at, mailbox, network, guest_until, channel,
        placed_by, confirmed_at
      ) values (
        'F-' || nextval('orders.order_number') || '-' || ${randomSuffix()}, ${draft.shopperId},
        ${status}, ${draft.locale}, ${contact.name}, ${contact.phone}, ${contact.phone2 || null},
        ${contact.email || null}, ${address.governorate}, ${JSON.stringify(address)}, ${paymentMethod},
        ${totals.items}, ${totals.discount}, ${totals.total}, ${totals.vat}, ${earliest}, ${latest}, ${facts.wallet}, ${purchaseOrder || null},
        ${waitingFor}, ${facts.companyId}, now() + make_interval(mins => ${draft.minutes}::int),
        ${contact.email ? mailboxOf(contact.email) : null}, ${placedBy === null ? draft.network.narrow : null}::inet,
        now() + make_interval(days => ${draft.customer ? null : draft.guestDays}::int),
        ${placedBy === null ? "web" : "phone"}, ${placedBy}::int, case when ${placedBy}::int is not null then now() end
      ) returning *
    ), line as (
      insert into orders.order_line (
        order_id, position, variant_id, sku, name, options, path, picture, quantity, unit_piastres, line_piastres,
        discount_piastres, vat_piastres, vat_rate
      )
      select placed.id, line.*, ${totals.vatRate}::numeric
      from placed, jsonb_to_recordset(${JSON.stringify(lineRows(draft))}) as line (
        position int, variant_id int, sku text, name jsonb, options jsonb, path jsonb, picture jsonb, quantity int,
        unit_piastres bigint, line_piastres bigint, discount_piastres bigint, vat_piastres bigint
      )
      returning *
    ), adjustment as (
      insert into orders.adjustment (order_id, position, kind, label, promotion_id, piastres, vat_piastres, vat_rate)
      select placed.id, given.*, ${totals.vatRate}::numeric
      from placed, jsonb_to_recordset(${JSON.stringify(adjustmentRows(draft))}) as given (
        position int, kind text, label jsonb, promotion_id int, piastres bigint, vat_piastres bigint
      )
      returning *
    ), event as (
      insert into orders.order_event (order_id, status, waiting_for, actor, staff_id)
      select id, status, waiting_for, ${placedBy === null ? "customer" : "staff"}, ${placedBy}::int from placed returning *
    )
    select placed.*, (select id from event) as "eventId", (select json_agg(event) from event) as events,
      (select json_agg(line order by position) from line) as lines,
      (select coalesce(json_agg(adjustment order by position), '[]') from adjustment) as adjustments
    from placed
  `.execute(work.db);
  const [stored] = rows;
  if (!stored) throw new Error("the order was not written");
  return placedOrder(stored, draft);
}

function placedOrder(stored: StoredOrder, { body }: OrderDraft): PlacedOrder {
  const { eventId, adjustments, ...order } = stored;
  const record = {
    ...order,
    adjustments: adjustments.map(({ kind, label, piastres }) => ({
      kind,
      label,
      amount: piastres,
    })),
    fulfilments: [],
    credits: [],
  };
  const { id, number, locale, lines } = order;
  const bill = {
    ...{ id, number, locale, lines, adjustments },
    companyId: order.company_id,
    placedAt: order.placed_at,
    name: body.contact.name,
    phone: body.contact.phone,
    address: body.address,
    paymentMethod: order.payment_method,
    lastCredit: 0,
    goodwill: 0,
  };
  return { record, bill, eventId };
}

function lineRows({ lines, priced }: OrderDraft) {
  const { lines: sums } = priced.ledger;
  return lines.map(({ variantId, quantity, amount, description }, index) => ({
    position: index + 1,
    variant_id: variantId,
    sku: description.sku,
    name: description.name,
    options: description.options,
    path: description.path,
    picture: description.picture,
    quantity,
    unit_piastres: amount,
    line_piastres: sums[index]?.amount,
    discount_piastres: sums[index]?.discount,
    vat_piastres: sums[index]?.vat,
  }));
}

function adjustmentRows({ priced }: OrderDraft) {
  return priced.ledger.adjustments.map((row, index) => ({
    position: index + 1,
    kind: row.kind,
    label: row.label,
    promotion_id: row.promotionId,
    piastres: row.amount,
    vat_piastres: row.vat,
  }));
}
