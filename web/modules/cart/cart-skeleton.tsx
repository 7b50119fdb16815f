import { useTranslations } from "use-intl";
import { ContentPending } from "#web/shell/parts/overlay.tsx";
import { Skeleton, SkeletonText } from "#web/ui/feedback/skeleton.tsx";

const ROWS = [1, 2, 3];

/** Placeholder for the lines while they are fetched. */
export function CartSkeleton() {
  const t = useTranslations("cart");
  return (
    <div aria-busy="true" className="noscript:hidden">
      <ContentPending />
      <output className="sr-only">{t("loading")}</output>
      {ROWS.map((row) => (
        <div key={row} className="flex gap-4 border-b border-hairline py-4">
          <Skeleton className="aspect-4/5 w-24 shrink-0 md:w-28" />
          <div className="grow pt-2">
            <SkeletonText lines={3} />
          </div>
        </div>
      ))}
    </div>
  );
}
