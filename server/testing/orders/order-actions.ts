import { signInStaff } from "../sign-in-staff.ts";
import type { TestShop } from "../test-shop.ts";

interface LineQuantity {
  position: number;
  quantity: number;
}

let count = 0;

/** Staff who pack, ship, cancel and book payments. */
export async function createOrderActions(shop: TestShop) {
  const staff = await signInStaff(shop, "orders");
  // The member who recorded a payment gives no goodwill for it.
  const giver = await signInStaff(shop, "orders");
  const act = (number: string, what: string, body: object, key?: string) =>
    staff.post(`/api/v1/admin/orders/${number}/${what}`, body, key);
  return {
    staff,
    move: (number: string, status: string) => act(number, "status", { status }),
    ship: (
      number: string,
      parcel: { lines?: LineQuantity[]; courier?: string; tracking?: string },
      key?: string,
    ) => act(number, "fulfilments", parcel, key),
    deliver: (number: string, parcel: number) => act(number, `fulfilments/${parcel}/delivery`, {}),
    fail: (
      number: string,
      parcel: number,
      why: { failure: "refused" | "lost"; damaged?: LineQuantity[]; refundTo?: string },
      key?: string,
    ) => act(number, `fulfilments/${parcel}/failure`, why, key),
    cancel: (
      number: string,
      input: { lines: LineQuantity[]; refundTo?: string; note?: string },
      key?: string,
    ) => act(number, "cancellations", input, key),
    goodwill: (
      number: string,
      given: { amount: number; refundTo?: string; reason?: string },
      key?: string,
    ) =>
      giver.post(
        `/api/v1/admin/orders/${number}/goodwill`,
        { reason: "Sorry for the wait", ...given },
        key,
      ),
    pay: (number: string, money: { kind: "cash" | "transfer"; amount: number }) =>
      act(number, "payments", { ...money, reference: `staff-${(count += 1)}` }),
  };
}

export type OrderActions = Awaited<ReturnType<typeof createOrderActions>>;
