import type { Attack } from "../attack.ts";
import { newEmail, PASSWORD, registration, signIn } from "../setup/accounts.ts";
import { listSons, newPhone, orderOne } from "../setup/buying.ts";
import type { OpenShop, Shops } from "../setup/shops.ts";
import { must, outcomeOf, type Visitor } from "../setup/visitor.ts";

const ATTACKERS_PASSWORD = "nine wet umbrellas 31";

/** Starts a registration; the code goes to the owner of the email. */
async function begin({ outbox }: OpenShop, browser: Visitor, email: string, password: string) {
  const begun = await browser.post("/api/v1/auth/register", registration(email, password));
  const { verification } = must(begun).json<{ verification: string }>();
  return { verification, code: await outbox.codeTo(email) };
}

/** A guest's order under an email, in a new browser. */
async function guestWithOrder(open: OpenShop, email: string) {
  const guest = open.visitor();
  const [son] = await listSons(guest);
  const { number } = await orderOne(guest, son?.id ?? 0, { email, phone: newPhone() });
  return { guest, number };
}

async function ordersOf(browser: Visitor): Promise<string[]> {
  const answer = await browser.get("/api/v1/orders");
  if (answer.status !== 200) return [];
  return answer.json<{ items: { number: string }[] }>().items.map(({ number }) => number);
}

export const strangersRegistration: Attack<Shops> = {
  finding: 4,
  title: "an attacker registers a stranger's email, whose owner presses the button in the mail",
  run: async ({ open }) => {
    const email = newEmail("victim");
    const attacker = open.visitor();
    const begun = await begin(open, attacker, email, ATTACKERS_PASSWORD);
    const pressed = await open.visitor().post("/api/v1/auth/verify", begun);
    const entered = await signIn(attacker, email, ATTACKERS_PASSWORD);
    return {
      held: pressed.status === 403 && entered === "credentials",
      fact: `the button: ${outcomeOf(pressed)}; the attacker's sign-in: ${entered}`,
    };
  },
};

export const claimedOrders: Attack<Shops> = {
  finding: 4,
  title: "an account gets the earlier orders of a guest by naming their email",
  run: async ({ open }) => {
    const email = newEmail("victim");
    const { guest, number } = await guestWithOrder(open, email);
    // The owner confirms in the browser of the order: the best case for an attacker.
    const begun = await begin(open, guest, email, PASSWORD);
    must(await guest.post("/api/v1/auth/verify", begun));
    const account = open.visitor();
    const entered = await signIn(account, email, PASSWORD);
    const listed = await ordersOf(account);
    const read = await account.get(`/api/v1/orders/${number}`);
    const isIn = entered === "session";
    return {
      held: isIn && !listed.includes(number) && read.status !== 200,
      fact: `the account lists ${listed.length} orders; reading it is answered with ${outcomeOf(read)}`,
    };
  },
};

export const drawnIn: Attack<Shops> = {
  finding: 4,
  title: "a guest's browser is drawn into the attacker's account, with its order",
  run: async ({ open }) => {
    const { guest, number } = await guestWithOrder(open, newEmail("guest"));
    const email = newEmail("attacker");
    const attacker = open.visitor();
    const begun = await begin(open, attacker, email, ATTACKERS_PASSWORD);
    const drawn = await guest.post("/api/v1/auth/verify", begun);
    // A guest who waits for a code of their own also has such a secret.
    await begin(open, guest, newEmail("guest"), PASSWORD);
    const again = await guest.post("/api/v1/auth/verify", begun);
    await attacker.post("/api/v1/auth/verify", begun);
    await signIn(attacker, email, ATTACKERS_PASSWORD);
    const listed = await ordersOf(attacker);
    return {
      held: drawn.status === 403 && again.status === 403 && !listed.includes(number),
      fact: `the guest's browser: ${outcomeOf(drawn)}; orders in the attacker's account: ${listed.length}`,
    };
  },
};
