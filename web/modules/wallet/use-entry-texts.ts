import { DATE_TAGS } from "#contract/kernel/time/date-tags.ts";
import type { WalletEntry } from "#contract/wallet/endpoints.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useTranslations } from "use-intl";

/** The texts of an entry. */
export function useEntryTexts() {
  const t = useTranslations("wallet");
  const locale = usePageLocale();
  const date = new Intl.DateTimeFormat(DATE_TAGS[locale], {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Africa/Cairo",
  });
  return {
    type: ({ processType }: WalletEntry) => t(`types.${processType}`),
    date: (entry: WalletEntry) => date.format(new Date(entry.date)),
    /** The reason: the order or return behind it, or a note by staff. */
    reason: ({ reason, reference, note }: WalletEntry) =>
      note ?? t(`reasons.${reason}`, { reference: reference ? `\u2066${reference}\u2069` : "" }),
  };
}
