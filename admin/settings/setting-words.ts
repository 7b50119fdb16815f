import { get } from "react-hook-form";
import { formatPrice } from "#contract/kernel/money.ts";
import { SWITCHED_METHODS } from "#contract/orders/payment-method.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { piastresOf } from "../shell/forms/amount.ts";
import { bothOf } from "../shell/forms/both-of.ts";
import type { SettingField } from "./setting-fields.ts";
import { nameOf, type PlanValues, type SettingValues, type VatValues } from "./setting-values.ts";

interface Both {
  ar: string;
  en: string;
}

/** A setting field's value in words; empty if it has none. */
export function useSaid(): (values: SettingValues, field: SettingField) => string {
  const text = useText();
  const pounds = (typed: string) => {
    const piastres = piastresOf(typed);
    return piastres === undefined ? typed : formatPrice(piastres, locale);
  };
  return (values, field) => {
    const typed = get<unknown>(values, nameOf(field));
    switch (field.kind) {
      case "both":
      case "paragraph":
        return bothOf(typed as Both).trim();
      case "pounds":
        return pounds(typed as string);
      case "methods":
        return [false, true]
          .map((isOff) => {
            const methods = SWITCHED_METHODS.filter(
              (method) => (typed as string[]).includes(method) === isOff,
            ).map((method) => text(`orders.methods.${method}`));
            if (methods.length === 0) return "";
            return text(isOff ? "settings.payments.areOff" : "settings.payments.areOn", {
              methods: methods.join(" · "),
            });
          })
          .join("\n")
          .trim();
      case "plans":
        return (typed as PlanValues[])
          .map(({ provider, months, charge, minimum }) =>
            text("settings.plan.line", {
              provider: provider[locale],
              months,
              charge,
              minimum: pounds(minimum),
            }),
          )
          .join("\n");
      case "vat":
        return (typed as VatValues[])
          .map(({ from, rate }) => text("settings.vat.line", { from, rate }))
          .join("\n");
      default:
        return typed as string;
    }
  };
}
