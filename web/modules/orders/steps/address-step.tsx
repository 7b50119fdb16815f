import { useTranslations } from "use-intl";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { AddressFields } from "#web/modules/customers/index.ts";
import { GovernorateField } from "./governorate-field.tsx";
import { Step } from "./step.tsx";

/** The delivery address. */
export function AddressStep({ terms }: { terms: DeliveryTerms[] }) {
  const t = useTranslations("orders.checkout");
  return (
    <Step number={2} title={t("address")}>
      <AddressFields prefix="address." governorate={<GovernorateField terms={terms} />} />
    </Step>
  );
}
