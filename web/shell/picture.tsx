import { pictureUrl } from "#contract/media/image-url.ts";
import type { PictureWidth } from "#contract/media/picture-sizes.ts";
import type { Picture as PictureData } from "#contract/media/picture.ts";
import { Picture, type PictureProps } from "#web/ui/display/picture.tsx";

type ShopPictureProps = Omit<
  PictureProps,
  "src" | "alt" | "width" | "height" | "widths" | "focus"
> & {
  picture: PictureData;
  widths?: readonly PictureWidth[];
  /** Where the words beside the picture already say it. */
  decorative?: boolean;
  /** Width by height of a place that is the same on every screen and cuts the picture round its focal point. */
  ratio?: number;
  /** Shape of a picture whose size is unknown: else the tall one of products. */
  unknown?: { width: number; height: number };
};

const UNKNOWN = { width: 800, height: 1000 };

/** A picture of the shop through the image proxy: webp, quality 80, the width, height and density of its place. */
export function ShopPicture(props: ShopPictureProps) {
  const { picture, decorative = false, ratio, unknown = UNKNOWN, ...rest } = props;
  const known = picture.width > 0 && picture.height > 0;
  return (
    <Picture
      {...rest}
      {...(known ? { width: picture.width, height: picture.height } : unknown)}
      src={(width) => pictureUrl(picture, { width, ratio })}
      alt={decorative ? "" : picture.alt}
      focus={ratio === undefined ? picture.focus : undefined}
    />
  );
}
