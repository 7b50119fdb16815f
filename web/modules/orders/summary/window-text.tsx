import { useTranslations } from "use-intl";
import { dayText } from "#contract/kernel/time/day-text.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";

/** The promised dates in words. */
export function WindowText({ earliest, latest }: { earliest: string; latest: string }) {
  const t = useTranslations("orders.window");
  const locale = usePageLocale();
  const from = dayText(earliest, locale);
  const to = dayText(latest, locale);
  return from === to ? t("on", { date: from }) : t("between", { from, to });
}
