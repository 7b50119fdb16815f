import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { ProductDetail } from "#contract/catalog/product.ts";
import type { PublishedRating } from "#contract/feedback/rating-endpoints.ts";
import type { RatingSort } from "#contract/feedback/rating-values.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { useOpenPicture } from "#web/shell/viewer/use-open-picture.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { useViewedPictures } from "./pictures/rating-pictures.tsx";
import { RateProduct } from "./rate-product.tsx";
import { RatingEntry } from "./rating-entry.tsx";
import { RatingsChoice } from "./ratings-choice.tsx";
import { useRatings } from "./use-ratings.ts";

const PictureViewer = lazy(async () => ({
  default: (await import("#web/shell/viewer/picture-viewer.tsx")).PictureViewer,
}));

interface RatingsPanelProps {
  product: ProductDetail;
  /** Only ratings with this many stars; null for all. */
  stars: number | null;
  onStars: (stars: number | null) => void;
}

/** Customers' ratings and the form to add one. Fetched when the reader scrolls near. */
export function RatingsPanel({ product, stars, onStars }: RatingsPanelProps) {
  const t = useTranslations("ratings");
  const [sort, setSort] = useState<RatingSort>("newest");
  const { asked, more, loadingMore, trouble, hasMore } = useRatings(product.id, stars, sort);
  return (
    <div className="flex flex-col gap-8">
      <RateProduct product={product} />
      {product.rating && (
        <div className="flex flex-col gap-4">
          <RatingsChoice stars={stars} onStars={onStars} sort={sort} onSort={setSort} />
          <AnswerView asked={asked} part>
            {({ items }) => <RatingList ratings={items} />}
          </AnswerView>
        </div>
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

function RatingList({ ratings }: { ratings: readonly PublishedRating[] }) {
  const t = useTranslations("ratings");
  const viewed = useViewedPictures(ratings);
  const viewer = useOpenPicture(viewed);
  const open = (id: number) => viewer.open(viewed.findIndex((one) => one.id === id));
  if (ratings.length === 0) return <p className="text-ink-soft">{t("noneOfThese")}</p>;
  return (
    <>
      <ul className="border-t border-hairline">
        {ratings.map((rating) => (
          <RatingEntry key={rating.id} rating={rating} onOpen={open} />
        ))}
      </ul>
      {viewer.isWanted && (
        <Suspense>
          <PictureViewer
            title={t("pictures.label")}
            pictures={viewed}
            index={viewer.index}
            onShow={viewer.show}
            onClose={viewer.close}
          />
        </Suspense>
      )}
    </>
  );
}
