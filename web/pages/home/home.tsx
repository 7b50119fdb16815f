import { memo } from "react";
import { useTranslations } from "use-intl";
import type { Category, ProductCard } from "#contract/catalog/product.ts";
import { localePath } from "#contract/kernel/locale.ts";
import type { Block } from "#contract/menus/endpoints.ts";
import { translator } from "#web/i18n/translator.ts";
import { NewsBand } from "#web/modules/content/index.ts";
import { RecentRow } from "#web/modules/favourites/recent-row.tsx";
import { ProductRow } from "#web/modules/storefront/index.ts";
import { topCategories } from "#web/modules/storefront/list/category-tree.ts";
import { pageContext } from "#web/page-context.ts";
import { CategoryGrid } from "#web/pages/home/category-grid.tsx";
import { HeroBlock } from "#web/pages/home/hero-block.tsx";
import { OpeningSoon } from "#web/pages/home/opening-soon.tsx";
import { PromiseList } from "#web/pages/home/promise-list.tsx";
import { RoomList } from "#web/pages/home/room-list.tsx";
import { StoryList } from "#web/pages/home/story-list.tsx";
import { type RootData, useRootData } from "#web/shell/address/root-data.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { useFetchedLists } from "#web/shell/shared-lists.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Container } from "#web/ui/layout/container.tsx";
import { Section } from "#web/ui/layout/section.tsx";
import type { Route } from "./+types/home";

interface ProductSectionProps {
  title: string;
  /** Link to the whole list, if there is one. */
  path?: string;
  products: ProductCard[];
}

/** A row of products under a heading, with a link to all. Renders nothing if there are none. */
const ProductSection = memo(({ title, path, products }: ProductSectionProps) => {
  const t = useTranslations("home");
  if (products.length === 0) return null;
  return (
    <Section
      className="below-fold pb-0 [--room:32rem] md:[--room:44.5rem]"
      title={title}
      all={path === undefined ? undefined : { href: path, text: t("all") }}
    >
      <ProductRow products={products} />
    </Section>
  );
});

const ROW = 4;
/** With fewer best sellers, a row of them would look like a mistake. */
const LEAST_OF_A_ROW = 3;
const LATEST_NEWS = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const { queries } = context.get(pageContext);
  const [shell, blocks, newArrivals, bestSellers, offers, news, albums] = await Promise.all([
    queries.shell(),
    queries.blocks(),
    queries.newArrivals(ROW),
    queries.bestSellers(ROW),
    queries.specialOffers(ROW),
    queries.news(1),
    queries.albums(),
  ]);
  return {
    departments: topCategories(shell.categories),
    blocks,
    newArrivals,
    bestSellers,
    offers,
    news: news.items.slice(0, LATEST_NEWS),
    album: albums[0],
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = rootOf(matches);
  if (!root) return [];
  const hero = loaderData?.blocks.find(({ kind }) => kind === "hero");
  return pageMeta(matches, {
    description: translator(root.locale, "home")("description"),
    picture: hero?.picture ?? null,
    jsonLd: [organisation(root), website(root)],
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("home");
  const { newArrivals, offers } = loaderData;
  const hasBestSellers = loaderData.bestSellers.length >= LEAST_OF_A_ROW;
  const siteName = useRootData()?.shell.settings.siteName;
  const fetched = useFetchedLists();
  const blocks = byKind(fetched?.blocks ?? loaderData.blocks);
  const departments = fetched?.parentCategories ?? loaderData.departments;
  if (departments.length === 0 && blocks.hero.length === 0) return <OpeningSoon />;
  return (
    <>
      {blocks.hero.length === 0 && <h1 className="sr-only">{siteName}</h1>}
      {blocks.hero.slice(0, 1).map((block) => (
        <HeroBlock key={block.code} block={block} />
      ))}
      <Container>
        <Departments categories={departments} />
        <ProductSection title={t("newArrivals")} path="/new-arrival" products={newArrivals} />
        {blocks.room.length > 0 && (
          <Section
            title={t("byRoom")}
            className="below-fold pb-0 [--room:15.5rem] md:[--room:61rem]"
          >
            <RoomList blocks={blocks.room} />
          </Section>
        )}
        {hasBestSellers && (
          <ProductSection title={t("bestSellers")} products={loaderData.bestSellers} />
        )}
        <ProductSection title={t("offers")} path="/special-offers" products={offers} />
        <Promises blocks={blocks.promise} />
        <div className="below-fold py-8 [--room:21rem] md:py-section md:[--room:38.5rem]">
          <StoryList blocks={blocks.story} />
        </div>
        {/* Hidden on phones, where the page would be too long: best sellers matter more than
            the news. */}
        <div
          className={classNames(
            "below-fold [--room:31rem] md:[--room:44rem]",
            hasBestSellers && "max-sm:hidden",
          )}
        >
          <NewsBand news={loaderData.news} album={loaderData.album} />
        </div>
      </Container>
      <RecentRow />
    </>
  );
}

function Departments({ categories }: { categories: Category[] }) {
  const t = useTranslations("home");
  if (categories.length === 0) return null;
  return (
    <Section title={t("byKind")} className="pb-0">
      <CategoryGrid categories={categories} />
    </Section>
  );
}

function Promises({ blocks }: { blocks: Block[] }) {
  const t = useTranslations("home");
  if (blocks.length === 0) return null;
  return (
    <Section title={t("whyUs")} className="below-fold pb-0 [--room:22rem] md:[--room:14rem]">
      <PromiseList blocks={blocks} />
    </Section>
  );
}

/** Only the kinds this page knows; others are ignored. */
function byKind(blocks: Block[]) {
  const of = (kind: string) => blocks.filter((block) => block.kind === kind);
  return { hero: of("hero"), promise: of("promise"), room: of("room"), story: of("story") };
}

/** The shop as structured data. */
function organisation({ publicUrl, shell }: RootData): object {
  const { siteName, hotline, email, address } = shell.settings;
  return {
    "@context": "https://schema.org",
    "@type": "OnlineStore",
    name: siteName,
    url: publicUrl,
    logo: `${publicUrl}/logo-mark.svg`,
    // Values not set are left out, rather than given as empty.
    ...(email && { email }),
    ...(hotline && { telephone: hotline }),
    address: {
      "@type": "PostalAddress",
      addressCountry: "EG",
      ...(address && { streetAddress: address }),
    },
    areaServed: "EG",
  };
}

/** The site and its search as structured data. */
function website({ publicUrl, locale, defaultLocale, shell }: RootData): object {
  const page = (path: string) => publicUrl + localePath(path, locale, defaultLocale);
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: shell.settings.siteName,
    url: page("/"),
    inLanguage: locale,
    potentialAction: {
      "@type": "SearchAction",
      target: `${page("/SearchProducts/")}{term}`,
      "query-input": "required name=term",
    },
  };
}
