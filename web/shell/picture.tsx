import { imageUrl } from "#contract/media/image-url.ts";
import type { Picture as PictureData } from "#contract/media/picture.ts";
import { Picture, type PictureProps } from "#web/ui/display/picture.tsx";

type ShopPictureProps = Omit<PictureProps, "src" | "alt" | "width" | "height"> & {
  picture: PictureData;
  /** Where the words beside the picture already say it. */
  decorative?: boolean;
};

/** Shape of a picture whose size is unknown: the tall one of products. */
const UNKNOWN = { width: 800, height: 1000 };

/** A picture of the shop through the image proxy: webp, quality 80, the width and density of the screen. */
export function ShopPicture({ picture, decorative = false, ...rest }: ShopPictureProps) {
  const known = picture.width > 0 && picture.height > 0;
  return (
    <Picture
      {...rest}
      {...(known ? { width: picture.width, height: picture.height } : UNKNOWN)}
      src={(width) => imageUrl(picture.src, { width })}
      alt={decorative ? "" : picture.alt}
    />
  );
}
