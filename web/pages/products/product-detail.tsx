import { useDeferredValue } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { firstVariant } from "#contract/catalog/first-variant.ts";
import { localePath } from "#contract/kernel/locale.ts";
import { parseIdSlug } from "#contract/kernel/slug.ts";
import type { DeliveryTerms, PromisedDelivery } from "#contract/pricing/delivery.ts";
import { AlertBox } from "#web/modules/alerts/index.ts";
import { useViewReport } from "#web/modules/favourites/recent-views.ts";
import { BuyBox, type ExpressBuyProps } from "#web/modules/storefront/buy/buy-box.tsx";
import { useVariant } from "#web/modules/storefront/buy/use-variant.ts";
import { productJsonLd } from "#web/modules/storefront/detail/product-json-ld.ts";
import { ShareButton } from "#web/modules/storefront/detail/share-button.tsx";
import { ProductGallery } from "#web/modules/storefront/gallery/product-gallery.tsx";
import { shownFilms } from "#web/modules/storefront/gallery/shown-films.ts";
import { pageContext } from "#web/page-context.ts";
import { later } from "#web/shell/later.tsx";
import { notFound } from "#web/shell/not-found.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { redirectTo } from "#web/shell/redirect-to.ts";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/product-detail";

const ExpressButton = later(
  async () => (await import("#web/modules/orders/express/express-button.tsx")).ExpressButton,
);

const ProductBelow = later(
  async () => (await import("./product-below.tsx")).ProductBelow,
  <div className="min-h-dvh" />,
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const wanted = parseIdSlug(params.idSlug);
  const product = wanted && (await page.queries.product(wanted.id));
  if (!product) throw await notFound(page);
  if (`/product/${params.idSlug.toLowerCase()}` !== product.path.toLowerCase()) {
    throw redirectTo(`${product.path}${url.search}`, page, 301);
  }
  const [terms, videos, reviews] = await Promise.all([
    page.queries.deliveryTerms(),
    page.queries.videos(product.id),
    product.rating ? page.queries.reviews(product.id) : [],
  ]);
  const films = shownFilms(videos);
  const { alternates } = product;
  return { product, terms: terms.map(promisedOf), films, reviews, alternates };
}

/** Without the limit of cash on delivery, which matters only at checkout. */
function promisedOf(terms: DeliveryTerms): PromisedDelivery {
  const { codLimit: _, ...promised } = terms;
  return promised;
}

/** Another variant does not change the page's data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.currentUrl.pathname !== args.nextUrl.pathname;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!loaderData || !root) return [];
  const { product, reviews } = loaderData;
  const { publicUrl, locale, defaultLocale } = root;
  const base = `${publicUrl}${localePath("/", locale, defaultLocale)}`.replace(/\/$/, "");
  return pageMeta(matches, {
    title: product.name,
    description: product.summary,
    picture: firstVariant(product.variants)?.pictures[0] ?? null,
    jsonLd: productJsonLd(product, reviews, { base, publicUrl }),
  });
}

export default function ProductDetailPage({ loaderData }: Route.ComponentProps) {
  const { product, terms, films } = loaderData;
  const shell = useTranslations("shell");
  const way = useTranslations("catalog")("way");
  const choice = useVariant(product);
  const variant = useDeferredValue(choice?.variant);
  useViewReport(product.id);
  if (!choice || !variant) return null;
  const crumbs = product.breadcrumbs.map(({ name, path }) => ({ text: name, href: path }));
  return (
    <>
      <Container className="pt-2 pb-section md:pt-4">
        <div className="flex items-start justify-between gap-4">
          <Breadcrumbs label={way} crumbs={[{ text: shell("home"), href: "/" }, ...crumbs]} />
          <ShareButton title={product.name} />
        </div>
        <div className="mt-2 grid items-start gap-x-10 gap-y-4 md:mt-4 md:gap-y-6 md:grid-cols-2 lg:grid-cols-[1.15fr_1fr] xl:gap-x-16">
          <div className="min-w-0 md:sticky md:top-[calc(var(--bar-height)+1rem)]">
            <ProductGallery product={product} variant={choice.variant} films={films} />
          </div>
          <BuyBox
            key={product.id}
            product={product}
            choice={choice}
            terms={terms}
            Express={ExpressBuy}
            alert={<AlertBox key={choice.variant.id} variant={choice.variant} />}
          />
        </div>
      </Container>
      <ProductBelow product={product} variant={variant} />
    </>
  );
}

/** Returning customers go straight to the review before ordering. */
function ExpressBuy({ purchase, variant }: ExpressBuyProps) {
  return (
    <ExpressButton
      buying={{ variantId: variant.id, quantity: purchase.quantity }}
      prepare={purchase.take}
      disabled={variant.available === 0 || purchase.adding}
    />
  );
}
