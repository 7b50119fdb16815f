import * as z from "zod/mini";
import { normaliseCode, normaliseDigits } from "./digits.ts";
import { MAX_ID } from "./slug.ts";

/** PostgreSQL cannot store NUL; other control characters do not belong in a line of text. */
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Before trimming: a text that is far too long is not processed further, but the message states the
 * final limit.
 */
function untrimmed(max: number) {
  const isNear = (text: string) => text.length <= max * 2;
  return z
    .string()
    .check(
      z.refine(isNear, { abort: true, params: { rule: "maxLength", max } }),
      z.meta({ maxLength: max * 2 }),
    );
}

/** A line of text: trimmed, NFC, no control characters, at most `max` characters. */
export function line(max: number) {
  return z.pipe(
    untrimmed(max),
    z.pipe(
      z.transform((text: string) => text.normalize("NFC").trim()),
      z.string().check(
        z.maxLength(max),
        z.refine((text) => !CONTROL.test(text), { params: { rule: "text" } }),
        z.refine((text) => text.isWellFormed(), { params: { rule: "text" } }),
      ),
    ),
  );
}

/** A non-empty line. */
export function requiredLine(max: number) {
  return line(max).check(z.minLength(1));
}

/** Checks a line's format. @param example of a value that has it, for the error message */
export function pattern(expression: RegExp, example?: string) {
  const params = { rule: "pattern", ...(example !== undefined && { example }) };
  return z.refine<string>((text) => expression.test(text), { params });
}

/** A slug as made by `slugOf`; empty: derived from a name. */
export const slugLine = line(100).check(
  pattern(/^(?:[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*)?$/u, "crystal-chandelier"),
);

/** Codes, phones and numbers typed as text: digits of any script and dashes are converted to ASCII first. */
export function codeLine(max: number) {
  return z.pipe(untrimmed(max), z.pipe(z.transform(normaliseCode), line(max)));
}

/** Number of an order, a return or an invoice, as copied or read aloud: `# F-100001 K7`. */
export function numberLine(max: number, expression: RegExp) {
  return z.pipe(
    codeLine(max * 2),
    z.pipe(
      z.transform((text: string) => text.replaceAll(/[\s#]/g, "")),
      line(max).check(pattern(expression)),
    ),
  );
}

/** A number sent as a number or as text in any digits; `inner` restricts its value. */
export function numeric<T extends z.ZodMiniType<number, number>>(inner: T) {
  return z.pipe(
    z.transform((value: unknown) => {
      if (typeof value !== "string") return value;
      const plain = normaliseDigits(value).trim();
      return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : value;
    }),
    inner,
  );
}

export const wholeNumber = (minimum: number, maximum: number) =>
  numeric(z.int().check(z.minimum(minimum), z.maximum(maximum)));

export const id = wholeNumber(1, MAX_ID);

/** An amount in piastres in a response. */
export const piastres = z.int().check(z.minimum(0));
