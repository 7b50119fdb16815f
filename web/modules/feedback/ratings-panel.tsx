import type { ProductDetail } from "#contract/catalog/product.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useTranslations } from "use-intl";
import { RateProduct } from "./rate-product.tsx";
import { RatingEntry } from "./rating-entry.tsx";
import { useRatings } from "./use-ratings.ts";

/** What customers wrote, and the way to add to it. Fetched when the reader comes near. */
export function RatingsPanel({ product }: { product: ProductDetail }) {
  const t = useTranslations("ratings");
  const { asked, more, loadingMore, trouble, hasMore } = useRatings(product.id);
  return (
    <div className="flex flex-col gap-8">
      <RateProduct product={product} />
      {product.rating && (
        <AnswerView asked={asked} part>
          {({ items }) => (
            <ul className="border-t border-hairline">
              {items.map((rating) => (
                <RatingEntry key={rating.id} rating={rating} />
              ))}
            </ul>
          )}
        </AnswerView>
      )}
      {hasMore && (
        <Button
          kind="secondary"
          className="self-start"
          loading={loadingMore}
          loadingLabel={t("loadingMore")}
          onClick={more}
        >
          {t("more")}
        </Button>
      )}
      {trouble && (
        <Notice tone="error" live>
          {trouble}
        </Notice>
      )}
    </div>
  );
}
