import { useTranslations } from "use-intl";
import { dateText } from "#contract/kernel/time/date-text.ts";
import type { ReturnableLine } from "#contract/returns/endpoints.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { classNames } from "#web/ui/class-names.ts";

const CLOCKS = [
  { name: "changed-mind", reason: "changed-mind" },
  { name: "fault", reason: "defective" },
  { name: "warranty", reason: "warranty" },
] as const;

/** Until when a line may be returned. */
export function LineDeadlines({ reasons }: Pick<ReturnableLine, "reasons">) {
  const t = useTranslations("returns");
  const locale = usePageLocale();
  return (
    <ul className="flex flex-wrap gap-x-5 text-small">
      {CLOCKS.map(({ name, reason }) => {
        const deadline = reasons.find((one) => one.reason === reason);
        if (!deadline) return null;
        const date = dateText(deadline.until, locale);
        return (
          <li key={name} className={classNames(deadline.isOpen ? "text-success" : "text-ink-soft")}>
            {deadline.isOpen ? t(`until.${name}`, { date }) : t(`over.${name}`, { date })}
          </li>
        );
      })}
    </ul>
  );
}
