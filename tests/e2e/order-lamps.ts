import type { Page } from "@playwright/test";
import { callAs, variantOf } from "./buying.ts";

/** Orders a lamp cash on delivery, by the API. @returns number of the order */
export async function orderLamps(
  page: Page,
  quantity: number,
  contact: { phone?: string; email?: string } = {},
): Promise<string> {
  const call = (method: "GET" | "POST", path: string, data?: object) =>
    callAs(page, method, path, data);
  const { items } = (await call("GET", "/api/v1/products?pageSize=50")) as {
    items: { id: number; price: { amount: number } | null; inStock: boolean }[];
  };
  const lamps = items.filter(({ price, inStock }) => inStock && price && price.amount < 400_000);
  const variantId = await variantOf(page, lamps, quantity);
  await call("POST", "/api/v1/cart/lines", { variantId, quantity });
  const choice = { governorate: "EG-C", paymentMethod: "cod" };
  const { totals } = (await call("POST", "/api/v1/checkout/quote", choice)) as {
    totals: { total: number };
  };
  const placed = (await call("POST", "/api/v1/orders", {
    contact: {
      name: "Mona Salem",
      phone: "01012345678",
      phone2: "",
      email: "mona@example.com",
      ...contact,
    },
    address: { governorate: "EG-C", city: "القاهرة", street: "شارع النزهة", building: "5" },
    paymentMethod: "cod",
    expectedTotal: totals.total,
  })) as { number: string };
  return placed.number;
}
