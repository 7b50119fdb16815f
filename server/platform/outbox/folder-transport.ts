import { mkdir, open, readdir, readFile, rename, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { DAY_MS } from "#contract/kernel/time/units.ts";
import { mimeMail } from "./mime-mail.ts";
import type { Transport, RenderedMail, RenderedSms } from "./transport.ts";

/** The folder's entry about one message; mails also have their text, their HTML and the mail as sent. */
export interface OutboxEntry {
  name: string;
  at: string;
  channel: "mail" | "sms";
  to: string;
  locale: string;
  /** Of a short message: all of its text. */
  subject: string;
}

const KEPT_MS = 30 * DAY_MS;
/** Matches only names that we generated: no other file on the disk can be requested. */
const NAME = /^\d{8}T\d{9}Z-[0-9a-f-]{36}$/;
const SUFFIXES = [".json", ".txt", ".html", ".eml"] as const;
export type OutboxFile = "txt" | "html" | "eml";

/** Used without a mail server: mails are written as files, to be read at `/dev/outbox`. */
export function folderMailTransport(folder: string): Transport<RenderedMail> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await composer.sendMail(mimeMail(mail));
      await writeEntry(
        folder,
        mail,
        { channel: "mail", to: mail.to, locale: mail.locale, subject: mail.subject },
        { eml: message as Buffer, html: mail.html, txt: mail.text },
      );
    },
    close: async () => {},
  };
}

/** Used without a gateway: short messages are written as files, too; their entry has the text. */
export function folderSmsTransport(folder: string): Transport<RenderedSms> {
  return {
    send: async (sms) => {
      const { to, locale, text } = sms;
      await writeEntry(folder, sms, { channel: "sms", to, locale, subject: text }, {});
    },
    close: async () => {},
  };
}

/**
 * A retry writes the same files. The entry's own file is written last, so listed messages are
 * complete.
 */
async function writeEntry(
  folder: string,
  { key, createdAt }: Pick<RenderedMail, "key" | "createdAt">,
  about: Omit<OutboxEntry, "name" | "at">,
  files: Partial<Record<OutboxFile, string | Buffer>>,
): Promise<void> {
  const at = createdAt.toISOString();
  const name = `${at.replaceAll(/[-:.]/g, "")}-${key}`;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const [suffix, content] of Object.entries(files)) {
    await writeSafely(join(folder, `${name}.${suffix}`), content);
  }
  const entry: OutboxEntry = { name, at, ...about };
  await writeSafely(join(folder, `${name}.json`), JSON.stringify(entry));
}

async function writeSafely(target: string, content: string | Buffer): Promise<void> {
  const draft = `${target}.tmp`;
  const file = await open(draft, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, target);
}

/** Newest messages first. */
export async function listOutbox(folder: string, limit: number): Promise<OutboxEntry[]> {
  const names = await namesIn(folder);
  const newest = names.toSorted().toReversed().slice(0, limit);
  return Promise.all(
    newest.map(
      async (name) =>
        JSON.parse(await readFile(join(folder, `${name}.json`), "utf8")) as OutboxEntry,
    ),
  );
}

/** One file of a message; undefined when it does not exist. */
export async function readOutbox(
  folder: string,
  name: string,
  file: OutboxFile,
): Promise<string | undefined> {
  if (!NAME.test(name)) return undefined;
  return (
    (await contentOf(folder, `${name}.${file}`)) ??
    (file === "txt" ? smsText(folder, name) : undefined)
  );
}

async function smsText(folder: string, name: string): Promise<string | undefined> {
  const entry = await contentOf(folder, `${name}.json`);
  return entry === undefined ? undefined : (JSON.parse(entry) as OutboxEntry).subject;
}

async function contentOf(folder: string, file: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, file), "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Deletes messages older than a month. */
export async function sweepOutbox(folder: string): Promise<void> {
  const oldest = Date.now() - KEPT_MS;
  for (const name of await namesIn(folder)) {
    const { mtimeMs } = await stat(join(folder, `${name}.json`));
    if (mtimeMs >= oldest) continue;
    for (const suffix of SUFFIXES) {
      await unlink(join(folder, name + suffix)).catch(ignoreMissing);
    }
  }
}

async function namesIn(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    ignoreMissing(error);
    return [];
  });
  return files
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length))
    .filter((name) => NAME.test(name));
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
