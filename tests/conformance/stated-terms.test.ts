import { expect, test } from "vitest";
import { MAX_VIEWED } from "#contract/favourites/limits.ts";
import { APPROVAL_MINUTES, HOLD_MINUTES } from "#contract/orders/payment-method.ts";
import { MAX_PROOF_FILES, PROOF_FILE_DAYS } from "#contract/payments/proof-types.ts";
import { deliveryTerms } from "#demo/delivery-terms.ts";
import { catalogue } from "#demo/index.ts";
import { coupons } from "#demo/promotions.ts";
import { settings } from "#demo/settings.ts";
import { measuresIn } from "#demo/text-checks.ts";
import { IDLE_DAYS, UNSEEN_DAYS } from "#server/modules/customers/shoppers/sweep-shoppers.ts";
import { BROWSER_DAYS } from "#server/modules/identity/cookies.ts";
import { TRUST_DAYS } from "#server/modules/identity/known-browser.ts";
import { REALMS } from "#server/modules/identity/realms.ts";
import { PROOF_MINUTES } from "#server/modules/identity/recent-proof.ts";
import { IDLE_HOURS } from "#server/modules/identity/sessions.ts";
import { HISTORY_DAYS } from "#server/modules/identity/sign-in-history.ts";
import { MASKED_MINUTES, PROVED_MINUTES } from "#server/modules/orders/access/open-order.ts";
import { CODE_MINUTES } from "#server/modules/orders/codes/order-code.ts";
import { demoTexts, type Language, type SaidText, writtenTexts } from "./said-texts.ts";

// Times and amounts that texts state about the shop are those of its settings and constants.

/** Promises of people and banks; no program keeps them. */
const ANSWER = ["1 day"];
const COMPLAINT = ["3 day"];
const BANK = ["14 day"];
const TRANSFER_ARRIVES = ["2 day"];
const LEAK_NOTICE = ["72 h", "3 day"];
const ALERT = ["12 month"];
const UNSENT_PICTURE = ["1 day"];
const SENT_MESSAGES = ["30 day"];

/** Minutes in all units in which they are a whole number. */
function time(minutes: number): string[] {
  const units = [
    ["min", 1],
    ["h", 60],
    ["day", 24 * 60],
  ] as const;
  return units
    .filter(([, size]) => minutes % size === 0)
    .map(([unit, size]) => `${minutes / size} ${unit}`);
}
const days = (count: number) => time(count * 24 * 60);
const pounds = (...amounts: (number | null | undefined)[]) =>
  amounts.filter((amount) => typeof amount === "number").map((amount) => `${amount / 100} EGP`);

/** What the delivery terms of a governorate allow a text to say. */
function deliveryTo(governorate: string): string[] {
  const terms = deliveryTerms.find((one) => one.governorate === governorate);
  if (!terms) throw new Error(`no delivery terms for ${governorate}`);
  const { fee, codLimit, freeFrom, daysMin, daysMax } = terms;
  return [...pounds(fee, codLimit, freeFrom), `${daysMin} day`, `${daysMax} day`];
}

interface Rule {
  /** Where the rule applies: a part of a text in either language. */
  about: RegExp;
  allowed: string[];
}

const { days: returnDays, faultDays, warrantyMonths } = settings.returns;
const codFees = deliveryTerms.map(({ codFee }) => codFee);
const codLimits = deliveryTerms.map(({ codLimit }) => codLimit);

const RULES: Rule[] = [
  // Reservations
  { about: /البطاقة هناك|بطاقة بنكية|your card on|Bank card/u, allowed: time(HOLD_MINUTES.card) },
  {
    about: /للمحفظة و|for a wallet and/u,
    allowed: [...time(HOLD_MINUTES["mobile-wallet"]), ...time(HOLD_MINUTES.instalments)],
  },
  {
    about: /رقم (?:ال)?دفع|payment number/u,
    allowed: [...time(HOLD_MINUTES.kiosk), ...pounds(settings.payments.kioskLimit)],
  },
  {
    about: /إنستاباي|InstaPay/u,
    allowed: [...time(HOLD_MINUTES.instapay), ...pounds(settings.payments.instapayLimit)],
  },
  {
    about: /حسابنا|للتحويل|تحويل بنكي|account details|[Bb]ank transfer/u,
    allowed: time(HOLD_MINUTES["bank-transfer"]),
  },
  {
    about: /نحجز.*اعتماد|للاعتماد، فنحجز|حتى يُعتمد|approv/u,
    allowed: time(APPROVAL_MINUTES),
  },
  // Money
  {
    about: /رسوم|fee of/u,
    allowed: pounds(Math.min(...codFees), Math.max(...codFees)),
  },
  {
    about: /وحد أقصى للمبلغ حسب|a maximum amount that depend/u,
    allowed: pounds(Math.min(...codLimits), Math.max(...codLimits)),
  },
  {
    about: /NOOR10/u,
    allowed: coupons.flatMap(({ minimum, upTo }) => pounds(minimum, upTo)),
  },
  {
    about: /الرقم القومي|national ID/u,
    allowed: pounds(settings.legal.nationalIdAbove),
  },
  // Delivery
  { about: /القاهرة والجيزة|Cairo and Giza/u, allowed: deliveryTo("EG-C") },
  { about: /الإسكندرية والقليوبية|Alexandria(?: and|,) Qalyubia/u, allowed: deliveryTo("EG-ALX") },
  { about: /الدلتا|the Delta/iu, allowed: deliveryTo("EG-DK") },
  { about: /مدن القناة|Canal cities/u, allowed: deliveryTo("EG-IS") },
  { about: /المنيا إلى أسوان|Minya to Aswan/u, allowed: deliveryTo("EG-MN") },
  {
    about: /البحر الأحمر|البعيدة|الأبعد|Red Sea|remote|further governorates/iu,
    allowed: deliveryTo("EG-MT"),
  },
  // Returns
  {
    about: /بدون (?:إبداء )?أسباب|for any reason|ترجعه خلال|or return it within/u,
    allowed: days(returnDays),
  },
  {
    about: /عيب|معيب|مكسورا?ة|مكسورًا|faulty|arrived (?:broken|damaged)/u,
    allowed: days(faultDays),
  },
  {
    about: /ضمانًا|الضمان|warranty|covered for/iu,
    allowed: [
      `${warrantyMonths} month`,
      ...catalogue.products.map(({ attributes }) => `${Number(attributes["warranty_m"])} month`),
    ],
  },
  {
    about: /البنك|البطاقة قد|شركة التقسيط|\bbanks?\b|instalment provider/iu,
    allowed: BANK,
  },
  { about: /A bank transfer can take|التحويل البنكي حتى/u, allowed: TRANSFER_ARRIVES },
  // Accounts
  { about: /بدون نشاط|without activity/u, allowed: time(IDLE_HOURS * 60) },
  {
    about: /ملف session|session cookie|after 3 hours without activity, and/u,
    allowed: [...time(IDLE_HOURS * 60), ...days(REALMS.customer.cookieDays ?? 0)],
  },
  { about: /ملف \w+|\w+ cookie/u, allowed: days(BROWSER_DAYS) },
  { about: /سلة الزائر|visitor’s cart/u, allowed: [...days(IDLE_DAYS), ...days(UNSEEN_DAYS)] },
  { about: /كودًا صالحًا|كودًا إلى|sent a code|code is on its way/u, allowed: time(PROOF_MINUTES) },
  {
    about:
      /كودًا إلى|فسيصلك كود|أكواد التأكيد|sent a code to|orders (?:placed )?with|Confirmation codes/u,
    allowed: time(CODE_MINUTES),
  },
  { about: /الطلب مفتوح|The order is open/u, allowed: time(PROVED_MINUTES) },
  { about: /ترى هذه الطلبات|You see these orders/u, allowed: time(MASKED_MINUTES) },
  { about: /على هذا المتصفح لمدة|ask again in this browser/u, allowed: days(TRUST_DAYS) },
  { about: /مرات الدخول|Sign-ins in the last/u, allowed: days(HISTORY_DAYS) },
  // What people promise
  { about: /شكوى|complaints/u, allowed: COMPLAINT },
  { about: /حماية البيانات خلال|data protection centre/u, allowed: LEAK_NOTICE },
  {
    about: /نرد|نراجع|مراجع|سنتصل|على\}|answer|review|until we are done|call|عادةً خلال|Usually/u,
    allowed: ANSWER,
  },
  { about: /تنبيه|alert/iu, allowed: ALERT },
  { about: /لم (?:تُ|يُ)رسل|not sen[dt]|did not send/u, allowed: UNSENT_PICTURE },
  { about: /نسخ الرسائل|Copies of messages/u, allowed: SENT_MESSAGES },
  { about: /إيصال التحويل البنكي|Bank transfer receipts/u, allowed: days(PROOF_FILE_DAYS) },
];

const DIGITS: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, five: 5, seven: 7 },
  ...{ ثلاثة: 3, خمس: 5, سبعة: 7 },
};
const SPELLED = new RegExp(`(?<!\\p{L})(?:${Object.keys(DIGITS).join("|")})(?= )`, "gu");

function inDigits(text: string): string {
  return text
    .replaceAll(SPELLED, (word) => String(DIGITS[word]))
    .replaceAll(/يوم (?:عمل )?واحدً?ا?/gu, "1 يوم")
    .replaceAll(/(?<=\d )أيام عمل/gu, "أيام");
}

/** Texts about products and rooms, and stories. */
const OTHER_TEXTS =
  /^demo\/(?:attributes|blocks|brands|categories|products|albums|videos|faqGroups\/choosing-light|news\/(?!company-approval|all-governorates))|sustainability-statement|contract\/kernel/;
/** Numbers that come from data. */
const PLURAL = /\{, plural,(?:[^{}]|\{[^{}]*\})*\}/gu;

function statedIn(text: string): string[] {
  const own = text.replaceAll(PLURAL, "");
  const stated = [...measuresIn(inDigits(own))].filter((measure) =>
    / (?:EGP|min|h|day|month)$/.test(measure),
  );
  // "From EGP 10,000 in Cairo, 12,000 in Alexandria": the currency is written once.
  const amounts = stated.some((measure) => measure.endsWith("EGP"))
    ? (own.match(/\d{1,3},\d{3}/g) ?? []).map((amount) => `${amount.replace(",", "")} EGP`)
    : [];
  return [...new Set([...stated, ...amounts])];
}

async function statements(language: Language): Promise<(SaidText & { states: string[] })[]> {
  const texts = [...demoTexts(language), ...(await writtenTexts(language))];
  return texts
    .filter(({ path }) => !OTHER_TEXTS.test(path))
    .map(({ path, text }) => ({ path, text, states: statedIn(text) }))
    .filter(({ states }) => states.length > 0);
}

test.each(["ar", "en"] as const)(
  "states only times and amounts that apply, in %s",
  async (language) => {
    const stated = await statements(language);
    const wrong = stated.flatMap(({ path, text, states }) => {
      const rules = RULES.filter(({ about }) => about.test(text));
      const allowed = new Set(rules.flatMap((rule) => rule.allowed));
      return states
        .filter((state) => !allowed.has(state))
        .map((state) => `${path}: ${state} in ${text}`);
    });
    expect(wrong).toEqual([]);
    expect(stated.length).toBeGreaterThan(50);
  },
);

test("applies every rule to at least one text", async () => {
  const stated = [...(await statements("ar")), ...(await statements("en"))];
  const idle = RULES.filter(({ about }) => !stated.some(({ text }) => about.test(text)));
  expect(idle.map(({ about }) => about.source)).toEqual([]);
});

/** What texts count, in both languages, and the count. */
const COUNTS: [RegExp, number][] = [
  [/(\d+) (?:علامة تجارية|brands)/gu, catalogue.brands.length],
  [/(\d+) (?:محافظة|governorates)/gu, deliveryTerms.length],
  [/(\d+) (?:ملفات|files)/gu, MAX_PROOF_FILES],
  [/(?:آخر|last) (\d+) (?:منتجًا|قطعة|products)/gu, MAX_VIEWED],
  [/(\d+)%(?: VAT| ضريبة)|القيمة المضافة (\d+)%/gu, (settings.vat.at(-1)?.basisPoints ?? 0) / 100],
];

test.each(COUNTS)("counts %s as the shop does", (pattern, count) => {
  const texts = [...demoTexts("ar"), ...demoTexts("en")];
  const said = texts.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, one, other]) => `${path}: ${one ?? other}`),
  );
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter((one) => !one.endsWith(`: ${count}`))).toEqual([]);
});

test("offers instalments in all texts that mention them", () => {
  expect(settings.instalments).not.toEqual([]);
  const denied = [...demoTexts("ar"), ...demoTexts("en")].filter(({ text }) =>
    /لا [^.؛؟]*تقسيط|n’t [^.;?]*instalments|\bno instalments/u.test(text),
  );
  expect(denied.map(({ path, text }) => `${path}: ${text}`)).toEqual([]);
});
