import type { ProductCard as ProductCardData } from "#contract/catalog/product.ts";
import { HeartButton } from "#web/shell/favourites/heart-button.tsx";
import { ProductPrice } from "#web/modules/pricing/index.ts";
import { KeyFacts } from "#web/ui/display/facts.tsx";
import { Card, CardAction, CardLink } from "#web/ui/surfaces/card.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { useState } from "react";
import { CompareButton } from "./compare/compare-button.tsx";
import { CardAdd } from "./card-add.tsx";
import { CardBadges } from "./card-badges.tsx";
import { CardPicture } from "./card-picture.tsx";
import { CardRating } from "./card-rating.tsx";
import { CardSwatches } from "./card-swatches.tsx";
import { factTexts } from "./fact-texts.ts";

export interface ProductCardProps {
  product: ProductCardData;
  /** Slot width as in `sizes`. */
  sizes: string;
  /** Above the fold. */
  priority?: boolean;
  headingLevel?: 2 | 3;
}

/** A product in a list: picture that lights up, name, three facts, price, finishes. One link. */
export function ProductCard(props: ProductCardProps) {
  const { product, sizes, priority = false, headingLevel = 3 } = props;
  const [picked, setPicked] = useState<string>();
  const [near, setNear] = useState(false);
  const shown = product.swatches.find(({ code }) => code === picked) ?? product;
  const Heading = `h${headingLevel}` as const;
  return (
    <Card>
      <div className="contents" onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
        <div className="relative">
          <CardPicture
            picture={shown.picture}
            night={shown.nightPicture}
            sizes={sizes}
            priority={priority}
            near={near}
          />
          <CardBadges {...shown} isNew={product.isNew} />
          <CardAction corner always>
            <HeartButton product={product} floating />
          </CardAction>
          <CardAction className="absolute! inset-e-2 top-15">
            <CompareButton product={product} />
          </CardAction>
          <CardAdd product={product} />
        </div>
        <div className="mt-3 flex grow flex-col gap-1.5">
          <Heading className="text-[0.9375rem] leading-heading font-medium md:text-[1.0625rem]">
            <CardLink href={shown.path}>
              <Phrase text={product.name} />
            </CardLink>
          </Heading>
          <KeyFacts facts={factTexts(product.keyFacts)} />
          <CardRating rating={product.rating} />
          <ProductPrice price={shown.price} from={shown.isFrom} className="mt-auto" />
          <CardSwatches product={product} picked={picked} onPick={setPicked} />
        </div>
      </div>
    </Card>
  );
}
