import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { NewsletterConsent, TermsConsent } from "./consent.tsx";
import { OptionalFields } from "./optional-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { EMPTY_PERSON, personBody } from "./registration-values.ts";
import { useRegistration } from "./use-registration.ts";

interface PersonFormProps {
  /** The company invitation that the visitor followed, if any. */
  invitation: () => string | null;
  /** Shown above the fields. */
  children?: ReactNode;
}

/** Registers a person. */
export function PersonForm({ invitation, children }: PersonFormProps) {
  const t = useTranslations("accounts.register");
  const state = useRegistration({
    values: EMPTY_PERSON,
    rules: async () => (await import("#contract/customers/registration.ts")).personRegistration,
    form: "/auth/Register",
    register: (values) =>
      call("POST /api/v1/auth/register", { body: personBody(values, invitation()) }),
  });
  return (
    <ShopForm state={state}>
      {children}
      <PersonFields />
      <OptionalFields />
      <NewsletterConsent />
      <TermsConsent />
      <SubmitButton busy={t("busy")}>{t("submit")}</SubmitButton>
    </ShopForm>
  );
}
