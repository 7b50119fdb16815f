import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { LOCALES, type Bilingual, type Locale } from "#contract/kernel/locale.ts";
import {
  MESSAGE_BOOKS,
  MESSAGE_KINDS_PAGE,
  type MessageBookName,
  type MessageRecord,
  messageTextEndpoints as contract,
  type TypedText,
} from "#contract/message-texts.ts";
import { requestMails } from "./modules/aftercare/index.ts";
import { alertMails } from "./modules/alerts/index.ts";
import { companyMails } from "./modules/companies/index.ts";
import { accountMails } from "./modules/customers/index.ts";
import { replyMails } from "./modules/feedback/index.ts";
import { orderCodes, orderMails } from "./modules/orders/index.ts";
import { proofMails } from "./modules/payments/index.ts";
import { returnMails } from "./modules/returns/index.ts";
import { serveStaffCommand, staffById, staffMails } from "./modules/staff/index.ts";
import { ProblemError, refuse } from "./platform/http/problem-error.ts";
import { recordForChange, versioned } from "./platform/http/record-version.ts";
import { serveEndpoint } from "./platform/http/serve-endpoint.ts";
import {
  type ChangedTexts,
  type MessageBook,
  messageKey,
  type Sample,
  SHOP_NAME,
} from "./platform/messages/message-book.ts";
import { placeFault, placesOf } from "./platform/messages/message-places.ts";
import { sayText, type TextValues } from "./platform/messages/message-texts.ts";
import { sampleMail, sampleOf } from "./platform/messages/sample-mail.ts";
import { sendMail } from "./platform/outbox/mail.ts";
import type { Platform } from "./platform/platform.ts";
import type { Connection } from "./platform/postgres/database.ts";
import { readSettings } from "./platform/settings.ts";

/** Every message that the shop sends, by its name in the contract. */
export const BOOKS: Record<MessageBookName, MessageBook> = {
  orders: orderMails,
  "order-codes": orderCodes,
  "payment-proofs": proofMails,
  returns: returnMails,
  aftercare: requestMails,
  alerts: alertMails,
  accounts: accountMails,
  companies: companyMails,
  feedback: replyMails,
  staff: staffMails,
};

/** The texts of mails and short messages, which staff may rewrite. */
export function serveMessageTexts(app: FastifyInstance, platform: Platform): void {
  const { db } = platform;

  serveEndpoint(app, contract.listMessageKinds, async () => {
    const changed = await changedKinds(db);
    const { siteName } = await readSettings(db);
    const items = MESSAGE_BOOKS.flatMap((book) =>
      Object.keys(BOOKS[book].en).map((section) => ({
        id: `${book}.${section}`,
        book,
        title: titleOf(book, section, siteName),
        isChanged: changed.has(messageKey(book, section)),
      })),
    );
    return { items, total: items.length, page: 1, pageSize: MESSAGE_KINDS_PAGE };
  });

  serveEndpoint(app, contract.getMessageTexts, ({ params }) => recordOf(db, kindOf(params.id)));

  serveStaffCommand(
    app,
    platform,
    contract.saveMessageTexts,
    async ({ work, params, body, record }) => {
      const kind = kindOf(params.id);
      const own = ownTexts(kind, body.texts);
      const key = messageKey(kind.book, kind.section);
      await sql`
      insert into platform.setting (key, value) values (${key}, '{}') on conflict do nothing
    `.execute(work.db);
      const before = await recordForChange(work, {
        root: { table: "platform.setting", column: "key", key },
        version: body.version,
        read: (at) => recordOf(at, kind),
      });
      await sql`
      update platform.setting set value = ${JSON.stringify(own)}::jsonb where key = ${key}
    `.execute(work.db);
      const after = await recordOf(work.db, kind);
      await record({
        action: "message.save",
        target: `message:${params.id}`,
        before: textsOf(before),
        after: textsOf(after),
      });
      return after;
    },
  );

  serveStaffCommand(
    app,
    platform,
    contract.testMessageTexts,
    async ({ work, who, params, body, record }) => {
      const kind = kindOf(params.id);
      ownTexts(kind, body.texts);
      const { locale } = body;
      const texts = body.texts.map((text) => ({ name: text.name, text: text[locale] }));
      const { siteName } = await readSettings(work.db);
      const samples = samplesOf(kind.book, siteName);
      const to = (await staffById(work.db, [who.id])).get(who.id)?.email ?? refuse("not-found");
      await sendMail(work, { to, locale, ...sampleMail(texts, samples, locale) });
      await record({
        action: "message.test",
        target: `message:${params.id}`,
        after: { locale, to },
      });
      return { sentTo: to };
    },
  );
}

interface Kind {
  book: MessageBookName;
  section: string;
  /** As delivered, by name. */
  en: Record<string, string>;
  ar: Record<string, string>;
}

function kindOf(id: string): Kind {
  const [name = "", section = ""] = id.split(".");
  const book = MESSAGE_BOOKS.find((one) => one === name);
  if (!book || !Object.hasOwn(BOOKS[book].en, section)) return refuse("not-found");
  const { [section]: en = {} } = BOOKS[book].en;
  const { [section]: ar = {} } = BOOKS[book].ar;
  return { book, section, en, ar };
}

async function changedKinds(db: Connection): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from platform.setting where starts_with(key, 'message:') and value <> '{}'
  `.execute(db);
  return new Set(rows.map(({ key }) => key));
}

/**
 * The texts shared by every message of a book have no subject: they are listed by their first few.
 */
const SHOWN_PARTS = 3;

/** The title of a kind: its first text, with samples filled in. */
function titleOf(book: MessageBookName, section: string, siteName: Bilingual): Bilingual {
  const { en, ar } = kindOf(`${book}.${section}`);
  const first = ["subject", "heading"].find((name) => name in en);
  const shown = first === undefined ? Object.keys(en).slice(0, SHOWN_PARTS) : [first];
  const said = (texts: Record<string, string>, locale: Locale) => {
    const values: TextValues = {};
    for (const [place, sample] of Object.entries(samplesOf(book, siteName)))
      values[place] = sampleOf(sample, locale);
    return shown
      .map((name) => sayText(texts[name] ?? "", locale, values).replace(/[,،]$/u, ""))
      .join(" · ");
  };
  return { ar: said(ar, "ar"), en: said(en, "en") };
}

async function recordOf(db: Connection, { book, section, en, ar }: Kind): Promise<MessageRecord> {
  const { rows } = await sql<{ value: ChangedTexts }>`
    select value from platform.setting where key = ${messageKey(book, section)}
  `.execute(db);
  const own = rows[0]?.value ?? {};
  const texts = Object.keys(en).map((name) => {
    const original: Bilingual = { ar: ar[name] ?? "", en: en[name] ?? "" };
    const now = (locale: Locale) => own[locale]?.[name] ?? original[locale];
    return { name, text: { ar: now("ar"), en: now("en") }, original };
  });
  const places = new Set(Object.values(en).flatMap((text) => [...placesOf(text)]));
  const { siteName } = await readSettings(db);
  const samples = Object.fromEntries(
    Object.entries(samplesOf(book, siteName))
      .filter(([place]) => places.has(place))
      .map(([place, sample]) => [
        place,
        { ar: sampleOf(sample, "ar"), en: sampleOf(sample, "en") },
      ]),
  );
  const title = titleOf(book, section, siteName);
  return { ...versioned({ id: `${book}.${section}`, book, texts }), title, samples };
}

/** With the shop's current name. */
function samplesOf(book: MessageBookName, siteName: Bilingual): Record<string, Sample> {
  return Object.fromEntries(
    Object.entries(BOOKS[book].samples).map(([place, sample]) => [
      place,
      sample === SHOP_NAME ? siteName : sample,
    ]),
  );
}

/**
 * The typed texts that differ from the delivered ones. Rejects texts that could not be sent, naming
 * the field.
 */
function ownTexts(kind: Kind, typed: readonly TypedText[]): ChangedTexts {
  const own: Required<ChangedTexts> = { ar: {}, en: {} };
  const faults = [];
  for (const [index, text] of typed.entries()) {
    for (const locale of LOCALES) {
      const original = Object.hasOwn(kind[locale], text.name) ? kind[locale][text.name] : undefined;
      const path = `texts.${index}.${locale}`;
      if (original === undefined) return refuse("not-found");
      const fault = placeFault(text[locale], original);
      if (fault)
        faults.push({ path, key: `validation.${fault.key}` as const, values: fault.values });
      else if (text[locale] !== original) own[locale][text.name] = text[locale];
    }
  }
  if (faults.length > 0) throw new ProblemError("validation", {}, faults);
  return Object.fromEntries(
    Object.entries(own).filter(([, texts]) => Object.keys(texts).length > 0),
  );
}

/** For the log: only the texts, as they are sent. */
function textsOf({ texts }: MessageRecord) {
  return Object.fromEntries(texts.map(({ name, text }) => [name, text]));
}
