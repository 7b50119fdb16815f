import * as z from "zod/mini";
import { normaliseDigits } from "../kernel/digits.ts";
import type { Piastres } from "../kernel/money.ts";
import { codeLine } from "../kernel/schema.ts";
import { dayTime } from "../kernel/time/calendar-days.ts";
import { DAY_MS } from "../kernel/time/units.ts";

/** EGP 10,000,000: no order of this shop is larger. */
const MOST = 1_000_000_000;
/** Older transfers are for another order. */
const OLDEST_DAYS = 90;

/**
 * Parses pounds as people type them: any digits, thousands grouped or not, at most two decimals.
 * `undefined`: invalid.
 */
export function parsePounds(text: string): Piastres | undefined {
  const plain = normaliseDigits(text).replaceAll("،", ",").replace(/\s/g, "");
  const found = /^(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!found) return undefined;
  const [, pounds = "", piastres = ""] = found;
  return Number(pounds.replaceAll(",", "")) * 100 + Number(piastres.padEnd(2, "0"));
}

/** Details from the customer's bank; all are optional. */
const details = {
  /** In pounds, as typed; "" for none. */
  amount: z._default(
    z.pipe(
      z.string().check(z.maxLength(40)),
      z.pipe(
        z.transform((text: string) => (text.trim() === "" ? null : (parsePounds(text) ?? -1))),
        z.nullable(
          z.int().check(z.refine((sum) => sum > 0 && sum <= MOST, { params: { rule: "numeric" } })),
        ),
      ),
    ),
    null,
  ),
  /** Day of the transfer as `YYYY-MM-DD`, not in the future in any time zone; "" for none. */
  transferredOn: z._default(
    codeLine(10).check(
      z.refine((text) => text === "" || isRecentDay(text), {
        params: { rule: "recentDay", max: OLDEST_DAYS },
      }),
    ),
    "",
  ),
  /** The bank's reference of the transfer. */
  reference: z._default(codeLine(80), ""),
};

export const proofForm = z.object(details);
export const proofDetails = details;

function isRecentDay(text: string): boolean {
  const days = (Date.now() - dayTime(text)) / DAY_MS;
  return days >= -1 && days <= OLDEST_DAYS + 1;
}
