import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Company } from "#contract/companies/company-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Panel, Panels } from "#web/modules/customers/index.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Badge, type BadgeTone } from "#web/ui/display/badge.tsx";
import { FactList } from "#web/ui/display/facts.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { COMPANY_FIELDS } from "./company-values.ts";
import { DataForm } from "./data-form.tsx";
import { DocumentsPanel } from "./documents-panel.tsx";
import { MembersPanel, type Staffing } from "./members-panel.tsx";

const TONES: Record<Company["review"], BadgeTone> = {
  waiting: "warning",
  approved: "success",
  declined: "error",
};

/** The company: its terms, data and members. Buyers read, approvers edit. */
export function AccountSection() {
  const company = useAnswer<Company>("company", () => call("GET /api/v1/account/company"));
  const members = useAnswer<Staffing>("members", () => call("GET /api/v1/account/company/members"));
  return (
    <AnswerView asked={company} rows={4}>
      {(value) => (
        <Panels>
          <QuickOrderPanel />
          <ReviewPanel company={value} />
          <DocumentsPanel company={value} onChange={company.change} />
          <MembersPanel company={value} asked={members} />
          <ApprovalPanel company={value} onChange={(next) => company.change(() => next)} />
          <DataPanel company={value} onChange={(next) => company.change(() => next)} />
        </Panels>
      )}
    </AnswerView>
  );
}

interface ApprovalPanelProps {
  company: Company;
  onChange: (company: Company) => void;
}

/** Whether buyers' orders wait for an approver. */
function ApprovalPanel({ company, onChange }: ApprovalPanelProps) {
  const t = useTranslations("account.company");
  const form = useTranslations("account.form");
  const { busy, run } = useAction();
  const { needsApproval } = company;
  const change = () =>
    run("approval", async () => {
      onChange(
        await call("PATCH /api/v1/account/company", { body: { needsApproval: !needsApproval } }),
      );
      toast.success(form("saved"));
    });
  return (
    <Panel title={t("approval")} text={needsApproval ? t("approvalOn") : t("approvalOff")}>
      {company.role === "approver" && (
        <Checkbox
          label={t("approvalSwitch")}
          checked={needsApproval}
          aria-busy={busy !== null}
          onChange={change}
        />
      )}
    </Panel>
  );
}

interface DataPanelProps {
  company: Company;
  onChange: (company: Company) => void;
}

/** Names, tax number and contacts of the company. */
function DataPanel({ company, onChange }: DataPanelProps) {
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

/** Companies order by lists of SKUs more often than anybody else. */
function QuickOrderPanel() {
  const t = useTranslations("skuList");
  return (
    <Panel title={t("title")} text={t("description")}>
      <ButtonLink href="/QuickOrder" kind="secondary">
        {t("link")}
      </ButtonLink>
    </Panel>
  );
}

/** Whether company terms apply, and which ones. */
function ReviewPanel({ company }: { company: Company }) {
  const t = useTranslations("account.company");
  const locale = usePageLocale();
  const { review, reviewNote, priceList, role } = company;
  const note = review === "declined" && reviewNote;
  return (
    <Panel
      title={locale === "ar" ? company.companyNameAr : company.companyNameEn}
      text={t(`${review}Text`)}
      aside={<Badge tone={TONES[review]}>{t(review)}</Badge>}
    >
      {note && <p className="mb-4">{t("note", { note: `\u2068${note}\u2069` })}</p>}
      <FactList
        facts={[
          { id: "prices", name: t("priceList"), value: priceList ?? t("shopPrices") },
          { id: "role", name: t("role"), value: t(role) },
        ]}
      />
      {role === "buyer" && <p className="mt-4 text-small text-ink-soft">{t("readOnly")}</p>}
    </Panel>
  );
}
