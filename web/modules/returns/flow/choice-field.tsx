import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { ReturnOptions } from "#contract/returns/endpoints.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { RadioCards } from "#web/ui/forms/radio-cards.tsx";
import type { ReturnValues } from "./return-values.ts";

/** Refund, and where to, or exchange. */
export function ChoiceField({ options }: { options: ReturnOptions }) {
  const t = useTranslations("returns");
  const { watch, setValue, getFieldState, formState } = useFormContext<ReturnValues>();
  const chosen = watch("choice");
  const { needsPayout, refundTo } = options;
  const cards = [...refundTo, "exchange" as const].map((choice) => ({
    value: choice,
    title: t(`choices.${choice}.title`),
    text:
      choice === "original" && needsPayout
        ? t("choices.original.payout")
        : t(`choices.${choice}.text`),
  }));
  return (
    <>
      <RadioCards
        legend={t("flow.choice")}
        name="choice"
        value={chosen}
        onValue={(choice) => setValue("choice", choice, { shouldValidate: formState.isSubmitted })}
        error={getFieldState("choice", formState).error?.message}
        cards={cards}
      />
      {needsPayout && chosen === "original" && (
        <FormField
          name="payoutTo"
          label={t("flow.payoutTo")}
          hint={t("flow.payoutHint")}
          required
          ltr
        />
      )}
    </>
  );
}
