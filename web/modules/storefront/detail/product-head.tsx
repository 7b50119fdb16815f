import { useTranslations } from "use-intl";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { dayText } from "#contract/kernel/time/day-text.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { ProductPrice, useMoney } from "#web/modules/pricing/index.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Rating } from "#web/ui/display/rating.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";

interface ProductHeadProps {
  product: ProductDetail;
  variant: Variant;
}

/** Name, brand, rating and price: on phones, above the variant options. */
export function ProductHead({ product, variant }: ProductHeadProps) {
  const t = useTranslations("catalog.detail");
  const card = useTranslations("catalog.card");
  const category = product.breadcrumbs.at(-1);
  return (
    <header>
      <p className="flex flex-wrap items-center gap-x-2 text-small">
        {category && (
          // Hidden on phones: the breadcrumbs say so, too, and price and options should be on the
          // first screen.
          <Link href={category.path} tone="action" className="max-md:hidden">
            {category.name}
          </Link>
        )}
        {product.brand && (
          <span className="text-ink-soft">
            {category && (
              <span aria-hidden="true" className="max-md:hidden">
                {"· "}
              </span>
            )}
            <bdi>{product.brand}</bdi>
          </span>
        )}
        {product.isNew && <Badge tone="ink">{card("new")}</Badge>}
        <HeadRating rating={product.rating} />
      </p>
      <h1 className="mt-1 text-heading md:mt-1.5 md:text-page">
        <Phrase text={product.name} />
      </h1>
      <div aria-live="polite" className="mt-1.5 md:mt-4">
        <ProductPrice price={variant.price} size="large" note={t("vat")} />
        <OfferNote variant={variant} />
      </div>
    </header>
  );
}

/** Links to the ratings further down. */
function HeadRating({ rating }: Pick<ProductDetail, "rating">) {
  const t = useTranslations("catalog.card");
  if (!rating) return null;
  const average = rating.average.toFixed(1);
  return (
    <a href="#ratings" className="ms-auto inline-flex min-h-8 items-center rounded-small">
      <Rating
        value={rating.average}
        label={t("rating", { average, count: rating.count })}
        text={`${average} (${rating.count})`}
      />
    </a>
  );
}

function OfferNote({ variant: { price, offerEndsAt } }: { variant: Variant }) {
  const t = useTranslations("catalog.detail");
  const { text } = useMoney();
  const locale = usePageLocale();
  if (price.was === null) return null;
  return (
    <p className="mt-1.5 text-small text-error">
      {t("saving", { amount: text(price.was - price.amount) })}
      {offerEndsAt && (
        <span className="text-ink-soft">
          {" · "}
          {t("offerEnds", { date: dayText(offerEndsAt, locale) })}
        </span>
      )}
    </p>
  );
}
