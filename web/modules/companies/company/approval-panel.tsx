import { useTranslations } from "use-intl";
import type { Company } from "#contract/companies/company-endpoints.ts";
import { call } from "#web/api/client.ts";
import { Panel } from "#web/modules/customers/index.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";

interface ApprovalPanelProps {
  company: Company;
  onChange: (company: Company) => void;
}

/** Whether buyers' orders wait for an approver. */
export function ApprovalPanel({ company, onChange }: ApprovalPanelProps) {
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
