import { sql } from "kysely";
import { UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import { withDatabase } from "../../faults/setup/with-database.ts";
import type { Attack } from "../attack.ts";
import { register, signInClerk } from "../setup/accounts.ts";
import { askPrice, listSons, newPhone, orderOne, place, take } from "../setup/buying.ts";
import type { OpenShop, Shops } from "../setup/shops.ts";
import { must, outcomeOf, tally } from "../setup/visitor.ts";

const ORDERS = 4;
/** Each order is within the limit, two together are not. */
const LEAST = 2_600_00;

/** The limit that a shop has without settings; the owner's own is out of reach here. */
async function withLimit<T>({ dataDir }: OpenShop, run: () => Promise<T>): Promise<T> {
  const set = (amount: number) =>
    withDatabase(dataDir, (db) =>
      sql`update platform.setting
        set value = value || jsonb_build_object('walletEntryAlone', ${amount}::integer)
        where key = 'shop'`.execute(db),
    );
  await set(UNSET_SETTINGS.walletEntryAlone);
  try {
    return await run();
  } finally {
    await set(1_000_000_00);
  }
}

export const givenAlone: Attack<Shops> = {
  finding: 14,
  title: "one member of staff makes store credit from payments that never came",
  run: async ({ open }) => {
    const friend = (await register(open)).browser;
    const limit = UNSET_SETTINGS.walletEntryAlone;
    const sons = await listSons(friend);
    const son = sons.find(({ price: { amount } }) => amount >= LEAST && amount < limit - 500_00);
    if (!son) throw new Error("nothing in the shop has the price");
    const member = await signInClerk(open, "orders");
    return withLimit(open, async () => {
      const answers: string[] = [];
      let recorded = 0;
      for (let count = 0; count < ORDERS; count += 1) {
        const { number, due } = await orderOne(friend, son.id, { method: "card" });
        const path = `/api/v1/admin/orders/${number}`;
        const transfer = { kind: "transfer", amount: due, reference: `FAKE-${number}` };
        const paid = outcomeOf(await member.post(`${path}/payments`, transfer));
        if (paid === "200") recorded += due;
        const gift = { amount: due, reason: "Sorry", refundTo: "wallet" };
        const given = outcomeOf(await member.post(`${path}/goodwill`, gift));
        answers.push(`payment ${paid}, goodwill ${given}`);
      }
      const { balance } = must(await friend.get("/api/v1/account/wallet")).json<{
        balance: number;
      }>();
      return {
        held: recorded > 0 && recorded <= limit && balance === 0,
        fact: `EGP ${recorded / 100} recorded, EGP ${balance / 100} store credit (${tally(answers)})`,
      };
    });
  },
};

export const sameKey: Attack<Shops> = {
  finding: 14,
  title: "a guest who sends the idempotency key of another gets the other's order",
  run: async ({ open }) => {
    const [first, second] = [open.visitor(), open.visitor()];
    const [son] = await listSons(first);
    const choice = { phone: newPhone() };
    const key = { "idempotency-key": "order-00000001" };
    const send = async (visitor: typeof first) =>
      must(await place(visitor, choice, await askPrice(visitor, choice), key), 201).json<Order>();
    for (const visitor of [first, second]) await take(visitor, [[son?.id ?? 0, 1]]);
    // The quote of the cart that the order empties.
    const quote = must(await askPrice(first, choice));
    const own = must(await place(first, choice, quote, key), 201).json<Order>();
    const others = await send(second);
    const again = must(await place(first, choice, quote, key), 201).json<Order>();
    const read = await second.get(`/api/v1/orders/${own.number}`);
    return {
      held: own.number !== others.number && again.number === own.number && read.status === 404,
      fact: `the first ${own.number}, repeated ${again.number}; the second ${others.number}, and ${read.status} for the first`,
    };
  },
};
