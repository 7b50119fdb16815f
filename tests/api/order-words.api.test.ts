import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatPrice } from "#contract/kernel/money.ts";
import { dayText } from "#contract/kernel/time/day-text.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import { nextSteps } from "#contract/orders/next-steps.ts";
import { changeOrder } from "#server/modules/orders/index.ts";
import { takeMoney } from "#server/modules/payments/money/take-money.ts";
import { deposit } from "#server/modules/wallet/index.ts";
import { readSettings, saveSettings } from "#server/platform/settings.ts";
import { ApiClient } from "#server/testing/api-client.ts";
import { freePort } from "#server/testing/free-port.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { createOrderActions, type OrderActions } from "#server/testing/orders/order-actions.ts";
import { registerCustomer } from "#server/testing/sign-in.ts";
import { addDeliveryTerms, addProducts } from "#server/testing/small-catalogue.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { loadAllMessages, messagesOf } from "../../web/i18n/load-messages.ts";
import { timelineStages } from "../../web/modules/orders/timeline-steps.ts";

const LANGUAGES = ["ar", "en"] as const;
type Language = (typeof LANGUAGES)[number];

const VARIANT = { ar: "أسود، 80 سم", en: "Black, 80 cm" };

const INSTAPAY = "shop@instapay";

let shop: TestShop;
let actions: OrderActions;
let variantId: number;
let people = 0;

beforeAll(async () => {
  await loadAllMessages();
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  shop = await createTestShop({ config: { port, publicUrl, devPages: true } });
  openMailbox(shop.platform);
  await shop.run(addDeliveryTerms);
  [variantId = 0] = await shop.run((work) => addProducts(work, [{ stock: 100 }]));
  await shop.run(async (work) => {
    const settings = await readSettings(work.db);
    await saveSettings(work, { ...settings, bank: { ...settings.bank, instapay: INSTAPAY } });
  });
  actions = await createOrderActions(shop);
});
afterAll(() => shop.stop());

interface Placed {
  id: number;
  number: string;
  email: string;
  phone: string;
  page(): Promise<Order>;
}

interface Choice {
  lang: Language;
  method?: string;
  wallet?: number;
  hasEmail?: boolean;
  buyer?: ApiClient;
}

/** Places an order; its messages are not written yet. */
async function place({ lang, method = "cod", wallet = 0, hasEmail = true, buyer }: Choice) {
  people += 1;
  const client = buyer ?? new ApiClient(shop.app);
  const phone = `010${String(20_000_000 + people)}`;
  const email = hasEmail ? `words-${people}@example.com` : "";
  await client.add(variantId, 2);
  const answer = await client.send({
    method: "POST",
    url: `/api/v1/orders?lang=${lang}`,
    payload: {
      contact: { name: "Mona Salem", phone, phone2: "", email },
      address: {
        governorate: "EG-C",
        city: "Nasr City",
        street: "Abbas El Akkad",
        building: "12",
        floor: "3",
      },
      paymentMethod: method,
      wallet,
      expectedTotal: method === "cod" ? 308_00 : 288_00,
    },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([201, undefined]);
  const { number } = answer.json<Order>();
  const { rows } = await shop.pool.query("select id from orders.order where number = $1", [number]);
  await shop.pool.query("update orders.order_line set options = $2 where order_id = $1", [
    rows[0].id,
    VARIANT,
  ]);
  const page = async () => {
    const url = `/api/v1/orders/${number}?lang=${lang}`;
    return (await client.send({ method: "GET", url })).json<Order>();
  };
  return { id: rows[0].id, number, email, phone: `+2${phone}`, page } satisfies Placed;
}

const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, "");
const mailsOf = async ({ email }: Placed) =>
  (await openMailbox(shop.platform).mailsTo(email)).map(({ text }) => plain(text));
const smsOf = async ({ phone }: Placed) =>
  (await openMailbox(shop.platform).smsTo(phone)).map(({ text }) => text);
const move = (
  order: Placed,
  to: "processing" | "shipped" | "delivered" | "completed" | "cancelled",
) => shop.run((work) => changeOrder(work, order.id, to, { actor: "staff" }));

/** What the order's page says about dates, total and payment. */
function saidOnPage({ totals, paymentMethod, earliest, latest }: Order, lang: Language) {
  return {
    sum: formatPrice(totals.total, lang),
    way: messagesOf(lang).orders.payment.method[paymentMethod],
    days: [dayText(earliest, lang), dayText(latest, lang)],
  };
}

describe.each(LANGUAGES)("an order in %s", (lang) => {
  test("shows the same sum, payment and dates on page and email", async () => {
    const order = await place({ lang });
    const states = ["processing", "shipped", "delivered", "completed"] as const;
    for (const [index, state] of ["ordered" as const, ...states].entries()) {
      if (state !== "ordered") await move(order, state);
      const page = await order.page();
      expect(page.status).toBe(state);
      const mails = await mailsOf(order);
      expect(mails).toHaveLength(index + 1);
      const mail = mails.at(-1) ?? "";
      const { sum, way, days } = saidOnPage(page, lang);
      expect(mail).toContain(sum);
      expect(mail).toContain(way);
      const isThere = state === "delivered" || state === "completed";
      for (const day of days) expect(mail.includes(day)).toBe(!isThere);
    }
  });

  test("lists variant, address and all amounts in the confirmation email", async () => {
    const order = await place({ lang });
    const [mail = ""] = await mailsOf(order);
    const { totals } = await order.page();
    const words = messagesOf(lang).orders.totals;
    expect(totals).toMatchObject({ items: 228_00, delivery: 60_00, codFee: 20_00, total: 308_00 });
    for (const [label, amount] of [
      [words.items, totals.items],
      [words.delivery, totals.delivery],
      [words.codFee, totals.codFee],
      [words.total, totals.total],
    ] as const) {
      expect(mail).toMatch(new RegExp(`${label}[:\\s]+${formatPrice(amount, lang)}`, "u"));
    }
    expect(mail).toContain(VARIANT[lang]);
    for (const part of ["12 Abbas El Akkad", "Nasr City", "3"]) expect(mail).toContain(part);
  });

  test("sends sum, payment and dates by SMS when there is no email", async () => {
    const order = await place({ lang, hasEmail: false });
    const page = await order.page();
    const { sum, way, days } = saidOnPage(page, lang);
    const [placed = ""] = await smsOf(order);
    for (const part of [order.number, sum, way, ...days]) expect(placed).toContain(part);
    for (const state of ["processing", "shipped"] as const) await move(order, state);
    const [, shipped = "", ...more] = await smsOf(order);
    for (const part of [order.number, sum, ...days]) expect(shipped).toContain(part);
    for (const state of ["delivered", "completed"] as const) await move(order, state);
    expect([...more, ...(await smsOf(order)).slice(2)]).toEqual([]);
  });

  test("announces a confirmation call only for cash orders, in all channels", async () => {
    const { call, plain: without } = wordsOfCall[lang];
    const cash = await place({ lang });
    const texted = await place({ lang, hasEmail: false });
    const card = await place({ lang, method: "card" });
    expect(nextSteps(await cash.page())).toEqual(["call", "pack", "deliver-cash"]);
    expect((await mailsOf(cash)).at(-1)).toMatch(call);
    expect((await smsOf(texted)).at(-1)).toMatch(call);
    expect(nextSteps(await card.page())).toEqual(["pay", "pack", "deliver-paid"]);
    expect((await mailsOf(card)).at(-1)).not.toMatch(call);
    await shop.run((work) =>
      takeMoney(work, card.id, { kind: "card", amount: 288_00, reference: `call-${card.id}` }),
    );
    expect(nextSteps(await card.page())).toEqual(["pack", "deliver-paid"]);
    const paid = (await mailsOf(card)).at(-1);
    expect(paid).toMatch(without);
    expect(paid).not.toMatch(call);
    await shop.pool.query("update orders.order set confirmed_at = now() where id = $1", [cash.id]);
    expect(nextSteps(await cash.page())).toEqual(["pack", "deliver-cash"]);
    const { confirmation } = messagesOf(lang).orders;
    expect(confirmation.steps.call.title).toMatch(call);
  });

  test("explains InstaPay, cancellations and refunds by SMS when there is no email", async () => {
    const transfer = await place({ lang, method: "instapay", hasEmail: false });
    const [asked = ""] = await smsOf(transfer);
    expect(nextSteps(await transfer.page())[0]).toBe("pay");
    for (const part of [transfer.number, formatPrice(288_00, lang), INSTAPAY])
      expect(asked).toContain(part);
    await shop.run((work) =>
      takeMoney(work, transfer.id, { kind: "transfer", amount: 288_00, reference: `ip-${people}` }),
    );
    await actions.cancel(transfer.number, { lines: [{ position: 1, quantity: 1 }] });
    const fewer = (await smsOf(transfer)).at(-1) ?? "";
    for (const part of [transfer.number, formatPrice(114_00, lang)]) expect(fewer).toContain(part);
    await actions.goodwill(transfer.number, { amount: 10_00 });
    const given = (await smsOf(transfer)).at(-1) ?? "";
    for (const part of [transfer.number, formatPrice(10_00, lang)]) expect(given).toContain(part);

    const cash = await place({ lang, hasEmail: false });
    await actions.cancel(cash.number, { lines: [{ position: 1, quantity: 1 }] });
    const left = (await smsOf(cash)).at(-1) ?? "";
    expect((await cash.page()).dueNow).toBe(194_00);
    expect(left).toContain(formatPrice(194_00, lang));
    for (const text of [asked, fewer, given, left]) expectShort(text, lang);
  });

  test("states the actual refund method in the cancellation email", async () => {
    const words = wordsOfMoney[lang];
    const cash = await place({ lang });
    const texted = await place({ lang, hasEmail: false });
    const unpaid = await place({ lang, method: "card" });
    const card = await place({ lang, method: "card" });
    await shop.run((work) =>
      takeMoney(work, card.id, { kind: "card", amount: 288_00, reference: `card-${card.id}` }),
    );
    const buyer = await registerCustomer(shop);
    const store = { customerId: buyer.userInfo.id, reason: "correction" as const };
    await shop.run((work) =>
      deposit(work, { ...store, amount: 400_00, reference: `words-${people}` }),
    );
    const wallet = await place({ lang, method: "wallet", buyer });
    const both = await place({ lang, wallet: 112_00, buyer });
    for (const order of [cash, texted, unpaid, card, wallet, both]) await move(order, "cancelled");
    const end = async (order: Placed) => (await mailsOf(order)).at(-1) ?? "";

    expect(await end(cash)).toContain(words.none);
    expect((await smsOf(texted)).at(-1)).toContain(words.none);
    expect(await end(unpaid)).toContain(words.none);
    expect(await end(card)).toContain(words.card(formatPrice(288_00, lang)));
    expect(await end(wallet)).toContain(words.wallet(formatPrice(288_00, lang)));
    expect(await end(both)).toContain(words.wallet(formatPrice(112_00, lang)));
    for (const order of [cash, unpaid, card])
      expect(await end(order)).not.toMatch(words.walletWord);
    for (const order of [cash, texted, unpaid, wallet, both])
      expect(await end(order)).not.toMatch(words.cardWord);

    const page = await card.page();
    expect(timelineStages(page).map(({ status, state }) => [status, state])).toEqual([
      ["ordered", "done"],
      ["cancelled", "done"],
    ]);
    for (const day of saidOnPage(page, lang).days) expect(await end(card)).not.toContain(day);
  });
});

/**
 * Characters that fit 160 to a part of a short message (GSM 03.38); any other character reduces
 * that to 70.
 */
const GSM = /^[\w@ !"#%&'()*+,\-./:;<=>?{}[\]~|\n]*$/;
/** A message has at most four parts. */
const MAX_SIGNS = { en: 4 * 153, ar: 4 * 67 };

function expectShort(text: string, lang: Language) {
  expect(text).not.toMatch(/[{}]|undefined|null| {2}|[\u200e\u200f\u2066-\u2069]/);
  expect(GSM.test(text)).toBe(lang === "en");
  expect(text.length).toBeLessThanOrEqual(MAX_SIGNS[lang]);
}

const wordsOfCall = {
  en: { call: /(?:we|and) (?:will )?call you/i, plain: /courier will call before coming/ },
  ar: { call: /نتصل بك للتأكيد/u, plain: /سيتصل بك المندوب قبل وصوله/u },
};

const wordsOfMoney = {
  en: {
    none: "Nothing was paid",
    card: (amount: string) => `${amount} goes back to your card`,
    wallet: (amount: string) => `${amount} has been returned to your wallet`,
    walletWord: /wallet/,
    cardWord: /to your card/,
  },
  ar: {
    none: "لم تدفع شيئًا",
    card: (amount: string) => `يعود ${amount} إلى بطاقتك`,
    wallet: (amount: string) => `عاد ${amount} إلى محفظتك`,
    walletWord: /محفظتك/u,
    cardWord: /إلى بطاقتك/u,
  },
};
