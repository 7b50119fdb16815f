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
  /** For pictures whose content the text beside them already says. */
  decorative?: boolean;
  /**
   * Width divided by height of a slot with the same shape on every screen, which crops the picture
   * around its focal point.
   */
  ratio?: number;
  /** Aspect ratio of a picture of unknown size; by default the portrait format of products. */
  unknown?: { width: number; height: number };
};

const UNKNOWN = { width: 800, height: 1000 };

/**
 * A picture of the shop through the image proxy: WebP, quality 80, at the width, height and density
 * of its slot.
 */
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
