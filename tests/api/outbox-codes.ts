import { setTimeout as sleep } from "node:timers/promises";
import {
  listOutbox,
  type OutboxEntry,
  readOutbox,
} from "#server/platform/outbox/folder-transport.ts";

const ALL = 100_000;
const ASK_MS = 50;
/** A message is sent right after its commit, but a machine may be busy. */
const PATIENCE_MS = 60_000;

/** The outbox of a running shop: mails and short messages written as files. */
export class OutboxCodes {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A recipient's messages, oldest first. */
  async sentTo(...recipients: string[]): Promise<OutboxEntry[]> {
    const entries = await this.sent();
    return entries.filter(({ to }) => recipients.includes(to));
  }

  async sent(): Promise<OutboxEntry[]> {
    return (await listOutbox(this.#folder, ALL)).toReversed();
  }

  async text({ name }: OutboxEntry): Promise<string> {
    return (await readOutbox(this.#folder, name, "txt")) ?? "";
  }

  /** Waits for the latest code sent to a recipient; each code is returned once. */
  async codeTo(recipient: string): Promise<string> {
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until) {
      for (const entry of (await this.sentTo(recipient)).toReversed()) {
        const code = this.#used.has(entry.name) ? "" : codeIn(await this.text(entry));
        if (code === "") continue;
        this.#used.add(entry.name);
        return code;
      }
      await sleep(ASK_MS);
    }
    throw new Error(`no code came to ${recipient}`);
  }
}

/** The code: a line of its own in a mail, the start of a short message. "" if there is none. */
export function codeIn(text: string): string {
  return /^ {4}\u2066(\S+)\u2069$/m.exec(text)?.[1] ?? /^\u2066?(\d{6,8})\b/.exec(text)?.[1] ?? "";
}
