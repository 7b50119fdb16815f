import { ChevronLeft, ChevronRight } from "@lucide/icons";
import { Anchor } from "../actions/link.tsx";
import { classNames } from "../class-names.ts";
import { Icon, type LucideIconData } from "../display/icon.tsx";
import { type PageItem, pageItems } from "./page-numbers.ts";

export type PaginationProps = {
  current: number;
  total: number;
  href: (page: number) => string;
  label: string;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
};

const CELL =
  "grid size-target place-items-center rounded-pill figures text-[0.9375rem] transition-colors";

/** Real links, so that every page can be opened, shared and crawled. */
export function Pagination(props: PaginationProps) {
  const { current, total, href, label, previousLabel, nextLabel, pageLabel } = props;
  if (total < 2) return null;
  // Phones only have space for the ends and the current page.
  const isNeighbour = (item: PageItem) =>
    typeof item === "number" && item !== current && item !== 1 && item !== total;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-1">
        <Turn
          icon={ChevronLeft}
          label={previousLabel}
          href={current > 1 && href(current - 1)}
          rel="prev"
        />
        {pageItems(current, total).map((item) => (
          <li key={item} className={isNeighbour(item) ? "max-sm:hidden" : undefined}>
            {typeof item === "number" ? (
              <Anchor
                href={href(item)}
                aria-label={pageLabel(item)}
                aria-current={item === current ? "page" : undefined}
                className={classNames(
                  CELL,
                  item === current ? "bg-ink text-plaster" : "hover:bg-stone-deep",
                )}
              >
                {item}
              </Anchor>
            ) : (
              <span aria-hidden="true" className="px-1 text-ink-soft">
                {"…"}
              </span>
            )}
          </li>
        ))}
        <Turn
          icon={ChevronRight}
          label={nextLabel}
          href={current < total && href(current + 1)}
          rel="next"
        />
      </ul>
    </nav>
  );
}

type TurnProps = {
  icon: LucideIconData;
  label: string;
  href: string | false;
  rel: "prev" | "next";
};

function Turn({ icon, label, href, rel }: TurnProps) {
  if (!href) return null;
  return (
    <li>
      <Anchor
        href={href}
        rel={rel}
        aria-label={label}
        className={classNames(CELL, "hover:bg-stone-deep")}
      >
        <Icon icon={icon} mirror />
      </Anchor>
    </li>
  );
}
