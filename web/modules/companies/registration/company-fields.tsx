import { useTranslations } from "use-intl";
import { RegistrationField } from "#web/modules/customers/index.ts";

/** Company fields: its name in both languages, the rest optional. */
export function CompanyFields() {
  const t = useTranslations("accounts.field");
  return (
    <>
      <RegistrationField name="companyNameAr" autoComplete="organization" required />
      <RegistrationField name="companyNameEn" autoComplete="organization" required />
      {/* Labels are aligned at the bottom, so that a long one or a hint does not shift its
          neighbour. */}
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-y-0 sm:*:row-span-4 sm:*:grid! sm:*:grid-rows-subgrid sm:*:gap-y-1.5! sm:*:pb-4 sm:[&_label]:self-end">
        <RegistrationField
          name="taxNumber"
          inputMode="numeric"
          autoComplete="off"
          hint={t("taxNumberHint")}
          ltr
        />
        <RegistrationField name="website" inputMode="url" autoComplete="url" ltr />
        <RegistrationField name="phoneNumber" kind="phone" autoComplete="tel" />
        <RegistrationField name="responsibleMobile" kind="phone" autoComplete="off" />
        <RegistrationField name="fax" kind="phone" autoComplete="off" />
        <RegistrationField name="mailBox" autoComplete="off" />
      </div>
    </>
  );
}
