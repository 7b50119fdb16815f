import type { Rate } from "./load.ts";

const CLIENTS = 10;
const JSON_TYPE = { "content-type": "application/json" };

/** The demo shop has only so many pieces. */
class SoldOut extends Error {}

interface Buyer {
  cookie: string;
}

const contact = { name: "منى عبد الرحمن", phone: "01012345678" };
const address = {
  governorate: "EG-C",
  city: "مدينة نصر",
  street: "شارع عباس العقاد",
  building: "12",
};

async function post(url: string, body: unknown, buyer: Buyer): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: "POST",
    headers: { ...JSON_TYPE, ...(buyer.cookie && { cookie: buyer.cookie }) },
    body: JSON.stringify(body),
  });
  const cookie = response.headers.get("set-cookie");
  if (cookie) buyer.cookie = cookie.split(";", 1)[0] ?? "";
  const answer = (await response.json()) as Record<string, unknown>;
  if (answer["code"] === "stock") throw new SoldOut();
  if (!response.ok) throw new Error(`${url} ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

/** One guest's whole way: into the cart, what it costs, ordered. */
async function buy(base: string, variantId: number): Promise<void> {
  const buyer: Buyer = { cookie: "" };
  await post(`${base}/api/v1/cart/lines`, { variantId, quantity: 1 }, buyer);
  const choice = { governorate: address.governorate, paymentMethod: "cod" };
  const { totals } = (await post(`${base}/api/v1/checkout/quote`, choice, buyer)) as {
    totals: { total: number };
  };
  await post(
    `${base}/api/v1/orders`,
    { contact, address, paymentMethod: "cod", expectedTotal: totals.total },
    buyer,
  );
}

/** Whole guest checkouts per second with ten clients; latency is that of all three requests together. */
export async function placeOrders(
  base: string,
  variantIds: number[],
  seconds: number,
): Promise<Rate> {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  const startedAt = performance.now();
  const client = async (index: number) => {
    for (let n = index; performance.now() < until; n += CLIENTS) {
      const began = performance.now();
      const isSold = await buy(base, variantIds[n % variantIds.length] ?? 0).then(
        () => true,
        (error: unknown) => {
          if (error instanceof SoldOut) return false;
          throw error;
        },
      );
      if (isSold) times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, index) => client(index)));
  const took = (performance.now() - startedAt) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  return { perSecond: times.length / took, p50: at(0.5), p99: at(0.99) };
}
