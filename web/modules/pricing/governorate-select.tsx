import type { GovernorateCode } from "#contract/customers/governorates.ts";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { useTranslations } from "use-intl";
import { chooseGovernorate } from "./governorate-store.ts";

export interface GovernorateSelectProps {
  terms: DeliveryTerms[];
  value: GovernorateCode | null;
  id?: string;
}

/** A native select for the governorate. */
export function GovernorateSelect({ terms, value, id }: GovernorateSelectProps) {
  const t = useTranslations("cart.delivery");
  return (
    <Select
      id={id}
      aria-label={t("governorate")}
      autoComplete="address-level1"
      value={value ?? ""}
      onChange={({ target }) => chooseGovernorate(target.value, terms)}
    >
      {value === null && (
        <option value="" disabled>
          {t("choose")}
        </option>
      )}
      {terms.map(({ governorate, name }) => (
        <option key={governorate} value={governorate}>
          {name}
        </option>
      ))}
    </Select>
  );
}
