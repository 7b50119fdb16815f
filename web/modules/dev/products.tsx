import { Heart } from "@lucide/icons";
import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { FactList, KeyFacts } from "#web/ui/display/facts.tsx";
import { Gallery } from "#web/ui/display/gallery.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { Picture } from "#web/ui/display/picture.tsx";
import { Price } from "#web/ui/display/price.tsx";
import { Rating } from "#web/ui/display/rating.tsx";
import { SwatchDots } from "#web/ui/forms/swatch-dots.tsx";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { Section } from "#web/ui/layout/section.tsx";
import { Card, CardAction, CardLink } from "#web/ui/surfaces/card.tsx";
import { sampleFinishes } from "./choices.tsx";
import { samplePicture } from "./sample-picture.ts";
import type { SampleTexts } from "./sample-texts.ts";

export function Cards({ t }: { t: SampleTexts }) {
  return (
    <Section title={t.parts.cards} all={{ href: "#cards", text: t.all }}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 xxl:grid-cols-4">
        {t.products.map((product, index) => (
          <Card key={product.name} as="li">
            <div className="relative">
              <Picture
                src={samplePicture(index)}
                alt=""
                width={400}
                height={500}
                sizes="25vw"
                well
                className="rounded-panel"
              />
              {index < 2 && (
                <Badge tone={index ? "offer" : "ink"} className="absolute inset-s-3 top-3">
                  {index ? <Ltr>{"-20%"}</Ltr> : t.badgeNew}
                </Badge>
              )}
              <CardAction corner>
                <IconButton icon={Heart} label={t.favourite} floating on={index === 1} />
              </CardAction>
            </div>
            <h3 className="mt-3 text-body leading-heading font-medium">
              <CardLink href={`#product-${index}`}>{product.name}</CardLink>
            </h3>
            <KeyFacts facts={product.facts} className="mt-1" />
            <SamplePrice t={t} product={product} />
            <CardAction always className="mt-1.5">
              <SwatchDots
                legend={t.finish}
                name={`card-${t.lang}-${index}`}
                choices={sampleFinishes(t, 3)}
              />
            </CardAction>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

function SamplePrice({ t, product }: { t: SampleTexts; product: SampleTexts["products"][number] }) {
  const { currency } = t;
  return (
    <Price
      className="mt-2"
      now={{ number: product.price, ...currency }}
      was={product.was ? { number: product.was, ...currency } : undefined}
      nowLabel={t.price}
      wasLabel={t.was}
    />
  );
}

export function ProductPage({ t }: { t: SampleTexts }) {
  const [busy, setBusy] = useState(false);
  const pictures = [0, 1, 2, 3].map((index) => ({
    id: String(index),
    src: samplePicture(index, index === 0),
    alt: t.products[index]?.name ?? "",
    width: 400,
    height: 500,
  }));
  return (
    <Section title={t.parts.product}>
      <div className="grid gap-8 sm:grid-cols-2">
        <Gallery
          slides={pictures}
          label={t.gallery}
          thumbLabel={(index, total) => `${t.picture} ${index + 1} ${t.of} ${total}`}
          sizes="50vw"
        />
        <div className="flex flex-col items-start gap-3">
          <Breadcrumbs
            label={t.crumbsLabel}
            crumbs={t.crumbs.map((text, i) => (i < 2 ? { text, href: `#${i}` } : { text }))}
          />
          <h2 className="text-page">{t.products[0]?.name}</h2>
          <Rating value={4.8} label={t.rating} text={t.ratingText} />
          <Price size="large" now={{ number: "8,450", ...t.currency }} note={t.vat} />
          <FactList
            className="w-full"
            facts={t.facts.map(([name = "", value = ""]) => ({ id: name, name, value }))}
          />
          <Button wide loading={busy} loadingLabel={t.adding} onClick={() => setBusy(true)}>
            {t.add}
          </Button>
          <p className="text-small text-success">{t.promise}</p>
        </div>
      </div>
    </Section>
  );
}
