import type { Address } from "#contract/customers/address.ts";
import { ERASED_NAME } from "#contract/customers/erased.ts";
import { GOVERNORATES, type GovernorateCode } from "#contract/customers/governorates.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import type { Adjustment } from "#server/modules/pricing/index.ts";
import { presentAdjustments } from "./checkout/present-adjustments.ts";
import { presentCredit } from "./credits/credit-queries.ts";
import { presentFulfilment } from "./fulfilments/fulfilment-queries.ts";
import type { OrderRecord } from "./order-queries.ts";
import { mayCustomerCancel } from "./status/order-states.ts";
import { isToBeCalled } from "./status/to-be-called.ts";

export function presentOrder(order: OrderRecord, locale: Locale): Order {
  return {
    access: "full",
    canCancel: mayCustomerCancel(order.status),
    isToBeCalled: isToBeCalled(order),
    number: order.number,
    status: order.status,
    placedAt: order.placed_at.toISOString(),
    locale: order.locale,
    contact: {
      name: order.contact_name ?? ERASED_NAME[locale],
      phone: order.contact_phone ?? "",
      phone2: order.contact_phone2,
      email: order.contact_email,
    },
    address: presentAddress(order, locale),
    paymentMethod: order.payment_method,
    walletPaid: order.wallet_piastres,
    due: order.total_piastres - order.wallet_piastres,
    dueNow: order.due_piastres,
    waitingFor: order.waiting_for,
    heldUntil: order.expires_at?.toISOString() ?? null,
    purchaseOrder: order.purchase_order,
    lines: order.lines.map((line) => presentLine(line, locale)),
    totals: {
      items: order.items_piastres,
      discount: order.discount_piastres,
      delivery: sumOf(order, ["delivery", "delivery-discount"]),
      codFee: sumOf(order, ["cod-fee"]),
      total: order.total_piastres,
      vat: order.vat_piastres,
      vatRate: vatRateOf(order),
    },
    adjustments: presentAdjustments(order.adjustments, locale),
    earliest: order.earliest,
    latest: order.latest,
    events: statusEvents(order),
    fulfilments: order.fulfilments.map(presentFulfilment),
    credits: order.credits.map(presentCredit),
  };
}

/** Its status changes; other events are in the parcels, the credits and the payment. */
function statusEvents({ events }: OrderRecord): Order["events"] {
  return (
    events
      .filter(({ status }, index) => status !== events[index - 1]?.status)
      // PostgreSQL formats timestamps differently inside JSON.
      .map(({ status, at }) => ({ status, at: new Date(at).toISOString() }))
  );
}

/** For an erased customer's order, only the governorate is left. */
function presentAddress({ address, governorate }: OrderRecord, locale: Locale): Order["address"] {
  return {
    governorate,
    governorateName: GOVERNORATES[governorate as GovernorateCode][locale],
    city: address?.city ?? "",
    street: address?.street ?? "",
    building: address?.building ?? "",
    ...optionalParts(address),
  };
}

function optionalParts(address: OrderRecord["address"]) {
  const part = (name: keyof Address) => address?.[name] || null;
  return {
    district: part("district"),
    floor: part("floor"),
    apartment: part("apartment"),
    landmark: part("landmark"),
    compound: part("compound"),
    postalCode: part("postalCode"),
    notes: part("notes"),
  };
}

function presentLine(line: OrderRecord["lines"][number], locale: Locale): Order["lines"][number] {
  const { picture } = line;
  return {
    position: line.position,
    variantId: line.variant_id,
    sku: line.sku,
    name: line.name[locale],
    options: line.options[locale],
    path: line.path[locale],
    picture: picture && { ...picture, alt: picture.alt[locale] },
    quantity: line.quantity,
    shipped: line.shipped,
    delivered: line.delivered,
    cancelled: line.cancelled,
    unitPrice: line.unit_piastres,
    lineTotal: line.line_piastres,
    discount: line.discount_piastres,
    vat: line.vat_piastres,
  };
}

/** The rate of the day it was placed, the same for all its lines. */
function vatRateOf({ number, lines: [line] }: OrderRecord): number {
  if (!line) throw new Error(`order ${number} has no lines`);
  return line.vat_rate;
}

function sumOf({ adjustments }: OrderRecord, kinds: readonly Adjustment["kind"][]): number {
  return adjustments.reduce(
    (sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0),
    0,
  );
}
