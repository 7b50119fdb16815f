import { paymobHmac } from "#server/modules/payments/paymob/paymob-hmac.ts";
import { describe } from "#server/modules/payments/sandbox/describe-transaction.ts";
import type { Attack } from "./attack.ts";
import { listSons, orderOne } from "./setup/buying.ts";
import type { OpenShop, Shops } from "./setup/shops.ts";
import { must, outcomeOf, tally } from "./setup/visitor.ts";

type Notification = ReturnType<typeof describe>;

/** An order whose buyer is at the bank, and a bank notification about it that moves no money. */
async function waitingOrder(open: OpenShop, { id, amount }: { id: number; amount?: number }) {
  const buyer = open.visitor();
  const [son] = await listSons(buyer);
  const { number, due } = await orderOne(buyer, son?.id ?? 0, { method: "card" });
  must(await buyer.post(`/api/v1/orders/${number}/payment`));
  const { address } = open;
  const reference = `${number}-1`;
  const at = { callbackUrl: address, returnUrl: address, reference };
  const orderId = open.bank.orderOf(reference);
  const method = "card" as const;
  const word = { id, amount: amount ?? due };
  const intention = { method, clientSecret: "", orderId, amount: word.amount, ...at };
  const said = {
    ...describe({ ...word, intention, success: true, pending: false, refunded: 0 }),
    created_at: "2026-11-21T10:00:00.000",
  };
  const paid = async () => {
    const answer = must(await buyer.get(`/api/v1/orders/${number}/payment`));
    return answer.json<{ paid: number; state: string }>();
  };
  return { said, paid };
}

/** Sends modified notifications, each with the bank's original signature. */
async function sendMoved(
  open: OpenShop,
  said: Notification,
  moved: readonly object[],
): Promise<string[]> {
  const { hmacSecret } = open.bank.gateway;
  const hmac = paymobHmac(said, hmacSecret);
  const answers: string[] = [];
  for (const obj of moved) {
    if (paymobHmac(obj, hmacSecret) !== hmac) throw new Error("the signature does not fit");
    const path = `/api/v1/payments/paymob/callback?hmac=${hmac}`;
    answers.push(outcomeOf(await open.visitor().post(path, { type: "TRANSACTION", obj })));
  }
  return answers;
}

export const refundAsCharge: Attack<Shops> = {
  finding: 10,
  title: "a refund that the bank has signed is taken as a payment, its words moved",
  run: async ({ open }) => {
    const { said, paid } = await waitingOrder(open, { id: 91_001, amount: 100_00 });
    const refund = { ...said, has_parent_transaction: true };
    const { has_parent_transaction: _signed, ...without } = refund;
    const answers = await sendMoved(open, refund, [
      { ...without, error_occured: "falsetrue" },
      { ...refund, error_occured: "falsetrue", has_parent_transaction: "" },
      { ...refund, error_occured: "falset", has_parent_transaction: "rue" },
      { ...refund, has_parent_transaction: "true" },
    ]);
    const { paid: amount, state } = await paid();
    return {
      held: amount === 0 && answers.every((answer) => answer === "forbidden"),
      fact: `${tally(answers)}; the order is ${state}, EGP ${amount / 100} paid`,
    };
  },
};

export const movedDigits: Attack<Shops> = {
  finding: 10,
  title: "a small payment that the bank has signed becomes a large one, its digits moved",
  run: async ({ open }) => {
    const { said, paid } = await waitingOrder(open, { id: 91_002, amount: 1_00 });
    const answers = await sendMoved(open, said, [
      { ...said, amount_cents: "1002026", created_at: "-11-21T10:00:00.000" },
      { ...said, amount_cents: 1_002_026, created_at: "-11-21T10:00:00.000" },
      { ...said, amount_cents: "10020", created_at: "26-11-21T10:00:00.000" },
    ]);
    const { paid: amount, state } = await paid();
    return {
      held: amount === 0 && answers.every((answer) => answer === "forbidden"),
      fact: `${tally(answers)}; the order is ${state}, EGP ${amount / 100} paid`,
    };
  },
};

export const nothingPaid: Attack<Shops> = {
  finding: 10,
  title: "a notification of nothing, which the bank has signed, is an error of the shop",
  run: async ({ open }) => {
    const { said, paid } = await waitingOrder(open, { id: 91_003, amount: 0 });
    const answers = await sendMoved(open, said, [said]);
    const { state } = await paid();
    return {
      held: answers[0] === "validation" && state === "waiting",
      fact: `${tally(answers)}; the order is ${state}`,
    };
  },
};

export const movedReference: Attack<Shops> = {
  finding: 10,
  title: "the payment of one order pays another, whose reference the bank has not signed",
  run: async ({ open }) => {
    const payer = await waitingOrder(open, { id: 91_004 });
    const other = await waitingOrder(open, { id: 91_005 });
    const { merchant_order_id } = other.said.order;
    const moved = { ...payer.said, order: { ...payer.said.order, merchant_order_id } };
    const [first] = await sendMoved(open, payer.said, [moved]);
    const [genuine] = await sendMoved(open, payer.said, [payer.said]);
    const [own, others] = [await payer.paid(), await other.paid()];
    return {
      held: first === "forbidden" && others.paid === 0 && own.state === "paid",
      fact: `moved: ${first}, the other order is ${others.state}; genuine: ${genuine}, its order is ${own.state}`,
    };
  },
};
