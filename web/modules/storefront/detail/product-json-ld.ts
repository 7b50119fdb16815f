import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import type { Review } from "#contract/feedback/rating-endpoints.ts";
import { asciiAddress } from "#contract/kernel/slug.ts";
import { pictureUrl } from "#contract/media/image-url.ts";
import { breadcrumbJsonLd } from "#web/shell/address/breadcrumb-json-ld.ts";

const SCHEMA = "https://schema.org";

export interface Place {
  /** Origin and locale prefix: everything before a contract path. */
  base: string;
  /** The origin alone, for pictures. */
  publicUrl: string;
}

function offer({ sku, price, offerEndsAt, available }: Variant, url: string) {
  return {
    "@type": "Offer",
    url: `${url}?variant=${sku.toLowerCase()}`,
    price: (price.amount / 100).toFixed(2),
    priceCurrency: "EGP",
    availability: `${SCHEMA}/${available > 0 ? "InStock" : "OutOfStock"}`,
    itemCondition: `${SCHEMA}/NewCondition`,
    ...(offerEndsAt && { priceValidUntil: offerEndsAt.slice(0, 10) }),
  };
}

function variantName(product: ProductDetail, variant: Variant): string {
  const chosen = product.options.flatMap(
    ({ code, values }) => values.find((value) => value.code === variant.options[code])?.label ?? [],
  );
  return [product.name, ...chosen].join(" · ");
}

function productOf(product: ProductDetail, variant: Variant, url: string, publicUrl: string) {
  return {
    "@type": "Product",
    name: variantName(product, variant),
    sku: variant.sku,
    image: variant.pictures.map(
      (picture) => `${publicUrl}${pictureUrl(picture, { width: 1200, format: "jpeg" })}`,
    ),
    offers: offer(variant, url),
  };
}

function reviewOf({ value, text, locale, author, at }: Review) {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: author },
    datePublished: at.slice(0, 10),
    reviewRating: { "@type": "Rating", ratingValue: value },
    ...(text && { reviewBody: text, inLanguage: locale }),
  };
}

/**
 * The product as structured data: one `Product`, or a group if there are several variants, with
 * breadcrumbs. The reviews are those shown on the page.
 */
export function productJsonLd(
  product: ProductDetail,
  reviews: readonly Review[],
  { base, publicUrl }: Place,
): object[] {
  const url = asciiAddress(`${base}${product.path}`);
  const shared = {
    "@context": SCHEMA,
    description: product.summary,
    brand: { "@type": "Brand", name: product.brand },
    ...(product.rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: product.rating.average,
        ratingCount: product.rating.count,
      },
    }),
    ...(reviews.length > 0 && { review: reviews.map(reviewOf) }),
    url,
  };
  const [first] = product.variants;
  const itself =
    product.variants.length > 1 || !first
      ? {
          ...shared,
          "@type": "ProductGroup",
          name: product.name,
          productGroupID: String(product.id),
          hasVariant: product.variants.map((variant) =>
            productOf(product, variant, url, publicUrl),
          ),
        }
      : { ...shared, ...productOf(product, first, url, publicUrl), name: product.name };
  return [itself, breadcrumbJsonLd([...product.breadcrumbs, product], base)];
}
