import type { Order } from "#contract/orders/endpoints.ts";
import { type Answer, must, type Visitor } from "./visitor.ts";

interface Son {
  id: number;
  available: number;
  price: { amount: number };
}

export const GOVERNORATE = "EG-C";
const PAGE = 100;

export interface Choice {
  method?: "cod" | "card";
  phone: string;
  name?: string;
  email?: string;
  coupon?: string;
}

/** What is on every parcel, and what is not. */
export const BUYER = {
  name: "Nadia Farouk",
  street: "Abbas El Akkad Street",
  building: "12A",
  city: "Nasr City",
};

let phones = 0;
export function newPhone(): string {
  phones += 1;
  return `0111${String(phones).padStart(7, "0")}`;
}

/** All variants in stock, cheapest first. */
export async function listSons(visitor: Visitor): Promise<Son[]> {
  const sons: Son[] = [];
  for (let page = 1; ; page += 1) {
    const answer = must(await visitor.get(`/api/v1/sons?pageSize=${PAGE}&page=${page}`));
    const { items } = answer.json<{ items: Son[] }>();
    sons.push(...items.filter(({ available }) => available > 0));
    if (items.length < PAGE) break;
  }
  return sons.toSorted((one, other) => one.price.amount - other.price.amount);
}

/** Adds to the cart. */
export async function take(
  visitor: Visitor,
  units: readonly (readonly [id: number, quantity: number])[],
) {
  for (const [variantId, quantity] of units)
    must(await visitor.post("/api/v1/cart/lines", { variantId, quantity }));
}

/** Orders the cart at the quoted price. */
export async function order(visitor: Visitor, choice: Choice): Promise<Answer> {
  const quote = await askPrice(visitor, choice);
  return quote.status === 200 ? place(visitor, choice, quote) : quote;
}

export function askPrice(visitor: Visitor, choice: Choice): Promise<Answer> {
  return visitor.post("/api/v1/checkout/quote", { governorate: GOVERNORATE, ...wayOf(choice) });
}

/** @param quote the shop's response */
export function place(
  visitor: Visitor,
  choice: Choice,
  quote: Answer,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { city, street, building } = BUYER;
  const { phone, name = BUYER.name, email = "" } = choice;
  const body = {
    contact: { name, phone, phone2: "", email },
    address: { governorate: GOVERNORATE, city, street, building },
    expectedTotal: quote.json<{ totals: { total: number } }>().totals.total,
    ...wayOf(choice),
  };
  return visitor.send("POST", "/api/v1/orders", { body, headers });
}

const wayOf = ({ method = "cod", coupon }: Choice) => ({
  paymentMethod: method,
  ...(coupon !== undefined && { coupon }),
});

/** An order of one lamp by an unrelated visitor. */
export async function orderOne(
  visitor: Visitor,
  variantId: number,
  choice: Partial<Choice> = {},
): Promise<Order> {
  await take(visitor, [[variantId, 1]]);
  return must(await order(visitor, { phone: newPhone(), ...choice }), 201).json<Order>();
}
