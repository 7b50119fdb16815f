import { accountCall } from "#web/api/account-calls.ts";
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
  const { items } = await accountCall("listAddresses");
  if (items.length > 0)
    return items.map((saved) => ({
      id: String(saved.id),
      name: saved.label || saved.city,
      values: savedValues({ contact: saved, address: saved }),
    }));
  const { items: orders } = await accountCall("listOrders", { query: { pageSize: 1 } });
  const [latest] = orders;
  if (!latest) return [];
  const order = await call("getOrder", { params: { number: latest.number } });
  return [{ id: "latest", name: latestName, values: savedValues(order) }];
}
