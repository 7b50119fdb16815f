import { Heart } from "@lucide/icons";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { ProductCard } from "#contract/catalog/product.ts";
import { pageCount } from "#contract/kernel/page-count.ts";
import type { Page } from "#contract/kernel/pagination.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { ProductGrid } from "#web/modules/storefront/index.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { AddToList } from "#web/shell/lists/add-to-list.tsx";
import { useShell } from "#web/shell/store.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Pagination } from "#web/ui/layout/pagination.tsx";

interface FavouritesViewProps {
  columns: 3 | 4;
  /** Path of the first page. */
  pagePath: string;
}

/**
 * The saved products, or links to products if there are none. Removing one takes effect immediately
 * and can be undone.
 */
export function FavouritesView({ columns, pagePath }: FavouritesViewProps) {
  const page = usePage();
  const locale = usePageLocale();
  const known = useShell(({ sessionKnown }) => sessionKnown);
  const token = useShell((state) => state.token);
  const asked = useAnswer<Page<ProductCard>>(`favourites ${page} ${locale} ${known} ${token}`, () =>
    call("GET /api/v1/favourites", { query: { page } }),
  );
  return (
    <AnswerView asked={asked}>
      {(answer) => <FavouritesPage answer={answer} columns={columns} pagePath={pagePath} />}
    </AnswerView>
  );
}

function FavouritesPage(props: FavouritesViewProps & { answer: Page<ProductCard> }) {
  const { answer, columns, pagePath } = props;
  const t = useTranslations("favourites");
  const list = useTranslations("storefront.pages");
  const kept = useShell(({ favourites }) => favourites);
  const products = answer.items.filter(({ id }) => kept?.includes(id) ?? true);
  if (products.length === 0 && answer.page === 1 && answer.total <= answer.items.length) {
    return <NoFavourites />;
  }
  const join = pagePath.includes("?") ? "&" : "?";
  return (
    <>
      {products.length === 0 && <p className="py-8 text-ink-soft">{t("pageEmpty")}</p>}
      <ProductGrid products={products} columns={columns} tool={listTool} />
      <div className="mt-10">
        <Pagination
          current={answer.page}
          total={pageCount(answer)}
          href={(page) => (page === 1 ? pagePath : `${pagePath}${join}page=${page}`)}
          label={list("label")}
          previousLabel={list("previous")}
          nextLabel={list("next")}
          pageLabel={(page) => list("page", { number: String(page) })}
        />
      </div>
    </>
  );
}

function listTool({ id, name }: ProductCard) {
  return (
    // The tools of a card let presses through to its link; a dialog inside them would inherit it.
    <div className="pointer-events-auto">
      <AddToList goods={{ productId: id }} look="icon" name={name} />
    </div>
  );
}

function NoFavourites() {
  const t = useTranslations("favourites.empty");
  return (
    <EmptyState
      illustration={<Icon icon={Heart} size={40} />}
      title={t("title")}
      text={t("text")}
      action={
        <>
          <ButtonLink href="/product">{t("action")}</ButtonLink>
          <ButtonLink href="/new-arrival" kind="secondary">
            {t("news")}
          </ButtonLink>
        </>
      }
    />
  );
}

function usePage(): number {
  const [search] = useSearchParams();
  const page = Number(search.get("page"));
  return Number.isInteger(page) && page > 0 && page <= 100 ? page : 1;
}
