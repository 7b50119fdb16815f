import { useTranslations } from "use-intl";
import { RegistrationField } from "./registration-field.tsx";

/** The company: its name in both languages, the rest when it is at hand. */
export function CompanyFields() {
  const t = useTranslations("accounts.field");
  return (
    <>
      <RegistrationField name="companyNameAr" autoComplete="organization" required />
      <RegistrationField name="companyNameEn" autoComplete="organization" required />
      <div className="grid items-start gap-5 sm:grid-cols-2">
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
