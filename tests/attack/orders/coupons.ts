import type { Order } from "#contract/orders/endpoints.ts";
import type { Attack } from "../attack.ts";
import { type Choice, listSons, newPhone, order, take } from "../setup/buying.ts";
import type { OpenShop, Shops } from "../setup/shops.ts";

/** From the demo shop: once per customer. */
const COUPON = "NOOR10";
const WORTH = 5_000_00;
const GUESTS = 4;

/** Four guests, each with another browser and network. @returns how many got the discount */
async function discountsOf(open: OpenShop, choices: Choice[]): Promise<number> {
  const sons = await listSons(open.visitor());
  const son = sons.find(({ price, available }) => price.amount >= WORTH && available >= GUESTS);
  if (!son) throw new Error("nothing in the shop is worth the coupon");
  let discounts = 0;
  for (const choice of choices) {
    const guest = open.visitor();
    await take(guest, [[son.id, 1]]);
    const answer = await order(guest, { ...choice, coupon: COUPON });
    if (answer.status !== 201) continue;
    const placed = answer.json<Order>();
    if (placed.adjustments.some(({ kind }) => kind === "promotion")) discounts += 1;
  }
  return discounts;
}

const attack = (by: "phone" | "email", choices: () => Choice[]): Attack<Shops> => ({
  finding: 7,
  title: `a coupon that is once for each customer serves four guests with one ${by}`,
  run: async ({ open }) => {
    const discounts = await discountsOf(open, choices());
    return { held: discounts === 1, fact: `${discounts} of ${GUESTS} orders with the discount` };
  },
});

export const couponByPhone = attack("phone", () => {
  const phone = newPhone();
  return Array.from({ length: GUESTS }, () => ({ phone }));
});

export const couponByEmail = attack("email", () =>
  [
    "four.guests@gmail.com",
    "fourguests@gmail.com",
    "four.guests+1@gmail.com",
    "Four.Guests@gmail.com",
  ].map((email) => ({ email, phone: newPhone() })),
);
