import type * as z from "zod/mini";
import type { Locale } from "#contract/kernel/locale.ts";
import { message } from "#contract/kernel/messages.ts";
import { type ValidationMessage, validationMessage } from "#contract/kernel/validation.ts";

export interface FieldMistake {
  /** `contact.phone` */
  path: string;
  text: string;
}

type Issue = Parameters<typeof validationMessage>[0];

/** For a union such as "empty, or a phone" the second part has the useful error. */
function readIssue(issue: Issue): ValidationMessage {
  const inner = issue.code === "invalid_union" ? issue.errors.at(-1)?.[0] : undefined;
  return validationMessage(inner ?? issue);
}

/** The errors of a form by the contract's rules, one per field, in the shop's words. */
export function findMistakes(
  schema: z.ZodMiniType,
  values: unknown,
  locale: Locale,
  labelOf: (path: string) => string,
): FieldMistake[] {
  const result = schema.safeParse(values);
  if (result.success) return [];
  const mistakes = new Map<string, string>();
  for (const issue of result.error.issues) {
    const path = issue.path.join(".");
    if (mistakes.has(path)) continue;
    const { key, values: inserts } = readIssue(issue);
    const all = { field: labelOf(path), ...inserts };
    mistakes.set(path, message(`validation.${key}`, locale, all));
  }
  return [...mistakes].map(([path, text]) => ({ path, text }));
}
