import { accountCall } from "#web/api/account-calls.ts";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useTranslations } from "use-intl";
import { NewsletterConsent, TermsConsent } from "./consent.tsx";
import { InvitingCompany } from "./inviting-company.tsx";
import { OptionalFields } from "./optional-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { EMPTY_PERSON, personBody } from "./registration-values.ts";
import { useRegistration } from "./use-registration.ts";

/** The account of a person. */
export function PersonForm() {
  const t = useTranslations("accounts.register");
  const state = useRegistration({
    values: EMPTY_PERSON,
    rules: async () => (await import("../schemas.ts")).personRules,
    form: "/auth/Register",
    register: (values, invitation) =>
      accountCall("registerPerson", { body: personBody(values, invitation) }),
  });
  return (
    <ShopForm state={state}>
      <InvitingCompany />
      <PersonFields />
      <OptionalFields />
      <NewsletterConsent />
      <TermsConsent />
      <SubmitButton busy={t("busy")}>{t("submit")}</SubmitButton>
    </ShopForm>
  );
}
