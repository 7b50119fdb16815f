import { useTranslations } from "use-intl";
import { ProductRow } from "#web/modules/storefront/index.ts";
import { Container } from "#web/ui/layout/container.tsx";
import { Section } from "#web/ui/layout/section.tsx";
import { useRecentlyViewed } from "./recent-views.ts";

const MOST = 8;

interface RecentRowProps {
  /** The product of the current page, left out. */
  except?: number;
}

/**
 * Recently viewed products: at the end of a page, so that nothing moves when they arrive. Nothing
 * is rendered if there are none.
 */
export function RecentRow({ except }: RecentRowProps) {
  const t = useTranslations("favourites");
  const products = useRecentlyViewed().filter(({ id }) => id !== except);
  if (products.length === 0) return null;
  return (
    <div className="below-fold border-t border-hairline">
      <Container>
        <Section title={t("viewed")}>
          <ProductRow products={products.slice(0, MOST)} />
        </Section>
      </Container>
    </div>
  );
}
