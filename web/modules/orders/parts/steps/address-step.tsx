import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Plus } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { MORE_FIELDS } from "../checkout/checkout-fields.ts";
import type { CheckoutValues } from "../checkout/checkout-values.ts";
import { GovernorateField } from "./governorate-field.tsx";
import { OrderField } from "./order-field.tsx";
import { Step } from "./step.tsx";

/** Where to: the way couriers in Egypt find a door. */
export function AddressStep({ terms }: { terms: DeliveryTerms[] }) {
  const t = useTranslations("orders");
  return (
    <Step number={2} title={t("checkout.address")}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <GovernorateField terms={terms} />
        <OrderField name="address.city" required autoComplete="address-level2" />
      </div>
      <OrderField name="address.landmark" autoComplete="off" hint={t("field.landmarkHint")} />
      <OrderField name="address.street" required autoComplete="address-line1" />
      <div className="grid items-start gap-x-3 gap-y-5 sm:grid-cols-3">
        <OrderField name="address.building" required autoComplete="address-line2" />
        <OrderField name="address.floor" autoComplete="off" />
        <OrderField name="address.apartment" autoComplete="address-line3" />
      </div>
      <MoreDetails />
      <OrderField name="address.notes" kind="long" />
    </Step>
  );
}

/** What only some addresses have; open as soon as there is something in it. */
function MoreDetails() {
  const t = useTranslations("orders.field");
  const { getFieldState, getValues, formState } = useFormContext<CheckoutValues>();
  const isUsed = MORE_FIELDS.some(
    (name) => getFieldState(name, formState).invalid || getValues(name) !== "",
  );
  return (
    <details open={isUsed} className="group/details">
      <summary className="inline-flex min-h-target list-none items-center gap-2 text-[0.9375rem] font-medium text-brass hover:underline">
        <Icon icon={Plus} size={18} className="transition-transform group-open/details:rotate-45" />
        {t("moreAddress")}
      </summary>
      <div className="mt-3 grid items-start gap-5 sm:grid-cols-2">
        <OrderField name="address.district" autoComplete="address-level3" />
        <OrderField name="address.compound" autoComplete="off" />
        <OrderField name="address.postalCode" autoComplete="postal-code" inputMode="numeric" ltr />
      </div>
    </details>
  );
}
