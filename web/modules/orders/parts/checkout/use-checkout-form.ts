import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useEffect } from "react";
import { type FieldErrors, type Resolver, useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import { isField, keyOf } from "./checkout-fields.ts";
import { findMistakes } from "./checkout-rules.ts";
import { type CheckoutValues, EMPTY_VALUES } from "./checkout-values.ts";
import { readDraft, writeDraft } from "./draft.ts";

/** The form: checked when a field is left or changed, never while typing; what was typed survives a reload. */
export function useCheckoutForm() {
  const locale = usePageLocale();
  const t = useTranslations("orders.field");
  const labelOf = (path: string) => (isField(path) ? t(keyOf(path)) : path);
  const resolver: Resolver<CheckoutValues> = (values) => {
    const mistakes = findMistakes(values, locale, labelOf);
    return mistakes.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: nestMistakes(mistakes) };
  };
  const form = useForm<CheckoutValues>({
    defaultValues: EMPTY_VALUES,
    mode: "onBlur",
    reValidateMode: "onBlur",
    resolver,
  });
  const { reset, subscribe } = form;
  useEffect(() => {
    const draft = readDraft();
    if (draft) reset(draft.values);
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => writeDraft({ values, attempt: readDraft()?.attempt ?? null }),
    });
  }, [reset, subscribe]);
  return form;
}

/** Mistakes by path as the form library wants them: `{ contact: { phone: { message } } }`. */
function nestMistakes(mistakes: { path: string; text: string }[]): FieldErrors<CheckoutValues> {
  const errors: Record<string, Record<string, { type: string; message: string }>> = {};
  for (const { path, text } of mistakes) {
    const [part = "", field = ""] = path.split(".");
    errors[part] = { ...errors[part], [field]: { type: "rule", message: text } };
  }
  return errors;
}
