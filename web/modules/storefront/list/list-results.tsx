import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { pageCount } from "#contract/kernel/page-count.ts";
import { ProductGrid } from "#web/modules/storefront/index.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Pagination } from "#web/ui/layout/pagination.tsx";
import { countOpened } from "./count-opened.ts";
import { useListPage } from "./list-context.ts";

/** Product cards and pagination; dimmed and kept in place while the next list is loading. */
export function ListResults() {
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
