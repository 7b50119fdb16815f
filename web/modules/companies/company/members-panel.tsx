import { UserPlus } from "@lucide/icons";
import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type {
  Company,
  CompanyInvitation,
  CompanyMember,
} from "#contract/companies/company-endpoints.ts";
import type { Asked } from "#web/api/use-answer.ts";
import { Panel } from "#web/modules/customers/index.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { InviteForm } from "./invite-form.tsx";
import { MemberRow } from "./member-row.tsx";

export interface Staffing {
  items: CompanyMember[];
  invitations: CompanyInvitation[];
}

interface MembersPanelProps {
  company: Company;
  asked: Asked<Staffing>;
}

/** Colleagues and open invitations. */
export function MembersPanel({ company, asked }: MembersPanelProps) {
  const t = useTranslations("account.company");
  const mayManage = company.role === "approver";
  return (
    <Panel title={t("members")}>
      <AnswerView asked={asked} part>
        {(staffing) => <Staff staffing={staffing} change={asked.change} mayManage={mayManage} />}
      </AnswerView>
      {mayManage && <Invite change={asked.change} />}
    </Panel>
  );
}

interface StaffProps {
  staffing: Staffing;
  change: Asked<Staffing>["change"];
  mayManage: boolean;
}

function Staff({ staffing: { items, invitations }, change, mayManage }: StaffProps) {
  const t = useTranslations("account.company");
  const list = useRef<HTMLDivElement>(null);
  const leave = (next: (staffing: Staffing) => Staffing) => {
    change(next);
    // The dialog is removed with its row; nothing behind it can take focus before that.
    setTimeout(() => list.current?.focus());
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <ul>
        {items.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            mayManage={mayManage && !member.isYou}
            onChange={(next) =>
              change((staffing) => ({
                ...staffing,
                items: staffing.items.map((one) => (one.id === next.id ? next : one)),
              }))
            }
            onRemoved={() =>
              leave((staffing) => ({
                ...staffing,
                items: staffing.items.filter(({ id }) => id !== member.id),
              }))
            }
          />
        ))}
      </ul>
      {invitations.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-small font-medium text-ink-soft">{t("invitations")}</h3>
          <ul>
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                mayManage={mayManage}
                onWithdrawn={() =>
                  leave((staffing) => ({
                    ...staffing,
                    invitations: staffing.invitations.filter(({ id }) => id !== invitation.id),
                  }))
                }
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Invite({ change }: Pick<StaffProps, "change">) {
  const t = useTranslations("account.company");
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button kind="secondary" className="mt-5" onClick={() => setOpen(true)}>
        <Icon icon={UserPlus} size={18} />
        {t("invite")}
      </Button>
    );
  }
  return (
    <div className="mt-5 border-t border-hairline pt-5">
      <InviteForm
        onCancel={() => setOpen(false)}
        onInvited={(invitation) => {
          setOpen(false);
          change((staffing) => ({
            ...staffing,
            invitations: [
              ...staffing.invitations.filter(({ email }) => email !== invitation.email),
              invitation,
            ],
          }));
        }}
      />
    </div>
  );
}
