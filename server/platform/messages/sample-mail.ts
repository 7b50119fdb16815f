import type { Locale } from "#contract/kernel/locale.ts";
import type { MailContent, MailPart } from "../mail/mail-parts.ts";
import type { Sample } from "./message-book.ts";
import { sayText } from "./message-texts.ts";

export function sampleOf(sample: Sample, locale: Locale): string | number {
  return typeof sample === "object" ? sample[locale] : sample;
}

interface NamedText {
  name: string;
  text: string;
}

/**
 * A preview mail of a kind's texts, with samples filled in; short messages appear as quotations.
 */
export function sampleMail(
  texts: readonly NamedText[],
  samples: Record<string, Sample>,
  locale: Locale,
): MailContent {
  const values = Object.fromEntries(
    Object.entries(samples).map(([place, sample]) => [place, sampleOf(sample, locale)]),
  );
  const said = texts.map(({ name, text }) => ({ name, text: sayText(text, locale, values) }));
  const subject = said.find(({ name }) => /subject$/i.test(name)) ?? said[0];
  return {
    subject: subject?.text ?? "",
    parts: said.filter((one) => one !== subject).map(partOf),
  };
}

/** Chosen by the ending of its name: `sms`, `onHeading`. */
function partOf({ name, text }: NamedText): MailPart {
  if (/heading$/i.test(name)) return { kind: "heading", text };
  if (/sms$/i.test(name)) return { kind: "quote", text };
  if (/note$/i.test(name)) return { kind: "note", text };
  return { kind: "text", text };
}
