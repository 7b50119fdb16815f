import { dateText } from "#contract/kernel/time/date-text.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";

/** A date, readable and as `datetime`. */
export function DayTime({ iso, className }: { iso: string; className?: string }) {
  const locale = usePageLocale();
  return (
    <time dateTime={iso} className={className}>
      {dateText(iso, locale)}
    </time>
  );
}
