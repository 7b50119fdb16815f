import { Mail, Phone } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { Account } from "#contract/customers/account-endpoints.ts";
import { formatMobile } from "#contract/kernel/format-mobile.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Icon, type LucideIconData } from "#web/ui/display/icon.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { Panel } from "../panel/panel.tsx";

/** Email and mobile number, whether they are verified, and a way to verify them. */
export function ReachPanel({ account }: { account: Account }) {
  const t = useTranslations("account.overview");
  const { email, emailVerified, phone, phoneVerified } = account;
  return (
    <Panel title={t("reach")}>
      <ul>
        <Way icon={Mail} name={t("email")} value={email} isProved={emailVerified} to="email" />
        <Way
          icon={Phone}
          name={t("phone")}
          value={phone && formatMobile(phone)}
          isProved={phoneVerified}
          to="phone"
        />
      </ul>
    </Panel>
  );
}

interface WayProps {
  icon: LucideIconData;
  name: string;
  value: string | null;
  isProved: boolean;
  to: "email" | "phone";
}

function Way({ icon, name, value, isProved, to }: WayProps) {
  const t = useTranslations("account.overview");
  const action = value === null ? t("add") : isProved ? t("change") : t("verify");
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hairline py-3 first:pt-0 last:border-b-0 last:pb-0">
      <Icon icon={icon} className="text-brass" />
      <div className="min-w-0 grow basis-40">
        <p className="text-small text-ink-soft">{name}</p>
        <p className="break-words">{value === null ? t("none") : <Ltr>{value}</Ltr>}</p>
      </div>
      {value !== null && (
        <Badge tone={isProved ? "success" : "warning"}>
          {isProved ? t("verified") : t("unverified")}
        </Badge>
      )}
      <Link
        href={`/Account/Edit#${to}`}
        tone="action"
        aria-label={`${action}: ${name}`}
        className="inline-flex min-h-target items-center text-[0.9375rem]"
      >
        {action}
      </Link>
    </li>
  );
}
