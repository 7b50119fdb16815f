import type { Picture as PictureData } from "#contract/media/picture.ts";
import { imageUrl } from "#contract/media/picture.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/display/picture.tsx";
import { useState } from "react";

const WIDTHS = [240, 360, 480, 720, 960] as const;

export interface CardPictureProps {
  picture: PictureData | null;
  /** The same thing lit, faded in under the pointer. */
  night: PictureData | null;
  sizes: string;
  priority: boolean;
  /** The pointer has come near: time to fetch the night. */
  near: boolean;
}

/** Tall picture on soft neutral; the night picture is only fetched by those who can hover. */
export function CardPicture({ picture, night, sizes, priority, near }: CardPictureProps) {
  return (
    <div className="well relative aspect-4/5 overflow-hidden rounded-panel">
      {picture && (
        <Picture
          src={(width) => imageUrl(picture.src, { width })}
          alt={picture.alt}
          width={picture.width || 800}
          height={picture.height || 1000}
          widths={WIDTHS}
          sizes={sizes}
          priority={priority}
          className="size-full"
        />
      )}
      {night && near && <NightPicture night={night} sizes={sizes} />}
    </div>
  );
}

function NightPicture({ night, sizes }: { night: PictureData; sizes: string }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <div
      onLoad={() => setLoaded(true)}
      className={classNames(
        "absolute inset-0 opacity-0 transition-opacity duration-(--duration-light) ease-light",
        loaded && "group-focus-within/card:opacity-100 group-hover/card:opacity-100",
      )}
    >
      <Picture
        src={(width) => imageUrl(night.src, { width })}
        alt=""
        width={night.width || 800}
        height={night.height || 1000}
        widths={WIDTHS}
        sizes={sizes}
        className="size-full"
      />
    </div>
  );
}
