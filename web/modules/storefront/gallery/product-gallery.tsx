import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import type { Picture } from "#contract/media/picture.ts";
import { pictureUrl } from "#contract/media/image-url.ts";
import { largePicture } from "#web/shell/viewer/picture-address.ts";
import type { ViewedPicture } from "#web/shell/viewer/viewed-picture.ts";
import { useOpenPicture } from "#web/shell/viewer/use-open-picture.ts";
import { lazy, Suspense } from "react";
import { Gallery, type GallerySlide } from "#web/ui/display/gallery.tsx";
import { useTranslations } from "use-intl";
import { cutAlike } from "./cut-alike.ts";
import { chosenKelvin, offeredKelvins } from "./light-colour.ts";
import type { ShownFilm } from "./shown-films.ts";
import { LIT_FRAMING, NightScene } from "./night-scene.tsx";

const PictureViewer = lazy(async () => ({
  default: (await import("#web/shell/viewer/picture-viewer.tsx")).PictureViewer,
}));

const SIZES = "(min-width: 85rem) 45rem, (min-width: 48rem) 52vw, calc(100vw - 7rem)";
/** On a phone the picture is lower, and nothing of what is fastened to the ceiling is cut off; by day no controls lie on it. */
const HERO_FRAMING = `${LIT_FRAMING} max-md:object-center`;
/** By day in true colours, then lit at night, from near, in a room. */
const ROLES = ["hero", "night", "detail", "room"];

interface ProductGalleryProps {
  product: ProductDetail;
  variant: Variant;
  /** In which the product is seen. */
  films: readonly ShownFilm[];
}

type Shown = Partial<ShownFilm> & { picture: Picture & { role?: string } };

/** The pictures of the chosen variant, daylight first; then the films. */
export function ProductGallery({ product, variant, films }: ProductGalleryProps) {
  const t = useTranslations("catalog.gallery");
  const pictures = variant.pictures.toSorted(
    (a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role),
  );
  const hero = pictures.find(({ role }) => role === "hero");
  const isLit = pictures.some(({ role }) => role === "night");
  const shown: Shown[] = [...pictures.map((picture) => ({ picture })), ...films];
  const viewed = shown.map((entry, index): ViewedPicture => ({ ...entry, id: index + 1 }));
  const viewer = useOpenPicture(viewed);
  const label = (name: "show" | "open") => (index: number) => {
    const film = shown[index]?.film;
    return film ? t("film", { ...film }) : t(name, { number: String(index + 1) });
  };
  const slides = shown.map(({ picture, film, href }): GallerySlide => ({
    id: picture.src,
    src: (width) => pictureUrl(picture, { width }),
    alt: picture.alt,
    width: picture.width || 800,
    height: picture.height || 1000,
    focus: picture.focus,
    href: href ?? largePicture(picture),
    className: film && "film",
    ...(isLit && picture.role === "hero" && { framing: HERO_FRAMING }),
    ...(picture.role === "night" && {
      content: (
        <NightScene
          key={variant.id}
          night={cutAlike(picture, hero)}
          sizes={SIZES}
          canDim={variant.canDim}
          kelvins={offeredKelvins(product, variant)}
          kelvin={chosenKelvin(variant)}
        />
      ),
    }),
  }));
  return (
    <>
      <Gallery
        key={pictures[0]?.src}
        label={t("label", { name: product.name })}
        thumbLabel={label("show")}
        sizes={SIZES}
        priority
        fit="cover"
        slides={slides}
        opening={{ onOpen: viewer.open, label: label("open") }}
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
    </>
  );
}
