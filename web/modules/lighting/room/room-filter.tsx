import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { ProductList } from "#contract/storefront/endpoints.ts";
import type { ListQuery } from "#contract/storefront/list-query.ts";
import { LateMessages } from "#web/i18n/page-locale.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const RoomFilterFields = lazy(async () => ({
  default: (await import("./room-filter-fields.tsx")).RoomFilterFields,
}));

/** The facets that a room limits. */
const SIZES = ["diameter_mm", "drop_mm"];

interface RoomFilterProps {
  list: Pick<ProductList, "facets">;
  query: ListQuery;
  /** The list's path without locale prefix and query. */
  path: string;
}

/** Narrows a list of hanging lights to the shopper's own room; its fields load once it is opened. */
export function RoomFilter({ list, query, path }: RoomFilterProps) {
  const t = useTranslations("storefront");
  const [wanted, setWanted] = useState(false);
  const ranges = list.facets.filter(({ kind, code }) => kind === "range" && SIZES.includes(code));
  if (ranges.length < SIZES.length) return null;
  return (
    <details onToggle={() => setWanted(true)} className="mt-1 noscript:hidden">
      <summary className="with-chevron inline-flex min-h-target list-none items-center gap-3 font-medium text-brass hover:text-brass-deep">
        {t("roomFilter")}
      </summary>
      {wanted && (
        <Suspense fallback={<Skeleton className="h-72 w-full max-w-form" />}>
          <LateMessages part="product">
            <RoomFilterFields query={query} path={path} />
          </LateMessages>
        </Suspense>
      )}
    </details>
  );
}
