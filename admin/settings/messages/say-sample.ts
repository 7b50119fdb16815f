import { createTranslator } from "use-intl/core";
import type { Locale } from "#contract/kernel/locale.ts";
import type { MessageRecord } from "#contract/message-texts.ts";

/** A text as it is typed, with samples in its places; undefined: it cannot be read yet. */
export function saySample(
  typed: string,
  samples: MessageRecord["samples"],
  locale: Locale,
): string | undefined {
  const values = Object.fromEntries(
    Object.entries(samples).map(([place, sample]) => [place, sample[locale]]),
  );
  try {
    const say = createTranslator({
      locale: `${locale}-u-nu-latn`,
      messages: { text: typed },
      timeZone: "Africa/Cairo",
      onError: (error) => {
        throw error;
      },
    });
    return say("text", values);
  } catch {
    return undefined;
  }
}
