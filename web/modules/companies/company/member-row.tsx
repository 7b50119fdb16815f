import { useState } from "react";
import { useTranslations } from "use-intl";
import {
  COMPANY_ROLES,
  type CompanyMember,
  type CompanyRole,
} from "#contract/companies/company-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { QuestionDialog } from "#web/ui/surfaces/question-dialog.tsx";

interface MemberRowProps {
  member: CompanyMember;
  mayManage: boolean;
  onChange: (member: CompanyMember) => void;
  onRemoved: () => void;
}

export function MemberRow({ member, mayManage, onChange, onRemoved }: MemberRowProps) {
  const t = useTranslations("account.company");
  const { busy, run } = useAction();
  const name = `\u2068${member.name}\u2069`;
  const changeRole = (role: CompanyRole) =>
    run("role", async () => {
      const { id } = member;
      onChange(
        await call("PATCH /api/v1/account/company/members/{id}", {
          params: { id },
          body: { role },
        }),
      );
      toast.success(t("roleChanged", { name }));
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-hairline py-4 first:pt-0">
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-heading font-medium">
          <bdi>{member.name}</bdi>
          {member.isYou && <Badge>{t("you")}</Badge>}
        </p>
        {member.email && (
          <p className="text-small break-words text-ink-soft">
            <Ltr>{member.email}</Ltr>
          </p>
        )}
      </div>
      {mayManage ? (
        <>
          <Select
            aria-label={t("changeRole", { name })}
            aria-busy={busy === "role"}
            value={member.role}
            onChange={(event) => changeRole(event.target.value as CompanyRole)}
            className="w-48"
          >
            {COMPANY_ROLES.map((role) => (
              <option key={role} value={role}>
                {t(role)}
              </option>
            ))}
          </Select>
          <RemoveMember member={member} onRemoved={onRemoved} />
        </>
      ) : (
        <Badge tone="brass">{t(member.role)}</Badge>
      )}
    </li>
  );
}

function RemoveMember({ member, onRemoved }: Pick<MemberRowProps, "member" | "onRemoved">) {
  const t = useTranslations("account.company");
  const form = useTranslations("account.form");
  const shell = useTranslations("shell");
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction();
  const name = `\u2068${member.name}\u2069`;
  const remove = () =>
    run("remove", async () => {
      await call("DELETE /api/v1/account/company/members/{id}", { params: { id: member.id } });
      toast.success(t("removed", { name }));
      onRemoved();
    });
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        aria-label={t("removeOf", { name })}
        onClick={() => setAsking(true)}
      >
        {t("remove")}
      </Button>
      <QuestionDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("removeTitle", { name })}
        closeLabel={shell("close")}
        confirmLabel={t("remove")}
        sending={busy !== null}
        onConfirm={remove}
        keepLabel={form("cancel")}
      >
        <p className="text-ink-soft">{t("removeText")}</p>
      </QuestionDialog>
    </>
  );
}
