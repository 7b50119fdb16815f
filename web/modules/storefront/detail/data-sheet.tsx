import { useTranslations } from "use-intl";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { DRAWING_SIZE, drawingAddress } from "./drawing-address.ts";

interface DataSheetProps {
  product: ProductDetail;
  variant: Variant;
}

/** For engineers and installers: the dimensioned drawing, and the photometric file. */
export function DataSheet({ product, variant }: DataSheetProps) {
  const t = useTranslations("catalog.sheet");
  const lang = usePageLocale();
  const files = `/api/v1/sons/${variant.id}`;
  const documents = product.documents.filter(
    ({ variantId }) => variantId === null || variantId === variant.id,
  );
  const { hasDimensions, hasPhotometry } = variant;
  if (!hasDimensions && !hasPhotometry && documents.length === 0) return null;
  return (
    <section aria-labelledby="sheet" className="md:col-span-2">
      <h3 id="sheet" className="mb-3 text-title">
        {t("title")}
      </h3>
      {hasDimensions && (
        <img
          src={drawingAddress(variant.id, lang)}
          width={DRAWING_SIZE.width}
          height={DRAWING_SIZE.height}
          loading="lazy"
          alt={t("drawing", { name: product.name })}
          className="drawing h-auto w-full max-w-form rounded-panel border border-hairline"
        />
      )}
      {documents.map(({ src, title }) => (
        <p key={src} className="mt-4 text-small">
          <a href={src} download className="text-brass underline underline-offset-4">
            {title}
          </a>
        </p>
      ))}
      {hasPhotometry && (
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
