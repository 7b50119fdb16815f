import { sql } from "kysely";
import type { Order } from "#contract/orders/endpoints.ts";
import { withDatabase } from "../../faults/setup/with-database.ts";
import type { Attack } from "../attack.ts";
import { BUYER, listSons, newPhone, orderOne } from "../setup/buying.ts";
import type { OpenShop, Shops } from "../setup/shops.ts";
import { type Answer, must, outcomeOf, tally, type Visitor } from "../setup/visitor.ts";

const PAYOUT = "EG380019000500000000263180002";
const GUESSES_OF_ORDER = 20;

interface Parcel {
  order: Order;
  phone: string;
  owner: Visitor;
}

/** A delivered order, whose number and phone are on the parcel. */
async function parcel(open: OpenShop): Promise<Parcel> {
  const [owner, phone] = [open.visitor(), newPhone()];
  const [son] = await listSons(owner);
  const email = "nadia.private@example.com";
  const order = await orderOne(owner, son?.id ?? 0, { phone, email });
  for (const status of ["processing", "shipped", "delivered"] as const) {
    const wrong = await open.owner.move(order.number, status);
    if (wrong) throw new Error(wrong);
  }
  return { order, phone, owner };
}

/** A return with a bank account for the refund. @returns its number */
async function askReturn({ order, owner }: Parcel): Promise<string> {
  const answer = await owner.post(`/api/v1/orders/${order.number}/returns`, {
    lines: [{ position: 1, quantity: 1, reason: "changed-mind" }],
    resolution: "refund",
    refundTo: "original",
    payoutTo: PAYOUT,
  });
  return must(answer, 201).json<{ number: string }>().number;
}

const lookUp = (visitor: Visitor, number: string, phoneOrEmail: string) =>
  visitor.post("/api/v1/orders/lookup", { number, phoneOrEmail });

export const readFromParcel: Attack<Shops> = {
  finding: 5,
  title: "whoever read number and phone on a parcel finds out who the buyer is",
  run: async ({ open }) => {
    const bought = await parcel(open);
    await askReturn(bought);
    const { order, phone, owner } = bought;
    const stranger = open.visitor();
    const pages = ["", "/payment", "/return-options"].map(
      (page) => `/api/v1/orders/${order.number}${page}`,
    );
    const own: string[] = [];
    for (const page of pages) own.push(must(await owner.get(page)).text);
    const answers = [must(await lookUp(stranger, order.number, phone))];
    for (const page of pages) answers.push(must(await stranger.get(page), 200, 403));
    const { name, street, building } = BUYER;
    const personal = [name, street, building, PAYOUT, "nadia.private@example.com", phone.slice(1)];
    const seen = personal.filter((word) => answers.some(({ text }) => text.includes(word)));
    const isShownToOwner = [name, street].every((word) => own.join("").includes(word));
    return {
      held: isShownToOwner && seen.length === 0,
      fact: `${answers.length} answers (${tally(answers.map(outcomeOf))}) show ${seen.length} of ${personal.length} personal facts${seen.map((word) => `, ${word}`).join("")}`,
    };
  },
};

export const lastingAccess: Attack<Shops> = {
  finding: 5,
  title: "whoever once looked an order up reads it for ever",
  run: async ({ open }) => {
    const { order, phone } = await parcel(open);
    const stranger = open.visitor();
    must(await lookUp(stranger, order.number, phone));
    const before = await stranger.get(`/api/v1/orders/${order.number}`);
    // Simulates a quarter of an hour.
    await withDatabase(open.dataDir, (db) =>
      sql`update orders.order_access set expires_at = expires_at - interval '15 minutes'`.execute(
        db,
      ),
    );
    const after = await stranger.get(`/api/v1/orders/${order.number}`);
    return {
      held: before.status === 200 && after.status === 404,
      fact: `${before.status} at once, ${after.status} after 15 minutes`,
    };
  },
};

export const changedByStranger: Attack<Shops> = {
  finding: 5,
  title:
    "whoever read number and phone on a parcel withdraws a return, cancels, fetches the invoice",
  run: async ({ open }) => {
    const bought = await parcel(open);
    const back = await askReturn(bought);
    const { number } = bought.order;
    const stranger = open.visitor();
    must(await lookUp(stranger, number, bought.phone));
    const line = { position: 1, quantity: 1, reason: "changed-mind" };
    const mine = {
      lines: [line],
      resolution: "refund",
      refundTo: "original",
      payoutTo: "01099999999",
    };
    const upload = { file: { bytes: new Uint8Array(8), type: "image/jpeg" } };
    const answers: Answer[] = [
      await stranger.post(`/api/v1/orders/${number}/returns`, mine),
      await stranger.get(`/api/v1/returns/${back}`),
      await stranger.post(`/api/v1/returns/${back}/withdraw`),
      await stranger.post(`/api/v1/orders/${number}/cancel`),
      await stranger.get(`/api/v1/orders/${number}/invoice`),
      await stranger.get(`/api/v1/orders/${number}/invoice/pdf`),
      await stranger.send("POST", `/api/v1/orders/${number}/return-pictures`, upload),
      await stranger.send("POST", `/api/v1/orders/${number}/payment/proof-files`, upload),
    ];
    const read = must(await bought.owner.get(`/api/v1/returns/${back}`));
    const { state, payoutTo } = read.json<{ state: string; payoutTo: string }>();
    const isUntouched = state === "requested" && payoutTo === PAYOUT;
    return {
      held: isUntouched && answers.every(({ status }) => status === 403),
      fact: `${tally(answers.map(outcomeOf))}; the return is ${state}`,
    };
  },
};

const ending = (index: number) => `22${String(index).padStart(4, "2")}`.replaceAll(/[01]/g, "Z");

/** Guesses that were checked; others were refused before that. */
const isLooked = ({ status }: Answer) => status === 404 || status === 200;
const looked = (answers: readonly Answer[]) => answers.filter(isLooked).length;
const REFUSALS = new Set(["too-many-attempts", "rate-limited"]);

/** Guesses are checked at all, and others refused as guesses: an error is no protection. */
const isLimited = (answers: readonly Answer[], max: number) =>
  looked(answers) > 0 &&
  looked(answers) <= max &&
  answers.every((answer) => isLooked(answer) || REFUSALS.has(answer.code));

export const guessedEndings: Attack<Shops> = {
  finding: 5,
  title: "the ending of an order's number is guessed from ever new networks",
  run: async ({ open }) => {
    const { order, phone } = await parcel(open);
    const [letter = "F", count = "1", own = ""] = order.number.split("-");
    must(await lookUp(open.visitor(), order.number, phone));
    const answers: Answer[] = [];
    for (let index = 0; index < 60; index += 1)
      answers.push(await lookUp(open.visitor(), `${letter}-${count}-${ending(index)}`, phone));
    return {
      held: isLimited(answers, GUESSES_OF_ORDER) && own.length >= 6,
      fact: `${looked(answers)} of 60 guesses looked at; the ending has ${own.length} signs`,
    };
  },
};

export const guessedOrders: Attack<Shops> = {
  finding: 5,
  title: "orders of one phone are guessed, over all numbers there are",
  run: async ({ open }) => {
    const answers: Answer[] = [];
    for (let index = 0; index < 60; index += 1) {
      const phone = index % 2 === 0 ? "01155554444" : "+20 115 555 4444";
      answers.push(await lookUp(open.visitor(), `F-${600_000 + index}-${ending(index)}`, phone));
    }
    return {
      held: isLimited(answers, GUESSES_OF_ORDER),
      fact: `${looked(answers)} of 60 guesses looked at`,
    };
  },
};

export const guessedNetwork: Attack<Shops> = {
  finding: 5,
  title: "orders are guessed from ever new addresses of one IPv6 connection (/64)",
  run: async ({ open }) => {
    const answers: Answer[] = [];
    for (let index = 0; index < 90; index += 1) {
      const visitor = open.visitor(`2001:db8:5:5::${index.toString(16)}`);
      const phone = `0115666${String(index).padStart(4, "0")}`;
      answers.push(await lookUp(visitor, `F-${500_000 + index}-${ending(index)}`, phone));
    }
    return {
      held: isLimited(answers, 60),
      fact: `${looked(answers)} of 90 guesses looked at`,
    };
  },
};
