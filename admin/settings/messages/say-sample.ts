import compile from "icu-minify/compile";
import format from "icu-minify/format";
import type { Locale } from "#contract/kernel/locale.ts";
import { TEXT_FORMATTERS } from "#contract/kernel/text-formatters.ts";
import type { MessageRecord } from "#contract/message-texts.ts";

type Samples = MessageRecord["samples"];

/** A typed text with sample values in its placeholders; undefined while it cannot be parsed. */
export function saySample(typed: string, samples: Samples, locale: Locale): string | undefined {
  try {
    // Our own messages are compiled at build time, so the back office's formatter cannot parse
    // text.
    const said = format(compile(typed), `${locale}-u-nu-latn`, valuesOf(samples, locale), {
      formatters: TEXT_FORMATTERS,
    });
    return typeof said === "string" ? said : undefined;
  } catch {
    return undefined;
  }
}

/** A placeholder without a sample is an error; the formatter would write "undefined". */
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
