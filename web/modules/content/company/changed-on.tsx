import { useTranslations } from "use-intl";
import { dateText } from "#contract/kernel/time/date-text.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";

/** When the text was last changed. */
export function ChangedOn({ iso }: { iso: string }) {
  const t = useTranslations("content");
  const locale = usePageLocale();
  return (
    <p className="mt-4 text-small text-ink-soft">
      <time dateTime={iso}>{t("updated", { day: dateText(iso, locale) })}</time>
    </p>
  );
}
