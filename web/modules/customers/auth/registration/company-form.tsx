import { accountCall } from "#web/api/account-calls.ts";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { CompanyFields } from "./company-fields.tsx";
import { NewsletterConsent, TermsConsent } from "./consent.tsx";
import { OptionalFields } from "./optional-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { EMPTY_COMPANY, companyBody } from "./registration-values.ts";
import { useRegistration } from "./use-registration.ts";

/** The account of a company, and of the person responsible. */
export function CompanyForm() {
  const t = useTranslations("accounts");
  const state = useRegistration({
    values: EMPTY_COMPANY,
    rules: async () => (await import("../schemas.ts")).companyRules,
    form: "/auth/CompanyRegister",
    register: (values) => accountCall("registerCompany", { body: companyBody(values) }),
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
