import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Company } from "#contract/companies/company-endpoints.ts";
import { Panel } from "#web/modules/customers/index.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FactList } from "#web/ui/display/facts.tsx";
import { COMPANY_FIELDS } from "./company-values.ts";
import { DataForm } from "./data-form.tsx";

interface DataPanelProps {
  company: Company;
  onChange: (company: Company) => void;
}

/** Names, tax number and contacts of the company. */
export function DataPanel({ company, onChange }: DataPanelProps) {
  const t = useTranslations("account.company");
  const [open, setOpen] = useState(false);
  const facts = COMPANY_FIELDS.map((name) => ({
    id: name,
    name: t(name),
    value: company[name] || t("notGiven"),
  }));
  return (
    <Panel title={t("data")} text={open ? t("dataText") : undefined}>
      {open ? (
        <DataForm company={company} onChange={onChange} onDone={() => setOpen(false)} />
      ) : (
        <>
          <FactList facts={facts} columns={2} />
          {company.role === "approver" && (
            <Button kind="secondary" className="mt-5" onClick={() => setOpen(true)}>
              {t("edit")}
            </Button>
          )}
        </>
      )}
    </Panel>
  );
}
