import { call } from "#web/api/client.ts";
import type { CheckoutValues } from "../checkout/checkout-values.ts";
import { savedValues } from "./saved-values.ts";

/** Recipient and address that a customer has used before. */
export interface SavedPlace {
  id: string;
  name: string;
  values: CheckoutValues;
}

/** The address book, the default first; without one, the place of the latest order. */
export async function savedPlaces(latestName: string): Promise<SavedPlace[]> {
  const { items } = await call("GET /api/v1/account/addresses");
  if (items.length > 0)
    return items.map((saved) => ({
      id: String(saved.id),
      name: saved.label || saved.city,
      values: savedValues({ contact: saved, address: saved }),
    }));
  const { items: orders } = await call("GET /api/v1/orders", { query: { pageSize: 1 } });
  const [latest] = orders;
  if (!latest) return [];
  const order = await call("GET /api/v1/orders/{number}", { params: { number: latest.number } });
  return [{ id: "latest", name: latestName, values: savedValues(order) }];
}
