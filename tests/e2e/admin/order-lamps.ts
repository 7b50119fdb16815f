import type { Page } from "@playwright/test";
import { callAs, fillCart } from "../buying.ts";

/** Cheap enough to pay for several cash on delivery in any governorate. */
const CHEAP = { least: 20_000, most: 500_000 };

/** Orders some lamps in this browser. @returns the number of the order */
export async function orderLamps(
  page: Page,
  count: number,
  paymentMethod: "cod" | "instapay" = "cod",
): Promise<string> {
  for (let added = 0; added < count; added += 1) await fillCart(page, CHEAP);
  const choice = { governorate: "EG-C", paymentMethod };
  const { totals } = await callAs<{ totals: { total: number } }>(
    page,
    "POST",
    "/api/v1/checkout/quote",
    choice,
  );
  const { number } = await callAs<{ number: string }>(page, "POST", "/api/v1/orders", {
    contact: { name: "منى سالم", phone: "01012345678" },
    address: { governorate: "EG-C", city: "القاهرة", street: "شارع الهرم", building: "5" },
    paymentMethod,
    expectedTotal: totals.total,
  });
  return number;
}
