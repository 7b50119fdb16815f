import { setTimeout as sleep } from "node:timers/promises";
import type { Attack } from "../attack.ts";
import { register, signIn } from "../setup/accounts.ts";
import { listSons } from "../setup/buying.ts";
import type { Shops } from "../setup/shops.ts";
import { must, newNetwork, outcomeOf, tally } from "../setup/visitor.ts";

const NETWORKS = 15;
/** Each network stays within its 20 attempts a minute. */
const GUESSES = 18;
/** The documented time in the queue. */
const WAIT_MS = 3_000;
/** A busy machine needs several times as long. */
const SLOWER = 8;
const PAUSE_MS = 300;

export const passwordQueue: Attack<Shops> = {
  finding: 12,
  title: `${NETWORKS} addresses that guess passwords keep a customer from signing in`,
  run: async ({ open }) => {
    const customer = await register(open);
    const enter = async () => {
      const startedAt = performance.now();
      const result = await signIn(open.visitor(), customer.email, customer.password);
      return { result, ms: performance.now() - startedAt };
    };
    const alone = await enter();
    if (alone.result !== "session") throw new Error(`without guesses: ${alone.result}`);
    const visitors = Array.from({ length: NETWORKS }, () => open.visitor());
    const guesses = visitors.flatMap((visitor, at) =>
      Array.from({ length: GUESSES }, (_, index) =>
        visitor
          .post("/api/v1/auth/sign-in", {
            identifier: `crowd-${at}-${index}@example.com`,
            password: "not the password",
          })
          .then(outcomeOf),
      ),
    );
    let isOver = false;
    const all = Promise.all(guesses).finally(() => (isOver = true));
    await sleep(PAUSE_MS);
    const entered: Awaited<ReturnType<typeof enter>>[] = [];
    while (!isOver && entered.length < 5) entered.push(await enter());
    const answers = await all;
    const slowest = Math.max(...entered.map(({ ms }) => ms));
    const isSoon = slowest <= WAIT_MS + SLOWER * alone.ms;
    const results = tally(entered.map(({ result }) => result));
    return {
      held:
        entered.length > 0 &&
        entered.every(({ result }) => result === "session") &&
        isSoon &&
        answers.includes("credentials"),
      fact: `sign-ins meanwhile: ${results}, at most ${slowest.toFixed(0)} ms (alone ${alone.ms.toFixed(0)}); the guesses: ${tally(answers)}`,
    };
  },
};

/** The documented limit: a tenth of the requests of an address. */
const GUESTS_A_MINUTE = 120;

export const newGuests: Attack<Shops> = {
  finding: 12,
  title: "carts of ever new guests of one address fill the database",
  run: async ({ open }) => {
    const network = newNetwork();
    const [son] = await listSons(open.visitor());
    const line = { variantId: son?.id, quantity: 1 };
    const known = open.visitor(network);
    must(await known.post("/api/v1/cart/lines", line));
    const answers: string[] = [];
    for (let round = 0; round < GUESTS_A_MINUTE / 4; round += 1) {
      const guests = Array.from({ length: 5 }, () => open.visitor(network));
      const added = guests.map((guest) => guest.post("/api/v1/cart/lines", line));
      answers.push(...(await Promise.all(added)).map(outcomeOf));
    }
    const accepted = answers.filter((answer) => answer.startsWith("2")).length;
    const again = outcomeOf(await known.post("/api/v1/cart/lines", line));
    return {
      held:
        accepted > 0 &&
        accepted < GUESTS_A_MINUTE &&
        answers.at(-1) === "rate-limited" &&
        again.startsWith("2"),
      fact: `${answers.length} new guests: ${tally(answers)}; a guest who has a cart: ${again}`,
    };
  },
};
