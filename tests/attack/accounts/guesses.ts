import type { Attack } from "../attack.ts";
import { registration, untilDelivered } from "../setup/accounts.ts";
import { listSons, orderOne } from "../setup/buying.ts";
import { type OpenShop, type Shops, SMS_PER_DAY } from "../setup/shops.ts";
import { type Answer, outcomeOf, tally, type Visitor } from "../setup/visitor.ts";

const hex = (number: number) => number.toString(16);
/** Each with another address on the same connection. */
const inOneHouse = (index: number) => `2001:db8:7:1:${hex(index)}::${hex(index + 1)}`;
/** Each on another connection of the same provider. */
const inOneStreet = (index: number) => `2001:db8:8:${hex(index)}::1`;

/** The documented limit. */
const SMS_TO_NUMBER = 20;

const wrong = { password: "not the password" };

export const oneHouse: Attack<Shops> = {
  finding: 8,
  title: "passwords are guessed from ever new addresses of one IPv6 connection (/64)",
  run: async ({ open }) => {
    const answers: string[] = [];
    for (let index = 0; index < 110; index += 1) {
      const identifier = `nobody-${index}@example.com`;
      const visitor = open.visitor(inOneHouse(index));
      answers.push((await visitor.post("/api/v1/auth/sign-in", { identifier, ...wrong })).code);
    }
    const guesses = answers.filter((code) => code === "credentials").length;
    return {
      held: guesses > 0 && guesses <= 100 && answers.at(-1) !== "credentials",
      fact: `110 guesses: ${tally(answers)}`,
    };
  },
};

export const oneStreet: Attack<Shops> = {
  finding: 8,
  title: "a staff password is guessed from ever new connections of one IPv6 line (/48)",
  run: async ({ open }) => {
    const answers: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      const sent = { email: "somebody@staff.example", ...wrong };
      const visitor = open.visitor(inOneStreet(index));
      answers.push((await visitor.post("/api/v1/admin/auth/sign-in", sent)).code);
    }
    const guesses = answers.filter((code) => code === "credentials").length;
    return {
      held: guesses > 0 && guesses <= 15,
      fact: `20 guesses: ${tally(answers)}`,
    };
  },
};

/** Requests a code for a number from a network without history. */
async function haveCodeSent({ visitor }: OpenShop, phone: string): Promise<void> {
  await visitor().post("/api/v1/auth/register", { ...registration(""), phone });
}

export const oneNumber: Attack<Shops> = {
  finding: 8,
  title: "one number is sent codes without end, from ever new networks",
  run: async ({ open }) => {
    const phone = "01066660001";
    for (let count = 0; count < 40; count += 1) await haveCodeSent(open, phone);
    // An email may overtake short messages.
    await open.outbox.codeTo(`+2${phone}`);
    await untilDelivered(open);
    const sent = (await open.outbox.sentTo(`+2${phone}`)).length;
    return {
      held: sent > 0 && sent <= SMS_TO_NUMBER,
      fact: `${sent} short messages after 40 requests`,
    };
  },
};

export const wholeShop: Attack<Shops> = {
  finding: 8,
  title: "codes and orders have short messages sent to ever new numbers without end",
  run: async ({ open }) => {
    const [son] = await listSons(open.visitor());
    for (let count = 0; count < 40; count += 1) await orderOne(open.visitor(), son?.id ?? 0);
    for (let round = 0; round < 20; round += 1) {
      const numbers = Array.from({ length: 10 }, (_, index) => round * 10 + index);
      const phones = numbers.map((number) => `010677${String(number).padStart(5, "0")}`);
      await Promise.all(phones.map((phone) => haveCodeSent(open, phone)));
    }
    await untilDelivered(open);
    const sent = (await open.outbox.sent()).filter(({ channel }) => channel === "sms").length;
    return {
      held: sent > 0 && sent <= SMS_PER_DAY,
      fact: `${sent} short messages in all after 40 orders and 200 requests (${SMS_PER_DAY} a day are set)`,
    };
  },
};

/** The documented limits of messages to one mailbox, in an hour. */
const MAILS_TO_ONE = 20;
const ALERTS_TO_ONE = 5;

/** Sixty requests for a mail to one mailbox, each from another network and in another spelling. */
async function bombAliases(
  open: OpenShop,
  victim: string,
  ask: (visitor: Visitor, email: string) => Promise<Answer>,
) {
  const dotted = `${victim[0]}.${victim.slice(1)}`;
  const emails = Array.from({ length: 60 }, (_, index) =>
    index % 2 === 0 ? `${victim}+${index}@gmail.com` : `${dotted}@gmail.com`,
  );
  const answers: string[] = [];
  for (const email of emails) answers.push(outcomeOf(await ask(open.visitor(), email)));
  await untilDelivered(open);
  const mails = (await open.outbox.sentTo(...new Set(emails))).length;
  return { mails, fact: `${mails} mails after 60 requests (${tally(answers)})` };
}

export const aliases: Attack<Shops> = {
  finding: 2,
  title: "registrations fill one mailbox through its aliases, from ever new networks",
  run: async ({ open }) => {
    const { mails, fact } = await bombAliases(open, "aliasvictim", (visitor, email) =>
      visitor.post("/api/v1/auth/register", registration(email)),
    );
    return { held: mails > 0 && mails <= MAILS_TO_ONE, fact };
  },
};

export const aliasedAlerts: Attack<Shops> = {
  finding: 2,
  title: "alerts fill one mailbox through its aliases, from ever new networks",
  run: async ({ open }) => {
    const [son] = await listSons(open.visitor());
    const alert = { kind: "price", variantId: son?.id };
    const { mails, fact } = await bombAliases(open, "alertvictim", (visitor, contact) =>
      visitor.post("/api/v1/alerts", { ...alert, contact }),
    );
    return { held: mails > 0 && mails <= ALERTS_TO_ONE, fact };
  },
};
