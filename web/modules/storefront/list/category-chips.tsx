import { useTranslations } from "use-intl";
import type { CategoryLink } from "#contract/page-context.ts";
import { Anchor } from "#web/ui/actions/link.tsx";

interface CategoryChipsProps {
  categories: CategoryLink[];
  /** Shows the number of products. */
  isCounted?: boolean;
}

/** Links to subcategories, in one row that scrolls sideways on phones. */
export function CategoryChips({ categories, isCounted = true }: CategoryChipsProps) {
  const t = useTranslations("storefront.filters");
  const filled = categories.filter(({ productCount }) => productCount > 0);
  if (filled.length === 0) return null;
  return (
    <nav
      aria-label={t("parts")}
      className="mt-4 -mx-gutter scroll-px-(--spacing-gutter) overflow-x-auto px-gutter py-1 [scrollbar-width:none]"
    >
      <ul className="flex w-max gap-2 lg:w-auto lg:flex-wrap">
        {filled.map(({ id, name, path, productCount }) => (
          <li key={id}>
            <Anchor
              href={path}
              className="inline-flex min-h-target items-center gap-2 rounded-pill border border-hairline bg-paper px-4 text-[0.9375rem] whitespace-nowrap transition-colors hover:border-ink"
            >
              {name}
              {isCounted && (
                <span className="figures text-small text-ink-soft">{productCount}</span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
