import type { Order } from "#contract/orders/endpoints.ts";
import type { Attack } from "../attack.ts";
import { untilDelivered } from "../setup/accounts.ts";
import { listSons, newPhone, order, take } from "../setup/buying.ts";
import type { OpenShop, Shops } from "../setup/shops.ts";
import { type Answer, must, newNetwork, outcomeOf, tally, type Visitor } from "../setup/visitor.ts";

/** The documented limit for one address: more than that is an attack. */
const PIECES_OF_ADDRESS = 2_000;
const MAILS_AN_HOUR = 6;
/** Cash orders of one address that need no code (ADR 15). */
const CASH_OF_ADDRESS = 300;
/** Guests of one address, each with as many cash orders as one guest may have. */
const GUESTS = 64;
const ORDERS_OF_GUEST = 5;

const piecesFree = async ({ visitor }: OpenShop) =>
  (await listSons(visitor())).reduce((sum, { available }) => sum + available, 0);

export const cardOrders: Attack<Shops> = {
  finding: 2,
  title: "card orders that nobody pays empty the warehouse",
  run: async ({ open }) => {
    const free = await piecesFree(open);
    const network = newNetwork();
    const answers: string[] = [];
    // Three that want nearly everything, five that want what one person may hold.
    for (const share of [3, 2, 1, 25, 25, 25, 25, 25]) {
      const visitor = open.visitor(network);
      const sons = await listSons(visitor);
      const units = sons
        .slice(0, 60)
        .map(({ id, available }) => [id, Math.min(500, Math.floor(available / share))] as const)
        .filter(([, quantity]) => quantity > 0);
      await take(visitor, units);
      answers.push(outcomeOf(await order(visitor, { method: "card", phone: newPhone() })));
    }
    const held = free - (await piecesFree(open));
    return {
      held: held <= PIECES_OF_ADDRESS && answers.includes("held-goods"),
      fact: `${held} of ${free} pieces held by ${answers.length} orders of one address (${tally(answers)})`,
    };
  },
};

export const releasedGoods: Attack<Shops> = {
  finding: 2,
  title: "what an attack holds stays held until it expires",
  run: async ({ open }) => {
    const before = await piecesFree(open);
    const since = new Date(Date.now() - 60 * 60 * 1_000).toISOString();
    const answer = await open.owner.client.post("/api/v1/admin/held-goods/release", {
      since,
      dryRun: false,
    });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    const { orders, pieces } = answer.body as { orders: number; pieces: number };
    const freed = (await piecesFree(open)) - before;
    return {
      held: orders > 0 && freed >= pieces && pieces > 0,
      fact: `one action of staff frees ${freed} pieces of ${orders} orders`,
    };
  },
};

export const cashOrders: Attack<Shops> = {
  finding: 2,
  title: "cash orders under ever new phones need no code, without end, from one address",
  run: async ({ open }) => {
    const network = newNetwork();
    const [son] = await listSons(open.visitor(network));
    const guests = Array.from({ length: GUESTS }, async () => {
      const visitor = open.visitor(network);
      const answers: string[] = [];
      for (let count = 0; count < ORDERS_OF_GUEST; count += 1) {
        await take(visitor, [[son?.id ?? 0, 1]]);
        const answer = await order(visitor, { phone: newPhone() });
        answers.push(answer.code || answer.json<{ status: string }>().status);
      }
      return answers;
    });
    const answers = (await Promise.all(guests)).flat();
    const ordered = answers.filter((answer) => answer === "ordered").length;
    return {
      held: ordered > 0 && ordered <= CASH_OF_ADDRESS,
      fact: `${answers.length} orders with as many phones: ${tally(answers)}`,
    };
  },
};

export const onePerson: Attack<Shops> = {
  finding: 2,
  title: "a guest, a phone or a mailbox orders without end from ever new addresses",
  run: async ({ open }) => {
    const [son] = await listSons(open.visitor());
    const id = son?.id ?? 0;
    const facts: string[] = [];
    let isBroken = false;
    for (const by of ["guest", "phone", "mailbox"]) {
      const [visitor, phone, email] = [open.visitor(), newPhone(), `held-by-${by}@example.com`];
      const answers: string[] = [];
      for (let count = 0; count < 8; count += 1) {
        const buyer = by === "guest" ? visitor : open.visitor();
        buyer.network = newNetwork();
        await take(buyer, [[id, 1]]);
        const contact = by === "mailbox" ? { email } : {};
        const choice = { phone: by === "phone" ? phone : newPhone(), ...contact };
        answers.push(outcomeOf(await order(buyer, choice)));
      }
      const accepted = answers.filter((answer) => answer === "201").length;
      isBroken ||= accepted === 0 || accepted > 5;
      facts.push(`${by} ${accepted} of 8`);
    }
    return { held: !isBroken, fact: `accepted: ${facts.join(", ")}` };
  },
};

export const valuableCash: Attack<Shops> = {
  finding: 2,
  title: "a stranger's cash order of great value is packed without a word from the phone",
  run: async ({ open }) => {
    const sons = await listSons(open.visitor());
    const son = sons.findLast(({ price, available }) => price.amount < 10_000_00 && available > 9);
    if (!son) throw new Error("nothing in the shop is worth it");
    const visitor = open.visitor();
    // Above EGP 20,000 and below the lowest cash limit of any governorate.
    const quantity = Math.ceil(20_500_00 / son.price.amount);
    await take(visitor, [[son.id, quantity]]);
    const answer = await order(visitor, { phone: newPhone() });
    const status = answer.code || answer.json<{ status: string }>().status;
    const isRefused = status === "pending" || answer.status === 409 || status === "cod-limit";
    return {
      held: isRefused,
      fact: `an order of ${quantity} × EGP ${son.price.amount / 100}: ${status}`,
    };
  },
};

/** Forty orders to one mailbox, each with another browser, network and spelling. */
async function bomb(
  open: OpenShop,
  name: string,
  after: (visitor: Visitor, answer: Answer) => Promise<void> = async () => {},
) {
  const spellings = [`Of.${name}@gmail.com`, `of${name}@gmail.com`, `of.${name}+1@gmail.com`];
  const [son] = await listSons(open.visitor());
  const answers: string[] = [];
  for (let count = 0; count < 40; count += 1) {
    const visitor = open.visitor();
    await take(visitor, [[son?.id ?? 0, 1]]);
    const email = spellings[count % spellings.length] ?? "";
    const answer = await order(visitor, { phone: newPhone(), email });
    answers.push(outcomeOf(answer));
    await after(visitor, answer);
  }
  await untilDelivered(open);
  const mails = (await open.outbox.sent()).filter(({ to }) => to.includes(name));
  return { mails: mails.length, answers: tally(answers) };
}

export const mailBomb: Attack<Shops> = {
  finding: 2,
  title: "orders fill a stranger's mailbox, from many networks and in many spellings",
  run: async ({ open }) => {
    const { mails, answers } = await bomb(open, "victim");
    return {
      held: mails > 0 && mails <= MAILS_AN_HOUR,
      fact: `${mails} mails after 40 orders (${answers})`,
    };
  },
};

export const cancelledOrders: Attack<Shops> = {
  finding: 2,
  title: "the same, with each order cancelled at once, so that nothing is held",
  run: async ({ open }) => {
    const { mails, answers } = await bomb(open, "target", async (visitor, answer) => {
      if (answer.status !== 201) return;
      must(await visitor.post(`/api/v1/orders/${answer.json<Order>().number}/cancel`));
    });
    return {
      held: mails > 0 && mails <= MAILS_AN_HOUR,
      fact: `${mails} mails after 40 orders (${answers})`,
    };
  },
};
