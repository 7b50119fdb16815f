import { pageCount } from "#contract/kernel/page-count.ts";
import { Pagination } from "#web/ui/layout/pagination.tsx";
import { useTranslations } from "use-intl";

interface OrderPagesProps {
  page: Parameters<typeof pageCount>[0] & { page: number };
  /** Address of the list, with a query already. */
  href: string;
}

/** The pages of a list of orders. */
export function OrderPages({ page, href }: OrderPagesProps) {
  const t = useTranslations("orders.list");
  return (
    <Pagination
      current={page.page}
      total={pageCount(page)}
      href={(to) => `${href}&page=${to}`}
      label={t("pages")}
      previousLabel={t("previous")}
      nextLabel={t("next")}
      pageLabel={(to) => t("page", { page: String(to) })}
    />
  );
}
