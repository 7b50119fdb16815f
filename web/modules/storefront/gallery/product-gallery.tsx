import type { ProductDetail } from "#contract/catalog/product.ts";
import { pictureUrl } from "#contract/media/image-url.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Gallery } from "#web/ui/display/gallery.tsx";
import { useTranslations } from "use-intl";
import type { VariantChoice } from "../buy/use-variant.ts";
import { chosenKelvin, lightTint, offeredKelvins } from "./light-colour.ts";
import { LightStage } from "./light-stage.tsx";

const SIZES = "(min-width: 85rem) 45rem, (min-width: 48rem) 52vw, 100vw";
const HALF = "(min-width: 85rem) 22rem, (min-width: 48rem) 26vw, 50vw";

interface ProductGalleryProps {
  product: ProductDetail;
  choice: VariantChoice;
}

/** The pictures of the chosen variant: lights on their stage, everything else by daylight. */
export function ProductGallery({ product, choice }: ProductGalleryProps) {
  const t = useTranslations("catalog.gallery");
  const { pictures } = choice.variant;
  const day = pictures.find(({ role }) => role === "hero");
  const night = pictures.find(({ role }) => role === "night");
  const others = pictures.filter((picture) => picture !== day && picture !== night);
  if (!day || !night) return <PlainGallery name={product.name} pictures={pictures} priority />;
  return (
    <div className="flex flex-col gap-3">
      <LightStage
        key={night.src}
        day={day}
        night={night}
        sizes={SIZES}
        colours={colourChoice(product, choice)}
      />
      <p className="text-tiny text-ink-soft">{t("guide")}</p>
      {others.length > 1 && <SideBySide pictures={others} />}
      {others.length === 1 && <PlainGallery name={product.name} pictures={others} />}
    </div>
  );
}

function colourChoice(product: ProductDetail, { variant, choose }: VariantChoice) {
  const kelvins = offeredKelvins(product);
  const current = chosenKelvin(variant);
  if (kelvins.length === 0 || current === undefined) return undefined;
  return {
    kelvins,
    current,
    tint: lightTint(current),
    onKelvin: (kelvin: number) => choose("cct", String(kelvin)),
  };
}

type Pictures = ProductDetail["variants"][number]["pictures"];

/** From near and in a room: two in a row also on a phone, where the name is to come soon. */
function SideBySide({ pictures }: { pictures: Pictures }) {
  return (
    <ul className="grid grid-cols-2 gap-3">
      {pictures.map((picture) => (
        <li key={picture.src} className="well aspect-4/5 overflow-hidden rounded-panel">
          <ShopPicture
            picture={picture}
            ratio={4 / 5}
            sizes={HALF}
            fit="cover"
            className="size-full"
          />
        </li>
      ))}
    </ul>
  );
}

interface PlainGalleryProps {
  name: string;
  pictures: Pictures;
  priority?: boolean;
}

function PlainGallery({ name, pictures, priority = false }: PlainGalleryProps) {
  const t = useTranslations("catalog.gallery");
  const [only] = pictures;
  if (pictures.length === 1 && only) {
    return (
      <div
        className={classNames(
          "well aspect-4/5 overflow-hidden rounded-panel lg:aspect-9/10",
          // Below the stage it is the second picture: on a phone the name comes soon.
          !priority && "max-md:aspect-video",
        )}
      >
        <ShopPicture
          picture={only}
          sizes={SIZES}
          priority={priority}
          fit="cover"
          className={classNames("size-full", only.role === "room" && "max-md:object-top")}
        />
      </div>
    );
  }
  return (
    <Gallery
      label={t("label", { name })}
      thumbLabel={(index) => t("show", { number: String(index + 1) })}
      sizes={SIZES}
      priority={priority}
      fit="cover"
      pictures={pictures.map((picture) => ({
        id: picture.src,
        src: (width: number) => pictureUrl(picture, { width }),
        alt: picture.alt,
        width: picture.width || 800,
        height: picture.height || 1000,
      }))}
    />
  );
}
