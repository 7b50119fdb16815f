import * as z from "zod/mini";
import { codeLine, line, wholeNumber } from "../kernel/schema.ts";
import { RETURN_REASONS } from "./return-types.ts";

/** The choices offered by the form: a refund method, or an exchange. */
export const RETURN_CHOICES = ["wallet", "original", "exchange"] as const;
export type ReturnChoice = (typeof RETURN_CHOICES)[number];

/**
 * The return form. `needsPayout`: a refund to the original payment needs an account to send it to.
 */
export function returnForm(needsPayout: boolean) {
  const form = z.object({
    lines: z.record(
      z.string(),
      z.object({
        quantity: wholeNumber(1, 999),
        reason: z.enum(RETURN_REASONS),
        note: line(500),
      }),
    ),
    choice: z.enum(RETURN_CHOICES),
    payoutTo: codeLine(120),
  });
  return form.check((context) => {
    const { choice, payoutTo } = context.value;
    if (!needsPayout || choice !== "original" || payoutTo !== "") return;
    context.issues.push({
      code: "too_small",
      origin: "string",
      minimum: 1,
      inclusive: true,
      input: payoutTo,
      path: ["payoutTo"],
    });
  });
}
