import { useTranslations } from "use-intl";
import { dateText } from "#contract/kernel/time/date-text.ts";
import { LocaleLink } from "#web/i18n/locale-link.tsx";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import {
  type AccountPart,
  type AccountPartProps,
  accountPath,
} from "#web/shell/account/account-part.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { PartSummary } from "../frame/part-view.tsx";
import { HintList } from "./hint-list.tsx";
import { ReachPanel } from "./reach-panel.tsx";

/** The customer, open orders, and suggestions. */
export function AccountSection({ account, parts }: AccountPartProps) {
  const t = useTranslations("account.overview");
  const locale = usePageLocale();
  return (
    <div className="flex flex-col gap-8">
      <p className="-mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <Badge tone="brass">{t(account.accountType)}</Badge>
        {t("since", { date: dateText(account.createdAt, locale) })}
      </p>
      {parts.map((part) => (
        <PartSummary key={part.code} part={part} account={account} parts={parts} />
      ))}
      <Shortcuts parts={parts} />
      <ReachPanel account={account} />
      <HintList account={account} />
    </div>
  );
}

/** Links to the sections on phones; wide screens show them beside the content. */
function Shortcuts({ parts }: { parts: readonly AccountPart[] }) {
  const t = useTranslations("account");
  return (
    <nav aria-label={t("overview.shortcuts")} className="lg:hidden">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {parts.slice(1).map((part) => (
          <li key={part.code}>
            <LocaleLink
              to={accountPath(part.code)}
              prefetch="none"
              className="flex h-full min-h-24 flex-col justify-between gap-3 rounded-panel border border-hairline bg-paper p-4 font-heading text-[0.9375rem] font-medium transition-colors hover:border-line-strong"
            >
              <Icon icon={part.icon} size={24} className="text-brass" />
              {t(`parts.${part.code}`)}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
