const PHONE = "01012345678";
const JSON_TYPE = { "content-type": "application/json" };

interface Buyer {
  address: string;
  cookie: string;
}

async function post<T>(buyer: Buyer, path: string, body: unknown): Promise<T> {
  const response = await fetch(buyer.address + path, {
    method: "POST",
    headers: { ...JSON_TYPE, cookie: buyer.cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  buyer.cookie = response.headers.get("set-cookie")?.split(";", 1)[0] ?? buyer.cookie;
  return (await response.json()) as T;
}

/** Places an order of one unit as a guest. @returns the order's number */
export async function placeOneOrder(address: string, phone = PHONE): Promise<string> {
  const buyer = { address, cookie: "" };
  const sons = (await (await fetch(`${address}/api/v1/sons`)).json()) as {
    items: { id: number; available: number }[];
  };
  const variantId = sons.items.find(({ available }) => available > 0)?.id;
  await post(buyer, "/api/v1/cart/lines", { variantId, quantity: 1 });
  const choice = { governorate: "EG-C", paymentMethod: "cod" };
  const { totals } = await post<{ totals: { total: number } }>(
    buyer,
    "/api/v1/checkout/quote",
    choice,
  );
  const { number } = await post<{ number: string }>(buyer, "/api/v1/orders", {
    contact: { name: "منى عبد الرحمن", phone },
    address: { governorate: "EG-C", city: "القاهرة", street: "شارع الهرم", building: "5" },
    paymentMethod: "cod",
    expectedTotal: totals.total,
  });
  return number;
}

/** Whether the order can be looked up by its number and phone. */
export async function finds(address: string, number: string, phone = PHONE): Promise<boolean> {
  const found = await post<{ number: string }>({ address, cookie: "" }, "/api/v1/orders/lookup", {
    number,
    phoneOrEmail: phone,
  });
  return found.number === number;
}
