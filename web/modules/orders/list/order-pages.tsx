import { useTranslations } from "use-intl";
import type { Page } from "#contract/kernel/pagination.ts";
import { AccountPages } from "#web/shell/account/account-pages.tsx";

interface OrderPagesProps {
  page: Omit<Page<unknown>, "items">;
  /** URL of the list, already with a query. */
  href: string;
}

/** Pagination of a list of orders. */
export function OrderPages({ page, href }: OrderPagesProps) {
  const t = useTranslations("orders.list");
  return (
    <AccountPages
      page={page}
      href={href}
      words={{
        label: t("pages"),
        previous: t("previous"),
        next: t("next"),
        page: (number) => t("page", { page: String(number) }),
      }}
    />
  );
}
