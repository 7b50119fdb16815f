import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { pictureUrl } from "#contract/media/image-url.ts";
import { largePicture } from "#web/shell/viewer/picture-address.ts";
import { useOpenPicture } from "#web/shell/viewer/use-open-picture.ts";
import { lazy, Suspense } from "react";
import { Gallery, type GallerySlide } from "#web/ui/display/gallery.tsx";
import { useTranslations } from "use-intl";
import { chosenKelvin, offeredKelvins } from "./light-colour.ts";
import { LIT_FRAMING, NightScene } from "./night-scene.tsx";

const PictureViewer = lazy(async () => ({
  default: (await import("#web/shell/viewer/picture-viewer.tsx")).PictureViewer,
}));

const SIZES = "(min-width: 85rem) 45rem, (min-width: 48rem) 52vw, 100vw";
/** By day in true colours, then lit at night, from near, in a room. */
const ROLES = ["hero", "night", "detail", "room"];

interface ProductGalleryProps {
  product: ProductDetail;
  variant: Variant;
}

/** The pictures of the chosen variant, daylight first. */
export function ProductGallery({ product, variant }: ProductGalleryProps) {
  const t = useTranslations("catalog.gallery");
  const pictures = variant.pictures.toSorted(
    (a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role),
  );
  const isLit = pictures.some(({ role }) => role === "night");
  const viewed = pictures.map((picture, index) => ({ id: index + 1, picture }));
  const viewer = useOpenPicture(viewed);
  const slides = pictures.map((picture): GallerySlide => ({
    id: picture.src,
    src: (width) => pictureUrl(picture, { width }),
    alt: picture.alt,
    width: picture.width || 800,
    height: picture.height || 1000,
    href: largePicture(picture),
    ...(isLit && picture.role === "hero" && { framing: LIT_FRAMING }),
    ...(picture.role === "night" && {
      content: (
        <NightScene
          key={variant.id}
          night={picture}
          sizes={SIZES}
          canDim={variant.canDim}
          kelvins={offeredKelvins(product)}
          kelvin={chosenKelvin(variant)}
        />
      ),
    }),
  }));
  return (
    <div className="flex flex-col gap-3">
      <Gallery
        key={pictures[0]?.src}
        label={t("label", { name: product.name })}
        thumbLabel={(index) => t("show", { number: String(index + 1) })}
        sizes={SIZES}
        priority
        fit="cover"
        slides={slides}
        opening={{
          onOpen: viewer.open,
          label: (index) => t("open", { number: String(index + 1) }),
        }}
      />
      {viewer.isWanted && (
        <Suspense>
          <PictureViewer
            title={t("label", { name: product.name })}
            pictures={viewed}
            index={viewer.index}
            onShow={viewer.show}
            onClose={viewer.close}
          />
        </Suspense>
      )}
      {isLit && <p className="text-tiny text-ink-soft">{t("guide")}</p>}
    </div>
  );
}
