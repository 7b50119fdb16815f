import { useTranslations } from "use-intl";
import type { Category } from "#contract/catalog/product.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Card, CardLink } from "#web/ui/surfaces/card.tsx";

/** The kinds of things the shop has, with pictures and how many of each. */
export function CategoryGrid({ categories }: { categories: Category[] }) {
  const t = useTranslations("home");
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 xl:grid-cols-6">
      {categories.map((category) => (
        <Card key={category.id} as="li" panel className="overflow-hidden">
          {category.picture && (
            <ShopPicture
              picture={category.picture}
              ratio={1}
              decorative
              sizes="(min-width: 80rem) 13rem, (min-width: 40rem) 30vw, 46vw"
              widths={[160, 240, 320, 480, 640]}
              className="aspect-square"
            />
          )}
          <div className="px-4 pt-3 pb-4">
            <h3 className="text-[0.9375rem] leading-heading font-medium">
              <CardLink href={category.path}>{category.name}</CardLink>
            </h3>
            <p className="text-small text-ink-soft">
              {t("productCount", { count: category.productCount })}
            </p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
