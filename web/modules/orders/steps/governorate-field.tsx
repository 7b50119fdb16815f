import type { ChangeEvent } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import {
  chooseGovernorate,
  deliveryFee,
  DeliveryWindow,
  useMoney,
} from "#web/modules/pricing/index.ts";
import { useFieldState } from "#web/shell/forms/fields/form-field.tsx";
import { useFieldWiring } from "#web/shell/forms/fields/use-field-wiring.ts";
import { useShell } from "#web/shell/store.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import type { CheckoutValues } from "../checkout/checkout-values.ts";

const NAME = "address.governorate";

/** The governorate; its delivery fee and dates are shown immediately. */
export function GovernorateField({ terms }: { terms: DeliveryTerms[] }) {
  const t = useTranslations("orders.field");
  const { error, mark } = useFieldState(NAME, true);
  const wiring = useFieldWiring(NAME, { required: true, alsoChecks: undefined, onChangeToo: true });
  const chosen = useWatch<CheckoutValues, typeof NAME>({ name: NAME });
  const term = terms.find(({ governorate }) => governorate === chosen);
  const onChange = (event: ChangeEvent<HTMLSelectElement>) => {
    chooseGovernorate(event.target.value, terms);
    void wiring.onChange(event);
  };
  return (
    <Field
      label={t("governorate")}
      required
      mark={mark}
      error={error}
      hint={term && <TermText term={term} />}
    >
      <Select autoComplete="address-level1" {...wiring} onChange={onChange}>
        <option value="">{t("choose")}</option>
        {terms.map(({ governorate, name }) => (
          <option key={governorate} value={governorate}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function TermText({ term }: { term: DeliveryTerms }) {
  const t = useTranslations("cart.delivery");
  const { text } = useMoney();
  const value = useShell(({ cart }) => cart.totalPrice);
  const fee = deliveryFee(term, value);
  return (
    <span aria-live="polite">
      {fee === 0 ? t("free") : t("fee", { fee: text(fee) })}
      {" · "}
      <DeliveryWindow {...term} />
    </span>
  );
}
