import { X } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Swatch } from "#web/ui/forms/swatches.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { FilterLink } from "./filter-link.tsx";
import { useListPage } from "./list-context.ts";
import { appliedFilters, understoodFilters } from "./list-links.ts";

/** All chosen filters in one place, each with a remove link. */
export function AppliedFilters() {
  const t = useTranslations("storefront.filters");
  const { list, query, links } = useListPage();
  const { number } = useMoney();
  const chosen = appliedFilters(list.facets, links, {
    number,
    from: (value) => t("from", { value }),
    upTo: (value) => t("upTo", { value }),
  });
  const applied = [...understoodFilters(list.understood, query), ...chosen];
  if (applied.length === 0) return null;
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      <h2 className="sr-only">{t("applied")}</h2>
      <ul className="contents">
        {applied.map(({ key, facet, value, colour, href }) => (
          <li key={key}>
            <FilterLink
              href={href}
              aria-label={t("remove", { facet, value })}
              className="inline-flex min-h-9 items-center gap-2 rounded-pill border border-line-strong bg-paper ps-3.5 pe-2.5 text-small hover:border-ink touch:min-h-target"
            >
              {colour && <Swatch colour={colour} />}
              <span>
                <span className="text-ink-soft">{`${facet}: `}</span>
                <Phrase text={value} />
              </span>
              <Icon icon={X} size={15} />
            </FilterLink>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <FilterLink
          href={links.clear()}
          className="inline-flex min-h-9 items-center px-2 font-heading text-small font-medium text-brass hover:underline touch:min-h-target"
        >
          {t("clearAll")}
        </FilterLink>
      )}
    </div>
  );
}
