import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { comparedCard } from "#contract/catalog/compared.ts";
import type { ProductCard as ProductCardData } from "#contract/catalog/product.ts";
import { ProductPrice } from "#web/modules/pricing/index.ts";
import { HeartButton } from "#web/shell/favourites/heart-button.tsx";
import { KeyFacts } from "#web/ui/display/facts.tsx";
import { Card, CardLink } from "#web/ui/surfaces/card.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { CardAdd } from "./card-add.tsx";
import { CardBadges } from "./card-badges.tsx";
import { CardPicture } from "./card-picture.tsx";
import { CardRating } from "./card-rating.tsx";
import { CardSwatches } from "./card-swatches.tsx";
import { CompareButton } from "./compare/compare-button.tsx";
import { factTexts } from "./fact-texts.ts";

export interface ProductCardProps {
  product: ProductCardData;
  /** Slot width as in `sizes`. */
  sizes: string;
  /** Above the fold. */
  priority?: boolean;
  headingLevel?: 2 | 3;
  /** A further button beside the heart. */
  tool?: ReactNode;
}

/**
 * A product in a list: picture that lights up, name, three facts, price, finishes. The card is one
 * link. It spans seven rows of the list's grid, so that names and prices of neighbours are aligned.
 */
export function ProductCard(props: ProductCardProps) {
  const { product, sizes, priority = false, headingLevel = 3, tool } = props;
  const t = useTranslations("catalog.detail");
  const [picked, setPicked] = useState<string>();
  const [near, setNear] = useState(false);
  const shown = product.swatches.find(({ code }) => code === picked) ?? product;
  const Heading = `h${headingLevel}` as const;
  return (
    <Card
      as="li"
      className="row-span-7 grid! grid-cols-[minmax(0,1fr)] grid-rows-subgrid items-start pb-8"
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <CardPicture
        picture={shown.picture}
        night={shown.nightPicture}
        sizes={sizes}
        priority={priority}
        near={near}
      />
      <div
        data-stock={t(product.inStock ? "inStock" : "soldOut")}
        className="card-tools pointer-events-none relative z-2 row-start-2 -me-3 flex min-h-11 items-center"
      >
        <CardBadges {...shown} isNew={product.isNew} />
        {tool}
        <CompareButton item={comparedCard(product.id, shown.path)} name={product.name} />
        <HeartButton product={product} className="pointer-events-auto" />
      </div>
      <Heading className="card-name row-start-3 pt-1.5 text-[0.9375rem] leading-heading font-medium md:text-[1.0625rem]">
        <CardLink href={shown.path}>
          <Phrase text={product.name} />
        </CardLink>
      </Heading>
      <KeyFacts facts={factTexts(product.keyFacts)} className="row-start-4 mt-1.5 self-start" />
      <CardRating rating={product.rating} />
      <ProductPrice
        price={shown.price}
        from={shown.isFrom}
        className="card-price row-start-6 mt-1.5"
      />
      <CardAdd product={product} near={near} />
      <CardSwatches product={product} picked={picked} onPick={setPicked} />
    </Card>
  );
}
