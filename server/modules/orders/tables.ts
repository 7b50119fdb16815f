import type { Address } from "#contract/customers/address.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { Picture } from "#contract/media/picture.ts";
import type { CallResult, RefusalReason } from "#contract/orders/call-endpoints.ts";
import type {
  CreditKind,
  FulfilmentFailure,
  FulfilmentState,
} from "#contract/orders/fulfilment.ts";
import type { OrderStatus, WaitingFor } from "#contract/orders/order-status.ts";
import type { PaymentMethod } from "#contract/orders/payment-method.ts";
import type { CorrectedField } from "#contract/orders/recipient-endpoints.ts";
import type { Adjustment } from "#server/modules/pricing/index.ts";
import type { TablesOf } from "#server/platform/postgres/tables.ts";

/** A picture as it was when the order was placed. */
export type FrozenPicture = Omit<Picture, "alt"> & { alt: Bilingual };

export type OrdersTables = TablesOf<
  "orders",
  {
    "orders.order": {
      status: OrderStatus;
      /** Not null while the status is pending. */
      waiting_for: WaitingFor;
      locale: Locale;
      address: Address;
      payment_method: PaymentMethod;
      channel: "web" | "phone";
      /** Result of the last call to its customer; null: nobody has called yet. */
      call_result: CallResult;
    };
    "orders.order_line": { picture: FrozenPicture };
    "orders.fulfilment": {
      /** Why it was not delivered; its units no longer count as shipped. */
      failure: FulfilmentFailure;
      state: FulfilmentState;
    };
    "orders.credit": { kind: CreditKind; actor: "customer" | "staff" | "shop" };
    "orders.adjustment": { kind: Adjustment["kind"] };
    "orders.order_event": {
      status: OrderStatus;
      waiting_for: WaitingFor;
      actor: "customer" | "staff" | "shop";
    };
    "orders.correction": { fields: CorrectedField[] };
    "orders.order_call": { result: CallResult; reason: RefusalReason };
    "orders.code": {
      purpose: "confirmation" | "access" | "earlier-orders" | "find-orders";
      channel: "email" | "phone";
    };
  }
>;
