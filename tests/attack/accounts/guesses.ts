import type { Attack } from "../attack.ts";
import { registration } from "../setup/accounts.ts";
import { type BareShop, type Shops, SMS_LIMITS } from "../setup/shops.ts";
import { tally } from "../setup/visitor.ts";

const hex = (number: number) => number.toString(16);
/** Every one an address of its own, all of one connection. */
const inOneHouse = (index: number) => `2001:db8:7:1:${hex(index)}::${hex(index + 1)}`;
/** Every one a connection of its own, all of one provider's line. */
const inOneStreet = (index: number) => `2001:db8:8:${hex(index)}::1`;

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
      held: guesses <= 100 && answers.at(-1) === "too-many-attempts",
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
      held: guesses <= 15 && answers.at(-1) === "too-many-attempts",
      fact: `20 guesses: ${tally(answers)}`,
    };
  },
};

/** Has a code sent to a number, from a network that nobody was seen in. */
async function haveCodeSent({ visitor }: BareShop, phone: string): Promise<string> {
  const fields = { ...registration(""), phone };
  return (await visitor().post("/api/v1/auth/register", fields)).code || "sent";
}

export const oneNumber: Attack<Shops> = {
  finding: 8,
  title: "one number is sent codes without end, from ever new networks",
  run: async ({ bare }) => {
    const phone = "01066660001";
    const answers: string[] = [];
    for (let count = 0; count < 20; count += 1) answers.push(await haveCodeSent(bare, phone));
    await untilHandedOver(bare);
    const sent = bare.sms.received.filter(({ to }) => to === `+2${phone}`).length;
    return {
      held: sent > 0 && sent <= SMS_LIMITS.perNumber,
      fact: `${sent} short messages after 20 requests (${SMS_LIMITS.perNumber} a day are set)`,
    };
  },
};

export const wholeShop: Attack<Shops> = {
  finding: 8,
  title: "short messages to ever new numbers cost the shop without end",
  run: async ({ bare }) => {
    for (let count = 0; count < 60; count += 1)
      await haveCodeSent(bare, `0106777${String(count).padStart(4, "0")}`);
    await untilHandedOver(bare);
    const sent = new Set(bare.sms.received.map((message) => JSON.stringify(message))).size;
    return {
      held: sent > 0 && sent <= SMS_LIMITS.perDay,
      fact: `${sent} short messages to more than 60 numbers (${SMS_LIMITS.perDay} a day are set)`,
    };
  },
};

/** A mail that was asked for later has left: what could go to the gateway has gone there, too. */
async function untilHandedOver({ outbox, visitor }: BareShop): Promise<void> {
  const email = `handed-over-${Date.now()}@example.com`;
  await visitor().post("/api/v1/auth/register", registration(email));
  await outbox.codeTo(email);
}
