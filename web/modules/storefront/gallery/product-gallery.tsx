import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import type { Video } from "#contract/content/endpoints.ts";
import type { Picture } from "#contract/media/picture.ts";
import { pictureUrl } from "#contract/media/image-url.ts";
import { largePicture } from "#web/shell/viewer/picture-address.ts";
import type { ViewedFilm, ViewedPicture } from "#web/shell/viewer/viewed-picture.ts";
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
  /** In which the product is seen. */
  films: readonly Video[];
}

/** The pictures of the chosen variant, daylight first; then the films. */
export function ProductGallery({ product, variant, films }: ProductGalleryProps) {
  const t = useTranslations("catalog.gallery");
  const pictures = variant.pictures.toSorted(
    (a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role),
  );
  const isLit = pictures.some(({ role }) => role === "night");
  const shownFilms = useFilms(films);
  const viewed: ViewedPicture[] = [
    ...pictures.map((picture, index) => ({ id: index + 1, picture })),
    ...shownFilms.map((film, index) => ({ ...film, id: pictures.length + index + 1 })),
  ];
  const isFilm = (index: number) => index >= pictures.length;
  const nameOf = (index: number) =>
    isFilm(index)
      ? t("play", { title: viewed[index]?.film?.name ?? "" })
      : t("open", { number: String(index + 1) });
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
        thumbLabel={(index) =>
          isFilm(index)
            ? t("showFilm", { number: String(index - pictures.length + 1) })
            : t("show", { number: String(index + 1) })
        }
        sizes={SIZES}
        priority
        fit="cover"
        slides={[...slides, ...shownFilms.map(filmSlide)]}
        opening={{ onOpen: viewer.open, label: nameOf }}
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

interface ShownFilm {
  picture: Picture;
  film: ViewedFilm;
  caption: string;
}

/** A film without a poster has nothing to stand among pictures with. */
function useFilms(films: readonly Video[]): ShownFilm[] {
  const t = useTranslations("catalog.gallery.captions");
  return films.flatMap(({ poster, title, sources, captions }) => {
    if (!poster) return [];
    const named = captions.map(({ src, locale }) => ({
      src,
      locale,
      label: locale === "ar" || locale === "en" ? t(locale) : locale,
    }));
    return [{ picture: poster, film: { name: title, sources, captions: named }, caption: title }];
  });
}

function filmSlide({ picture, film }: ShownFilm): GallerySlide {
  const [file] = film.sources.toReversed();
  return {
    id: picture.src,
    src: (width) => pictureUrl(picture, { width }),
    alt: picture.alt,
    width: picture.width || 800,
    height: picture.height || 1000,
    isFilm: true,
    ...(file && { href: file.src }),
  };
}
