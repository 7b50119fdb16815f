import { useEffect } from "react";
import { useTranslations } from "use-intl";
import type { Company } from "#contract/companies/company-endpoints.ts";
import { call } from "#web/api/client.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import {
  COMPANY_FIELDS,
  type CompanyField,
  type CompanyValues,
  companyValues,
  LTR_FIELDS,
} from "./company-values.ts";

interface DataFormProps {
  company: Company;
  onChange: (company: Company) => void;
  onDone: () => void;
}

/** The form for the company's data, for approvers. */
export function DataForm({ company, onChange, onDone }: DataFormProps) {
  const t = useTranslations("account.company");
  const words = useTranslations("account.form");
  const state = useShopForm<CompanyValues>({
    values: companyValues(company),
    schema: async () =>
      (await import("#contract/companies/company-endpoints.ts")).companyEndpoints.updateCompany
        .body,
    labelOf: (path) => t(path as CompanyField),
    send: async (body) => {
      onChange(await call("PATCH /api/v1/account/company", { body }));
      onDone();
      toast.success(t("saved"));
    },
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus("companyNameAr"), [setFocus]);
  return (
    <ShopForm state={state} label={t("data")}>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {COMPANY_FIELDS.map((name) => (
          <FormField
            key={name}
            name={name}
            label={t(name)}
            hint={name === "taxNumber" ? t("taxNumberHint") : undefined}
            ltr={LTR_FIELDS.has(name)}
            autoComplete="off"
            required={name === "companyNameAr" || name === "companyNameEn"}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={words("saving")} size="normal" wide={false}>
          {words("save")}
        </SubmitButton>
        <Button kind="secondary" onClick={onDone}>
          {words("cancel")}
        </Button>
      </div>
    </ShopForm>
  );
}
