import { Check } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { ProductDetail } from "#contract/catalog/product.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Prose } from "#web/ui/text/prose.tsx";

/** The product's texts: benefits, description and care, as far as they are written. */
export function ProductStory({ product }: { product: ProductDetail }) {
  const t = useTranslations("catalog.about");
  const { sellingPoints, description, careNotes } = product;
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.4fr_1fr]">
      {description.length > 0 && (
        <section aria-labelledby="about">
          <h2 id="about" className="mb-4 text-heading">
            {t("description")}
          </h2>
          <div className="flex max-w-text flex-col gap-4">
            {description.map((paragraph) => (
              <p key={paragraph}>
                <Prose text={paragraph} />
              </p>
            ))}
          </div>
        </section>
      )}
      <div className="flex flex-col gap-8">
        {sellingPoints.length > 0 && (
          <section aria-labelledby="points">
            <h2 id="points" className="mb-3 text-title">
              {t("points")}
            </h2>
            <ul className="border-t border-hairline">
              {sellingPoints.map((point) => (
                <li key={point} className="flex gap-3 border-b border-hairline py-3">
                  <Icon icon={Check} size={18} className="mt-1.5 text-brass" />
                  <span>
                    <Prose text={point} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {careNotes && (
          <section aria-labelledby="care">
            <h2 id="care" className="mb-2 text-title">
              {t("care")}
            </h2>
            <p className="text-ink-soft">
              <Prose text={careNotes} />
            </p>
          </section>
        )}
      </div>
    </div>
  );
}
