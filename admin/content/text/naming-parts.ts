import { ApiProblem, fieldMessages } from "#api-client/api-problem.ts";
import { LOCALES } from "#contract/kernel/locale.ts";
import type { useText } from "../../i18n/use-text.ts";

const PART = /^(?:parts|answer)\.(\d+)\..*?(ar|en)?$/;

/**
 * Adds the part and language to a refusal about something within a text: a part has no field of its
 * own.
 */
export function namingParts(error: unknown, text: ReturnType<typeof useText>): unknown {
  if (!(error instanceof ApiProblem)) return error;
  const named = Object.entries(fieldMessages(error)).map(([path, message]) => {
    const [, index, language] = PART.exec(path) ?? [];
    if (index === undefined) return { path, code: "invalid", message };
    const locale = LOCALES.find((one) => one === language);
    const part = text("content.text.part", { number: Number(index) + 1 });
    const where = locale
      ? text("shell.form.inLanguage", { label: part, language: text(`shell.locales.${locale}`) })
      : part;
    return { path, code: "invalid", message: `${where}: ${message}` };
  });
  if (named.length === 0) return error;
  return new ApiProblem({ ...error.problem, errors: named }, { cause: error });
}
