import { useTranslations } from "use-intl";
import type { GovernorateCode } from "#contract/customers/governorates.ts";
import type { PromisedDelivery } from "#contract/pricing/delivery.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { chooseGovernorate } from "./governorate-store.ts";

export interface GovernorateSelectProps {
  terms: PromisedDelivery[];
  value: GovernorateCode | null;
  id?: string;
}

/** A native select for the governorate. Until the script can use a choice, it has just that one. */
export function GovernorateSelect({ terms, value, id }: GovernorateSelectProps) {
  const t = useTranslations("cart.delivery");
  const isInBrowser = useInBrowser();
  const offered = isInBrowser ? terms : terms.filter(({ governorate }) => governorate === value);
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
      {offered.map(({ governorate, name }) => (
        <option key={governorate} value={governorate}>
          {name}
        </option>
      ))}
    </Select>
  );
}
