import type { Problem, Tree } from "../architecture/read-tree.ts";
import { countsGuesses, messageSenders } from "./message-senders.ts";

const MODULES = /^server\/modules\//;
const SENDS = /\b(?:sendMail|sendSms|deliverMail|deliverSms)\(/;
const COUNTS = /\b(?:countMessage|limitCodes)\(/;
const ATTEMPTS = 'platform/secrets/attempts.ts"';
const ADDRESSED = /\bkey:[^,}\n]*\b(?:\w*email|\w*mailbox|target|phone|contact\w*|recipient|to)\b/i;

/**
 * A file that sends messages without saying which file counts them or why no visitor causes them,
 * or that counts an address as typed instead of through `countMessage`.
 */
export function countedMessageProblems(tree: Tree): Problem[] {
  const sources = tree.filter(({ path, isTest }) => MODULES.test(path) && !isTest);
  const textOf = (path: string) => sources.find((source) => source.path === path)?.text ?? "";
  const unknown = sources
    .filter(({ path, text }) => SENDS.test(text) && !(path in messageSenders))
    .map(({ path }) => ({
      file: path,
      message: "sends messages: add to messageSenders which file counts them",
    }));
  const uncounted = Object.entries(messageSenders).flatMap(([sender, counters]) =>
    typeof counters === "string" || textOf(sender) === ""
      ? []
      : counters
          .filter((path) => !COUNTS.test(textOf(path)))
          .map((path) => ({ file: path, message: `does not count the messages of ${sender}` })),
  );
  const asTyped = sources
    .filter(({ path, text }) => text.includes(ATTEMPTS) && !countsGuesses.includes(path))
    .filter(({ text }) => ADDRESSED.test(text))
    .map(({ path }) => ({ file: path, message: "counts an address as typed: use countMessage" }));
  return [...unknown, ...uncounted, ...asTyped];
}
