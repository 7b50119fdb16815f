import { useTranslations } from "use-intl";
import { mergeDraft } from "#web/shell/forms/form-values.ts";
import { useCheckedForm } from "#web/shell/forms/use-checked-form.ts";
import { useDraft } from "#web/shell/forms/use-draft.ts";
import { isField, keyOf } from "./checkout-fields.ts";
import { type CheckoutValues, EMPTY_VALUES } from "./checkout-values.ts";
import { readDraft, writeDraft } from "./draft.ts";

const schema = async () => (await import("./checkout-rules.ts")).checkoutRules;

/**
 * The form: validated when a field is left or changed, never while typing; typed values survive a
 * reload.
 */
export function useCheckoutForm() {
  const t = useTranslations("orders.field");
  const form = useCheckedForm<CheckoutValues>({
    values: EMPTY_VALUES,
    schema,
    labelOf: (path) => (isField(path) ? t(keyOf(path)) : path),
  });
  useDraft(form, {
    read: (typed) => {
      const draft = readDraft();
      return draft && mergeDraft(EMPTY_VALUES, draft.values, typed);
    },
    write: (values) => writeDraft({ values, attempt: readDraft()?.attempt ?? null }),
  });
  return form;
}
