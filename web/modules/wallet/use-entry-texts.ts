import { useTranslations } from "use-intl";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { WalletEntry } from "#contract/wallet/endpoints.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";

/** The texts of an entry. */
export function useEntryTexts() {
  const t = useTranslations("wallet");
  const locale = usePageLocale();
  return {
    type: ({ processType }: WalletEntry) => t(`types.${processType}`),
    date: (entry: WalletEntry) => momentText(entry.date, locale),
    /** The reason: the order or return behind it, or a note by staff. */
    reason: ({ reason, reference, note }: WalletEntry) =>
      note ?? t(`reasons.${reason}`, { reference: reference ? `\u2066${reference}\u2069` : "" }),
  };
}
