import compile from "icu-minify/compile";
import format from "icu-minify/format";
import type { Locale } from "#contract/kernel/locale.ts";
import { TEXT_FORMATTERS } from "#contract/kernel/text-formatters.ts";
import type { MessageRecord } from "#contract/message-texts.ts";

type Samples = MessageRecord["samples"];

/** A text as it is typed, with samples in its places; undefined: it cannot be read yet. */
export function saySample(typed: string, samples: Samples, locale: Locale): string | undefined {
  try {
    // Our own messages are read when the back office is built, so what they are said with reads no text.
    const said = format(compile(typed), `${locale}-u-nu-latn`, valuesOf(samples, locale), {
      formatters: TEXT_FORMATTERS,
    });
    return typeof said === "string" ? said : undefined;
  } catch {
    return undefined;
  }
}

/** A place without a sample is a mistake; the formatter would write "undefined" there. */
function valuesOf(samples: Samples, locale: Locale): Record<string, string | number> {
  const values = Object.fromEntries(
    Object.entries(samples).map(([place, sample]) => [place, sample[locale]]),
  );
  return new Proxy(values, {
    get: (all, place) => all[String(place)] ?? missing(String(place)),
  });
}

function missing(place: string): never {
  throw new Error(`no sample of ${place}`);
}
