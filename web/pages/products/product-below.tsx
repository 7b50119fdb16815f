import { useTranslations } from "use-intl";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { RecentRow } from "#web/modules/favourites/recent-row.tsx";
import { RatingsSection } from "#web/modules/feedback/index.ts";
import { RoomSection } from "#web/modules/lighting/room/room-section.tsx";
import { SetsSection } from "#web/modules/lighting/sets-section.tsx";
import { ProductStory } from "#web/modules/storefront/detail/product-story.tsx";
import { ServiceFacts } from "#web/modules/storefront/detail/service-facts.tsx";
import { Specification } from "#web/modules/storefront/detail/specification.tsx";
import { ProductRow } from "#web/modules/storefront/product-row.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { Section } from "#web/ui/layout/section.tsx";

const hasStory = ({ description, sellingPoints, careNotes }: ProductDetail) =>
  description.length > 0 || sellingPoints.length > 0 || Boolean(careNotes);

interface ProductBelowProps {
  product: ProductDetail;
  variant: Variant;
}

/** What comes after pictures, options and price: below the first view. */
export function ProductBelow({ product, variant }: ProductBelowProps) {
  const t = useTranslations("catalog.about");
  return (
    <>
      {hasStory(product) && (
        <div className="below-fold border-y border-hairline bg-paper">
          <Container className="py-section">
            <ProductStory product={product} />
          </Container>
        </div>
      )}
      <RoomSection product={product} variant={variant} />
      <SetsSection variant={variant} />
      <Container className="below-fold [--room:126rem]">
        <Section title={t("specification")}>
          <Specification product={product} variant={variant} />
        </Section>
      </Container>
      <RatingsSection key={product.id} product={product} />
      <div className="below-fold border-t border-hairline [--room:76rem]">
        <Container>
          <Section title={t("service")}>
            <ServiceFacts variant={variant} />
          </Section>
          {product.related.length > 0 && (
            <Section title={t("related")} intro={t("relatedText")} className="pt-0">
              <ProductRow products={product.related} />
            </Section>
          )}
        </Container>
      </div>
      <RecentRow except={product.id} />
    </>
  );
}
