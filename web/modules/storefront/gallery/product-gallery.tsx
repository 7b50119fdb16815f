import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import type { ProductDetail, Variant } from "#contract/catalog/product.ts";
import { pictureUrl } from "#contract/media/image-url.ts";
import type { Picture } from "#contract/media/picture.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { LightOverlay, type LightOverlayProps } from "#web/shell/light/light-overlay.tsx";
import { ShopPicture } from "#web/shell/picture.tsx";
import { largePicture } from "#web/shell/viewer/picture-address.ts";
import { useOpenPicture } from "#web/shell/viewer/use-open-picture.ts";
import type { ShownLight, ViewedPicture } from "#web/shell/viewer/viewed-picture.ts";
import { Gallery, type GallerySlide } from "#web/ui/display/gallery.tsx";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { DRAWING_SIZE, drawingAddress } from "../detail/drawing-address.ts";
import { cutAlike } from "./cut-alike.ts";
import { offeredKelvins } from "./offered-kelvins.ts";
import type { ShownFilm } from "./shown-films.ts";

/**
 * Crop position of lit products, by day as by night: on large screens the lower end of a pendant
 * stays visible above the controls; on a phone the picture is lower, so it is centred and ceiling
 * mounts are not cut off.
 */
const LIT_FRAMING = "object-[50%_70%] max-md:object-center";

const PictureViewer = lazy(async () => ({
  default: (await import("#web/shell/viewer/picture-viewer.tsx")).PictureViewer,
}));

const SIZES = "(min-width: 85rem) 45rem, (min-width: 48rem) 52vw, calc(100vw - 7rem)";
/** By day in true colours, then lit at night, close up, in a room. */
const ROLES = ["hero", "night", "detail", "room"];

interface ProductGalleryProps {
  product: ProductDetail;
  variant: Variant;
  /** Films that show the product. */
  films: readonly ShownFilm[];
}

type Shown = Partial<ShownFilm> & { picture: Picture & { role?: string }; isWhole?: boolean };

/**
 * The pictures of the chosen variant, daylight first, then the films, and finally the dimension
 * drawing.
 */
export function ProductGallery({ product, variant, films }: ProductGalleryProps) {
  const t = useTranslations("catalog.gallery");
  const pictures = variant.pictures.toSorted(
    (a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role),
  );
  const hero = pictures.find(({ role }) => role === "hero");
  const isLit = pictures.some(({ role }) => role === "night");
  const light = {
    sizes: SIZES,
    canDim: variant.canDim,
    kelvins: offeredKelvins(product, variant),
  };
  const litParts = (picture: Shown["picture"]): Partial<GallerySlide> => {
    if (picture.role === "hero") return { framing: LIT_FRAMING };
    if (picture.role === "night")
      return {
        content: <NightScene key={variant.id} {...light} picture={cutAlike(picture, hero)} />,
      };
    if (picture.role !== "room") return {};
    return { overlay: <LightOverlay key={variant.id} {...light} picture={picture} isRoom /> };
  };
  const lightOf = ({ role }: Shown["picture"]): ShownLight | undefined =>
    isLit && (role === "night" || role === "room")
      ? { ...light, isRoom: role === "room" }
      : undefined;
  const drawings = useDrawing(product, variant);
  const shown: Shown[] = [...pictures.map((picture) => ({ picture })), ...films, ...drawings];
  const viewed = shown.map((entry, index): ViewedPicture => ({
    ...entry,
    id: index + 1,
    light: lightOf(entry.picture),
  }));
  const viewer = useOpenPicture(viewed);
  const label = (name: "show" | "open") => (index: number) => {
    const { film, isWhole = false } = shown[index] ?? {};
    if (isWhole) return t("drawing");
    return film ? t("film", { ...film }) : t(name, { number: String(index + 1) });
  };
  const slides = shown.map(({ picture, film, href, isWhole = false }): GallerySlide => ({
    id: picture.src,
    src: (width) => (isWhole ? picture.src : pictureUrl(picture, { width })),
    alt: picture.alt,
    width: picture.width || 800,
    height: picture.height || 1000,
    focus: picture.focus,
    href: href ?? (isWhole ? picture.src : largePicture(picture)),
    className: film && "film",
    ...(isWhole && { framing: "object-contain!", widths: [DRAWING_SIZE.width] }),
    ...(isLit && litParts(picture)),
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

/**
 * The dimension drawing, if available. It is added in the browser, after the pictures, because the
 * page shows it further down anyway. After a single picture it is rendered at once: adding the
 * thumbnail row later would shift the layout.
 */
function useDrawing(product: ProductDetail, { id, hasDimensions, pictures }: Variant): Shown[] {
  const t = useTranslations("catalog.sheet");
  const locale = usePageLocale();
  const isInBrowser = useInBrowser();
  if (!hasDimensions || (!isInBrowser && pictures.length > 1)) return [];
  const alt = t("drawing", { name: product.name });
  return [{ picture: { src: drawingAddress(id, locale), alt, ...DRAWING_SIZE }, isWhole: true }];
}

/** The room at night, lit by this product alone. */
function NightScene(props: LightOverlayProps) {
  const t = useTranslations("catalog.gallery");
  const { picture, sizes } = props;
  return (
    <figure aria-label={t("scene")} className="lit on-night relative size-full">
      <ShopPicture {...{ picture, sizes }} className={`h-full! ${LIT_FRAMING}`} />
      <LightOverlay {...props} framing={LIT_FRAMING} />
    </figure>
  );
}
