import { useTranslations } from "use-intl";
import type { FaqGroup } from "#contract/content/endpoints.ts";

/** The groups as a list beside the questions, on large screens. */
export function FaqSubjects({ groups }: { groups: readonly FaqGroup[] }) {
  const t = useTranslations("content.faq");
  if (groups.length < 2) return null;
  return (
    <nav aria-label={t("groups")} className="max-lg:hidden">
      <p aria-hidden="true" className="mb-2 font-heading text-small text-ink-soft">
        {t("groups")}
      </p>
      <ul>
        {groups.map(({ code, title }) => (
          <li key={code}>
            <a
              href={`#${code}`}
              className="flex min-h-9 items-center text-[0.9375rem] text-ink-soft transition-colors hover:text-brass touch:min-h-target"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
