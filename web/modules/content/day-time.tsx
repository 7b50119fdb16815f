import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { contentDay } from "./content-day.ts";

/** A day for people and for machines. */
export function DayTime({ iso, className }: { iso: string; className?: string }) {
  const locale = usePageLocale();
  return (
    <time dateTime={iso} className={className}>
      {contentDay(iso, locale)}
    </time>
  );
}
