import { afterAll, beforeAll, expect, test } from "vitest";
import { UNSET_SETTINGS } from "#contract/kernel/settings.ts";
import type { MessageKind, MessageRecord } from "#contract/message-texts.ts";
import { replyMails } from "#server/modules/feedback/index.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { sayTexts } from "./platform/messages/message-book.ts";
import { saveSettings } from "./platform/settings.ts";

const LIST = "/api/v1/admin/message-texts";
const REPLY = `${LIST}/feedback.reply`;
let shop: TestShop;
let owner: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  owner = await signInStaff(shop, "owner");
});
afterAll(() => shop.stop());

const read = async () => (await owner.get(REPLY)).json<MessageRecord>();
const typedOf = ({ texts }: MessageRecord) => texts.map(({ name, text }) => ({ name, ...text }));
const save = (version: string, texts: object[]) =>
  owner.send({ method: "PUT", url: REPLY, payload: { version, texts } });
const heading = async () =>
  (await sayTexts(shop.platform.db, replyMails, "en"))("reply.heading", { name: "Mona" });
const own = (record: MessageRecord, en: string) =>
  typedOf(record).map((text) => (text.name === "heading" ? { ...text, en } : text));
const isChanged = async () =>
  (await owner.get(LIST))
    .json<{ items: MessageKind[] }>()
    .items.find(({ id }) => id === "feedback.reply")?.isChanged;

test("sends and audits a custom text until it is reset", async () => {
  const before = await read();
  expect([await heading(), await isChanged()]).toEqual(["Hello \u2066Mona\u2069", false]);
  const saved = await save(before.version, own(before, "Good day {name}!"));
  expect(saved.statusCode, saved.body).toBe(200);
  expect([await heading(), await isChanged()]).toEqual(["Good day \u2066Mona\u2069!", true]);
  const changed = await read();
  expect(changed.texts.find(({ name }) => name === "heading")).toMatchObject({
    text: { en: "Good day {name}!" },
    original: { en: "Hello {name}" },
  });
  const stale = await save(before.version, own(before, "Hi {name}"));
  expect([stale.statusCode, stale.json().current.version]).toEqual([409, changed.version]);
  const audit = await owner.get("/api/v1/admin/audit?target=message:feedback.reply");
  expect(audit.json().items[0]).toMatchObject({
    action: "message.save",
    before: { heading: { en: "Hello {name}" } },
    after: { heading: { en: "Good day {name}!" } },
  });
  await save(changed.version, own(changed, "Hello {name}"));
  expect([await heading(), await isChanged()]).toEqual(["Hello \u2066Mona\u2069", false]);
});

test("lists every message kind with its title and the current shop name", async () => {
  const name = { ar: "نور", en: "Noor" };
  await shop.run((work) => saveSettings(work, { ...UNSET_SETTINGS, siteName: name }));
  const { items } = (await owner.get(LIST)).json<{ items: MessageKind[] }>();
  expect(items.length).toBeGreaterThan(30);
  const titles = items.flatMap(({ title }) => [title.ar, title.en]);
  expect(titles.filter((title) => title === "" || /[{}#]/.test(title))).toEqual([]);
  expect(titles.join(" ")).toContain(name.en);
  expect(titles.join(" ")).toContain(name.ar);
  // The texts shared by every mail of a book need more than the greeting as their title.
  const readAs = titles.map((title) => title.replaceAll(/[\u2066-\u2069]/g, ""));
  expect(readAs).toContain("Hello Mona Salem · Order · Total");
  const record = await read();
  expect(record.title).toEqual(items.find(({ id }) => id === record.id)?.title);
  // Placeholders of the book's other kinds must not be offered here.
  const said = record.texts.map(({ original }) => original.en).join(" ");
  for (const place of Object.keys(record.samples)) expect(said).toContain(`{${place}`);
});

test.each([
  ["Hello", "Please keep {name}: they are replaced with data"],
  ["Hello {name} of {city} {street}", "{city} {street} is not an available placeholder"],
  ["Hello {name", "The braces don’t match. Placeholders are written like {name}"],
  ["<b>{name}</b>", "The braces don’t match. Placeholders are written like {name}"],
])("returns 422 at its field for the text “%s”", async (en, message) => {
  const record = await read();
  const answer = await save(record.version, own(record, en));
  expect([answer.statusCode, answer.json().errors]).toMatchObject([
    422,
    [{ path: "texts.1.en", message }],
  ]);
});

test("emails a test message with samples to the caller without saving it", async () => {
  const record = await read();
  const texts = own(record, "Try {name}");
  const answer = await owner.post(`${REPLY}/tests`, { locale: "en", texts });
  expect(answer.json()).toEqual({ sentTo: owner.email });
  const mail = await openMailbox(shop.platform).mailTo(owner.email);
  expect(mail.subject).toContain("When does the chandelier arrive?");
  expect(mail.text).toContain("Try \u2066Mona Salem\u2069");
  expect(await heading()).toBe("Hello \u2066Mona\u2069");
});

test.each(["feedback.toString", "nothing.reply", "feedback"])(
  "returns 404 for the message kind %s",
  async (id) => {
    expect((await owner.get(`${LIST}/${id}`)).statusCode).toBe(404);
  },
);
