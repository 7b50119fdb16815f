import { Rows3 } from "@lucide/icons";
import { type ReactNode, useMemo } from "react";
import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { pageCount } from "#contract/kernel/page-count.ts";
import type { CategoryLink } from "#contract/page-context.ts";
import { CompareLink, ProductGrid } from "#web/modules/storefront/index.ts";
import { chooseListView, useListView } from "#web/shell/list-view.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Breadcrumbs, type Crumb } from "#web/ui/layout/breadcrumbs.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { Pagination } from "#web/ui/layout/pagination.tsx";
import { FacetList } from "../facets/facet-list.tsx";
import { FacetSheet } from "../facets/facet-sheet.tsx";
import { AppliedFilters } from "./applied-filters.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { ListPageContext, useListPage } from "./list-context.ts";
import { ListEmpty } from "./list-empty.tsx";
import { listLinks } from "./list-links.ts";
import type { LoadedList } from "./load-list.ts";
import { PlannerLink } from "./planner-link.tsx";
import { PromotedFacets } from "./promoted-facets.tsx";
import { SortSelect } from "./sort-select.tsx";

const ADDRESS = "/api/v1/search/opened";

export interface ProductListPageProps {
  loaded: LoadedList;
  /** Path without locale prefix and query. */
  path: string;
  title: ReactNode;
  description?: string | undefined;
  /** A note about the search result. */
  note?: ReactNode;
  /** The breadcrumbs, without home and the page itself. */
  crumbs?: Crumb[];
  /** The page's name in the breadcrumbs. */
  name: string;
  /** Links to subcategories. */
  categories?: CategoryLink[];
  /** Links to continue with if the list is empty. */
  departments: CategoryLink[];
  term?: string;
  /** Narrows the list in a way of its own, such as to what fits a room. */
  tool?: ReactNode;
}

/** Every product list: title, filters, cards, pagination. All of its state is in the URL. */
export function ProductListPage(props: ProductListPageProps) {
  const {
    loaded,
    path,
    term,
    title,
    description,
    note,
    categories = [],
    departments,
    tool,
  } = props;
  const { list, query } = loaded;
  const page = useMemo(
    () => ({ list, query, path, term, links: listLinks(path, query) }),
    [list, query, path, term],
  );
  return (
    <ListPageContext value={page}>
      <Container className="pt-4 pb-section">
        <ListWay {...props} />
        <header className="mt-3">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            {/* A line of its own on phones: whether both fit on one would depend on the font
                loaded so far. */}
            <h1 className="text-page mobile:w-full">{title}</h1>
            <TotalCount total={list.total} />
            <CompareLink />
          </div>
          {description && <p className="mt-2 max-w-text text-ink-soft">{description}</p>}
          {note}
          {list.hasRoomLights && <PlannerLink />}
          {tool}
          {/* The counts are of whole categories, as the links are. */}
          <CategoryChips
            categories={categories}
            isCounted={Object.keys(query.facets).length === 0}
          />
        </header>
        {list.items.length === 0 && list.facets.length === 0 ? (
          <ListEmpty term={term} departments={departments} />
        ) : (
          <FilteredList term={term} departments={departments} />
        )}
      </Container>
    </ListPageContext>
  );
}

interface FilteredListProps {
  term: string | undefined;
  departments: CategoryLink[];
}

/** Filters at the side, sort order and cards beside them. */
function FilteredList(props: FilteredListProps) {
  const { list } = useListPage();
  return (
    <div className="mt-7 grid gap-x-10 desktop:grid-cols-[16rem_minmax(0,1fr)] desktop:gap-x-14">
      <Filters />
      <div id="results" className="min-w-0 scroll-mt-(--bar-height)">
        <div className="mb-6 flex items-center justify-between gap-3 mobile:sticky mobile:top-(--bar-height) mobile:z-5 mobile:bg-plaster mobile:py-1.5 mobile:[box-shadow:0_0_0_100vmax_var(--color-plaster)] mobile:[clip-path:inset(0_-100vmax)] desktop:justify-end">
          <FacetSheet />
          <div className="flex min-w-0 items-center gap-2">
            <SortSelect />
            <ViewSwitch />
          </div>
        </div>
        <PromotedFacets />
        <AppliedFilters />
        {list.items.length === 0 ? <ListEmpty {...props} /> : <ListResults />}
      </div>
    </div>
  );
}

function Filters() {
  const t = useTranslations("storefront.filters");
  return (
    <aside
      aria-label={t("title")}
      className="sticky top-(--bar-height) -mx-2 hidden max-h-[calc(100dvh-var(--bar-height))] self-start overflow-y-auto overscroll-contain px-2 pt-2 pb-8 [scrollbar-width:thin] desktop:block mobile:noscript:static mobile:noscript:block mobile:noscript:max-h-none"
    >
      <FacetList />
    </aside>
  );
}

function ListWay({ crumbs, name }: ProductListPageProps) {
  const t = useTranslations("shell");
  const way = useTranslations("catalog")("way");
  return (
    <Breadcrumbs
      label={way}
      crumbs={[{ text: t("home"), href: "/" }, ...(crumbs ?? []), { text: name }]}
    />
  );
}

/** The number of products; changes are announced to screen readers. */
function TotalCount({ total }: { total: number }) {
  const t = useTranslations("storefront");
  return <output className="figures text-ink-soft">{t("productCount", { count: total })}</output>;
}

/** Product cards and pagination; dimmed and kept in place while the next list is loading. */
function ListResults() {
  const t = useTranslations("storefront");
  const { list, links, term } = useListPage();
  const isLoading = useNavigation().state === "loading";
  return (
    <div
      aria-busy={isLoading}
      className={classNames("transition-opacity", isLoading && "opacity-50")}
    >
      <output className="sr-only">{isLoading && t("updating")}</output>
      <div onClickCapture={term ? ({ target }) => countOpened(target, term) : undefined}>
        <ProductGrid products={list.items} columns={3} priority={2} headingLevel={2} />
      </div>
      <div className="mt-12">
        <Pagination
          current={list.page}
          total={pageCount(list)}
          href={links.page}
          label={t("pages.label")}
          previousLabel={t("pages.previous")}
          nextLabel={t("pages.next")}
          pageLabel={(page) => t("pages.page", { number: String(page) })}
        />
      </div>
    </div>
  );
}

/**
 * Reports that a search result was opened or added to the cart, even while the page is being left.
 */
function countOpened(pressed: EventTarget, term: string): void {
  if (!(pressed instanceof Element) || !pressed.closest("a[href], button")) return;
  const headers = { "content-type": "application/json" };
  // Nothing depends on it: a lost request is one opened search less in the report.
  fetch(ADDRESS, {
    method: "POST",
    keepalive: true,
    headers,
    body: JSON.stringify({ q: term }),
  }).catch(() => {});
}

/** Switches between cards and rows with their facts side by side. */
function ViewSwitch() {
  const t = useTranslations("storefront");
  const isRows = useListView() === "rows";
  return (
    <IconButton
      icon={Rows3}
      label={t("rows")}
      aria-pressed={isRows}
      onClick={() => chooseListView(isRows ? "grid" : "rows")}
      className="aria-pressed:bg-ink aria-pressed:text-plaster"
    />
  );
}
