import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { call } from "#web/api/client.ts";
import {
  NewsletterConsent,
  OptionalFields,
  PersonFields,
  TermsConsent,
  useRegistration,
} from "#web/modules/customers/index.ts";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { CompanyFields } from "./company-fields.tsx";
import { companyBody, EMPTY_COMPANY } from "./company-registration-values.ts";

/** Registers a company and its responsible person. */
export function CompanyForm() {
  const t = useTranslations("accounts");
  const state = useRegistration({
    values: EMPTY_COMPANY,
    rules: async () =>
      (await import("#contract/companies/company-registration.ts")).companyRegistration,
    form: "/auth/CompanyRegister",
    register: (values) => call("POST /api/v1/auth/register-company", { body: companyBody(values) }),
  });
  return (
    <ShopForm state={state} className="flex flex-col gap-8">
      <Group title={t("register.company")}>
        <CompanyFields />
      </Group>
      <Group title={t("register.you")}>
        <PersonFields />
        <OptionalFields />
        <NewsletterConsent />
        <TermsConsent />
      </Group>
      <SubmitButton busy={t("register.busy")}>{t("companyRegister.submit")}</SubmitButton>
    </ShopForm>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-5 font-heading text-title font-medium">{title}</legend>
      <div className="flex flex-col gap-5">{children}</div>
    </fieldset>
  );
}
