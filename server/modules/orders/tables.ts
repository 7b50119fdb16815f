import type { Generated, GeneratedAlways } from "kysely";
import type { Address } from "#contract/customers/address.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { Picture } from "#contract/media/picture.ts";
import type { Adjustment } from "#server/modules/pricing/index.ts";
import type { CallResult, RefusalReason } from "#contract/orders/call-endpoints.ts";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import type {
  CreditKind,
  FulfilmentFailure,
  FulfilmentState,
} from "#contract/orders/fulfilment.ts";
import type { OrderStatus, WaitingFor } from "#contract/orders/order-status.ts";
import type { CorrectedField } from "#contract/orders/recipient-endpoints.ts";

/** A picture as it was when the order was placed. */
export type FrozenPicture = Omit<Picture, "alt"> & { alt: Bilingual };

export type OrdersTables = {
  "orders.order": {
    id: Generated<number>;
    number: string;
    shopper_id: number | null;
    status: OrderStatus;
    /** Not null while the status is pending. */
    waiting_for: WaitingFor | null;
    locale: Locale;
    /** Null once the customer was erased, like phones, email and address. */
    contact_name: string | null;
    contact_phone: string | null;
    contact_phone2: string | null;
    contact_email: string | null;
    governorate: string;
    address: Address | null;
    payment_method: PaymentMethod;
    wallet_piastres: number;
    purchase_order: string | null;
    company_id: number | null;
    items_piastres: number;
    discount_piastres: number;
    total_piastres: number;
    vat_piastres: number;
    /** Sums of the credits, calculated by the database. */
    credited_piastres: Generated<number>;
    aside_piastres: Generated<number>;
    /** To be paid in addition to store credit, now. */
    due_piastres: GeneratedAlways<number>;
    earliest: string;
    latest: string;
    placed_at: Generated<Date>;
    /** Deadline; null: none, or waiting for nothing. */
    expires_at: Date | null;
    erased_at: Date | null;
    /** The mailbox that gets its mails, however the address is written; for counting. */
    mailbox: string | null;
    /** Network it was placed from; null after a month. */
    network: string | null;
    /** Confirmed by a code sent to its phone, or by the customer on the phone. */
    confirmed_at: Date | null;
    channel: Generated<"web" | "phone">;
    /** The member of staff who entered it for a caller. */
    placed_by: number | null;
    /** Result of the last call to its customer; null: nobody has called yet. */
    call_result: Generated<CallResult | null>;
    /** Not to be called before this time. */
    next_call_at: Generated<Date | null>;
    /** Dismissed from the list of customers to call back; null: not dismissed. */
    called_back_at: Generated<Date | null>;
    /** Until then the guest who placed it can see it; null: an account's order. */
    guest_until: Date | null;
  };
  "orders.order_line": {
    order_id: number;
    position: number;
    variant_id: number;
    sku: string;
    name: Bilingual;
    options: Bilingual;
    path: Bilingual;
    picture: FrozenPicture | null;
    quantity: number;
    unit_piastres: number;
    line_piastres: number;
    discount_piastres: number;
    vat_piastres: number;
    vat_rate: number;
    /** Calculated by the database. */
    shipped: Generated<number>;
    delivered: Generated<number>;
    cancelled: Generated<number>;
    returned: Generated<number>;
  };
  "orders.fulfilment": {
    id: Generated<number>;
    order_id: number;
    number: number;
    courier: string | null;
    tracking: string | null;
    collect_piastres: Generated<number>;
    shipped_at: Generated<Date>;
    delivered_at: Date | null;
    /** Why it was not delivered; its units no longer count as shipped. */
    failure: Generated<FulfilmentFailure | null>;
    failed_at: Generated<Date | null>;
    state: GeneratedAlways<FulfilmentState>;
  };
  "orders.fulfilment_line": {
    fulfilment_id: number;
    order_id: number;
    position: number;
    quantity: number;
  };
  "orders.credit": {
    id: Generated<number>;
    order_id: number;
    number: number;
    kind: CreditKind;
    reference: string | null;
    goods_piastres: number;
    fees_piastres: number;
    setoff_piastres: number;
    piastres: GeneratedAlways<number>;
    wallet_piastres: number;
    payout_piastres: number;
    actor: "customer" | "staff" | "shop";
    staff_id: number | null;
    note: string | null;
    at: Generated<Date>;
  };
  "orders.credit_line": {
    credit_id: number;
    order_id: number;
    position: number;
    quantity: number;
    piastres: number;
  };
  "orders.adjustment": {
    order_id: number;
    position: number;
    kind: Adjustment["kind"];
    label: Bilingual | null;
    promotion_id: number | null;
    piastres: number;
    vat_piastres: number;
    vat_rate: number;
  };
  "orders.order_event": {
    id: Generated<number>;
    order_id: number;
    status: OrderStatus;
    waiting_for: WaitingFor | null;
    at: Generated<Date>;
    actor: Generated<"customer" | "staff" | "shop">;
    staff_id: number | null;
    note: string | null;
    /** An event apart from the state: a parcel was shipped, something was credited. */
    fulfilment_id: Generated<number | null>;
    credit_id: Generated<number | null>;
  };
  "orders.correction": { event_id: number; order_id: number; fields: CorrectedField[] };
  "orders.order_note": {
    id: Generated<number>;
    order_id: number;
    staff_id: number;
    text: string;
    at: Generated<Date>;
  };
  "orders.note_mention": { note_id: number; staff_id: number; seen_at: Date | null };
  "orders.order_call": {
    id: Generated<number>;
    order_id: number;
    staff_id: number;
    result: CallResult;
    reason: Generated<RefusalReason | null>;
    next_at: Date | null;
    note: string | null;
    at: Generated<Date>;
  };
  "orders.call_lease": { order_id: number; staff_id: number; ends_at: Date };
  "orders.order_access": {
    shopper_id: number;
    order_id: number;
    /** Full access after a code sent to the order's phone or email; otherwise masked. */
    is_proved: boolean;
    expires_at: Date;
  };
  "orders.held_message": { event_id: number; order_id: number; held_at: Generated<Date> };
  "orders.code": {
    id: Generated<number>;
    purpose: "confirmation" | "access" | "earlier-orders" | "find-orders";
    shopper_id: number;
    order_id: number | null;
    channel: "email" | "phone";
    target: string;
    code_hash: Buffer;
    attempts: Generated<number>;
    sent_at: Generated<Date>;
    ends_at: Date;
  };
};
