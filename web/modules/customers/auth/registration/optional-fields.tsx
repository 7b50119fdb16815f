import { Plus } from "@lucide/icons";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { Icon } from "#web/ui/display/icon.tsx";
import { RegistrationField } from "./registration-field.tsx";
import { OPTIONAL_FIELDS, type PersonValues } from "./registration-values.ts";

/** Optional details; open as soon as one is filled. */
export function OptionalFields() {
  const t = useTranslations("accounts");
  const { getFieldState, getValues, formState } = useFormContext<PersonValues>();
  const isUsed = OPTIONAL_FIELDS.some(
    (name) => getFieldState(name, formState).invalid || getValues(name) !== "",
  );
  const genders = (["female", "male"] as const).map((value) => ({
    value,
    label: t(`field.${value}`),
  }));
  return (
    <details open={isUsed} className="group/details">
      <summary className="inline-flex min-h-target list-none items-center gap-2 text-[0.9375rem] font-medium text-brass hover:underline">
        <Icon icon={Plus} size={18} className="transition-transform group-open/details:rotate-45" />
        {t("register.optional")}
      </summary>
      <div className="mt-3 grid items-start gap-5 sm:grid-cols-2">
        <RegistrationField name="fullNameAr" autoComplete="name" className="sm:col-span-2" />
        <RegistrationField name="fullNameEn" autoComplete="off" className="sm:col-span-2" />
        <RegistrationField name="gender" kind="select" options={genders} autoComplete="sex" />
        <RegistrationField name="birthDate" kind="date" autoComplete="bday" />
        <RegistrationField name="address" autoComplete="street-address" className="sm:col-span-2" />
        <RegistrationField name="city" autoComplete="address-level2" />
        <RegistrationField name="place" autoComplete="address-level3" />
      </div>
    </details>
  );
}
