import { useTranslations } from "use-intl";
import { RegistrationField } from "./registration-field.tsx";

/** Name, contacts and password. */
export function PersonFields() {
  const t = useTranslations("accounts");
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <RegistrationField name="firstName" autoComplete="given-name" required />
        <RegistrationField name="lastName" autoComplete="family-name" required />
      </div>
      <RegistrationField
        name="email"
        kind="email"
        mark={t("register.oneOfTwo")}
        hint={t("register.reachHint")}
      />
      <RegistrationField
        name="phone"
        kind="phone"
        mark={t("register.oneOfTwo")}
        hint={t("field.phoneHint")}
        alsoChecks="email"
      />
      <RegistrationField
        name="password"
        kind="password"
        autoComplete="new-password"
        hint={t("register.passwordHint")}
        strength
        alsoChecks="confirmPassword"
        required
      />
      <RegistrationField
        name="confirmPassword"
        kind="password"
        autoComplete="new-password"
        required
      />
    </>
  );
}
