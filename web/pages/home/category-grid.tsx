import { LayoutGrid } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { Category } from "#contract/catalog/product.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Card, CardLink } from "#web/ui/surfaces/card.tsx";

/** Of the grid below the `xl` width. */
const COLUMNS = 4;

/** On phones small enough for "Chandeliers" to fit on a line. */
const NAME =
  "text-[length:min(var(--text-tiny),3.15vw)] leading-heading font-medium sm:text-[0.9375rem]";

/** The categories, with pictures and the number of products in each. */
export function CategoryGrid({ categories }: { categories: Category[] }) {
  const t = useTranslations("home");
  return (
    <ul className="grid grid-cols-4 gap-1.5 md:gap-4 xl:grid-cols-7">
      {categories.map((category) => (
        <Card key={category.id} as="li" panel className="overflow-hidden">
          {category.picture && (
            <ShopPicture
              picture={category.picture}
              ratio={1}
              decorative
              well
              sizes="(min-width: 80rem) 11rem, 23vw"
              widths={[96, 160, 240, 320, 480]}
              className="aspect-square"
            />
          )}
          <div className="py-2 max-sm:text-center sm:px-4 sm:pt-3 sm:pb-4">
            <h3 className={NAME}>
              <CardLink href={category.path}>{category.name}</CardLink>
            </h3>
            <p className="text-small text-ink-soft max-sm:hidden">
              {t("productCount", { count: category.productCount })}
            </p>
          </div>
        </Card>
      ))}
      {categories.length % COLUMNS === COLUMNS - 1 && <AllProducts />}
    </ul>
  );
}

/** Fills the last place of the grid's last row. */
function AllProducts() {
  const t = useTranslations("home");
  return (
    <Card as="li" panel className="items-center justify-center gap-2 py-2 text-center xl:hidden">
      <Icon icon={LayoutGrid} size={24} />
      <h3 className={NAME}>
        <CardLink href="/product">{t("allProducts")}</CardLink>
      </h3>
    </Card>
  );
}
