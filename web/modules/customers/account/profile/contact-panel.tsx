import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Account } from "#contract/customers/account-endpoints.ts";
import { formatMobile } from "#contract/kernel/format-mobile.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Panel } from "../panel/panel.tsx";
import { takeAccount } from "../state/take-account.ts";
import { ContactChange } from "./contact-change.tsx";

const ltr = (text: string) => `\u2066${text}\u2069`;

interface ContactPanelProps {
  kind: "email" | "phone";
  account: Account;
}

/** The email or mobile number, and a way to change or verify it with a code. */
export function ContactPanel({ kind, account }: ContactPanelProps) {
  const t = useTranslations("account.profile");
  const overview = useTranslations("account.overview");
  const [open, setOpen] = useState(false);
  const value = account[kind];
  const isProved = kind === "email" ? account.emailVerified : account.phoneVerified;
  const action = value === null ? overview("add") : isProved ? t("change") : overview("verify");
  const taken = (next: Account) => {
    takeAccount(next);
    setOpen(false);
    toast.success(
      kind === "email" ? t("emailChanged", { email: ltr(next.email ?? "") }) : t("phoneChanged"),
    );
  };
  return (
    <Panel
      id={kind}
      title={t(kind)}
      text={<Now kind={kind} value={value} />}
      aside={
        value !== null && (
          <Badge tone={isProved ? "success" : "warning"}>
            {isProved ? overview("verified") : overview("unverified")}
          </Badge>
        )
      }
    >
      {open ? (
        <ContactChange
          kind={kind}
          value={isProved ? "" : (value ?? "")}
          onTaken={taken}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Button kind="secondary" onClick={() => setOpen(true)}>
          {action}
        </Button>
      )}
    </Panel>
  );
}

function Now({ kind, value }: { kind: "email" | "phone"; value: string | null }) {
  const t = useTranslations("account.profile");
  if (kind === "email") return value ? t("emailNow", { email: ltr(value) }) : t("emailNone");
  return value ? t("phoneNow", { phone: ltr(formatMobile(value)) }) : t("phoneNone");
}
