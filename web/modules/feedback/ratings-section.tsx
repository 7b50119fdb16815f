import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import type { ProductDetail } from "#contract/catalog/product.ts";
import { RATE_ANCHOR, readRateHash } from "#contract/feedback/rate-path.ts";
import { useNear } from "#web/shell/use-near.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { RatingNumbers } from "./rating-numbers.tsx";

const RatingsPanel = lazy(async () => ({
  default: (await import("./ratings-panel.tsx")).RatingsPanel,
}));

/** A product's ratings: the summary at once, the texts when the reader scrolls near. */
export function RatingsSection({ product }: { product: ProductDetail }) {
  const t = useTranslations("ratings");
  const { ref, near } = useNear<HTMLElement>();
  const [stars, setStars] = useState<number | null>(null);
  const { rating } = product;
  const anchor = useRateAnchor();
  return (
    <section
      ref={ref}
      id="ratings"
      aria-labelledby="ratings-title"
      className="scroll-mt-28 border-t border-hairline"
    >
      {/* Target of the link in rating request mails: the form is open. */}
      <span ref={anchor} id={RATE_ANCHOR} className="block scroll-mt-28" />
      <Container className="py-section">
        <h2 id="ratings-title" className="mb-6 text-heading md:mb-8">
          {t("title")}
        </h2>
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
          {rating ? (
            <RatingNumbers rating={rating} stars={stars} onStars={setStars} />
          ) : (
            <p className="max-w-text text-ink-soft">
              {t("none")} {t("noneInvite")}
            </p>
          )}
          <div className="min-w-0">
            {near && (
              <Suspense fallback={rating ? <Outline count={rating.count} /> : null}>
                <RatingsPanel product={product} stars={stars} onStars={setStars} />
              </Suspense>
            )}
          </div>
        </div>
      </Container>
    </section>
  );
}

/**
 * On client-side navigation this part is rendered after the page, when the browser has already
 * looked for the anchor.
 */
function useRateAnchor() {
  const { hash } = useLocation();
  const anchor = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const isPassed = window.scrollY > 0;
    if (readRateHash(hash) && !isPassed) anchor.current?.scrollIntoView();
  }, [hash]);
  return anchor;
}

const MOST_OUTLINED = 3;

function Outline({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-6">
      {Array.from({ length: Math.min(count, MOST_OUTLINED) }, (_, row) => (
        <Skeleton key={row} className="h-20 w-full" />
      ))}
    </div>
  );
}
