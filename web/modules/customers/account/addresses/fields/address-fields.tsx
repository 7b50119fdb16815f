import { Plus } from "@lucide/icons";
import type { ReactNode } from "react";
import { get, useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { CityField } from "./city-field.tsx";

interface AddressFieldsProps {
  /** Name prefix of these fields in the form: `address.`, or none. */
  prefix?: string;
  /** The governorate field; what is around it differs from page to page. */
  governorate: ReactNode;
}

/** Address fields, in the way couriers in Egypt find a door. */
export function AddressFields({ prefix = "", governorate }: AddressFieldsProps) {
  const t = useTranslations("orders.field");
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {governorate}
        <CityField prefix={prefix} />
      </div>
      <FormField
        name={`${prefix}landmark`}
        label={t("landmark")}
        hint={t("landmarkHint")}
        autoComplete="off"
      />
      <FormField
        name={`${prefix}street`}
        label={t("street")}
        autoComplete="address-line1"
        required
      />
      <div className="grid items-start gap-x-3 gap-y-5 sm:grid-cols-3">
        <FormField
          name={`${prefix}building`}
          label={t("building")}
          autoComplete="address-line2"
          required
        />
        <FormField name={`${prefix}floor`} label={t("floor")} autoComplete="off" />
        <FormField
          name={`${prefix}apartment`}
          label={t("apartment")}
          autoComplete="address-line3"
        />
      </div>
      <MoreDetails prefix={prefix} />
      <FormField name={`${prefix}notes`} kind="long" label={t("notes")} />
    </>
  );
}

const MORE = ["district", "compound", "postalCode"];

/** Fields that only some addresses have; open as soon as one is filled. */
function MoreDetails({ prefix }: { prefix: string }) {
  const t = useTranslations("orders.field");
  const { getFieldState, getValues, formState } = useFormContext();
  const isUsed = MORE.some(
    (name) =>
      getFieldState(prefix + name, formState).invalid || get(getValues(), prefix + name) !== "",
  );
  return (
    <details open={isUsed} className="group/details">
      <summary className="inline-flex min-h-target list-none items-center gap-2 text-[0.9375rem] font-medium text-brass hover:underline">
        <Icon icon={Plus} size={18} className="transition-transform group-open/details:rotate-45" />
        {t("moreAddress")}
      </summary>
      <div className="mt-3 grid items-start gap-5 sm:grid-cols-2">
        <FormField name={`${prefix}district`} label={t("district")} autoComplete="address-level3" />
        <FormField name={`${prefix}compound`} label={t("compound")} autoComplete="off" />
        <FormField
          name={`${prefix}postalCode`}
          label={t("postalCode")}
          autoComplete="postal-code"
          inputMode="numeric"
          ltr
        />
      </div>
    </details>
  );
}
