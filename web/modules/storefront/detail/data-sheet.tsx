import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useTranslations } from "use-intl";

interface DataSheetProps {
  product: ProductDetail;
  variant: Variant;
}

/** What engineers and installers ask for: the drawing to scale, and the file for their light planning. */
export function DataSheet({ product, variant }: DataSheetProps) {
  const t = useTranslations("catalog.sheet");
  const lang = usePageLocale();
  const files = `/api/v1/sons/${variant.id}`;
  if (!variant.hasDimensions && !variant.hasPhotometry) return null;
  return (
    <section aria-labelledby="sheet" className="md:col-span-2">
      <h3 id="sheet" className="mb-3 text-title">
        {t("title")}
      </h3>
      {variant.hasDimensions && (
        <img
          src={`${files}/dimensions?lang=${lang}`}
          width={720}
          height={660}
          loading="lazy"
          alt={t("drawing", { name: product.name })}
          className="drawing h-auto w-full max-w-form rounded-panel border border-hairline"
        />
      )}
      {variant.hasPhotometry && (
        <p className="mt-4 text-small text-ink-soft">
          <a
            href={`${files}/photometry`}
            download
            className="text-brass underline underline-offset-4"
          >
            {t("photometry")}
          </a>{" "}
          {t("photometryText")}
        </p>
      )}
    </section>
  );
}
