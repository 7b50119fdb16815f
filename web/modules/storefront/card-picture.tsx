import { useState } from "react";
import type { Picture } from "#contract/media/picture.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { useTheme } from "#web/shell/theme/theme.ts";
import { classNames } from "#web/ui/class-names.ts";
import { cutAlike } from "./gallery/cut-alike.ts";

const WIDTHS = [240, 360, 480, 720, 960] as const;

export interface CardPictureProps {
  picture: Picture | null;
  /** The same product lit, faded in on hover. */
  night: Picture | null;
  sizes: string;
  priority: boolean;
  /** The pointer is over or near the card: fetch the night picture. */
  near: boolean;
}

/**
 * A tall picture on a neutral background; the night picture is only fetched on hover, or in the
 * dark theme.
 */
export function CardPicture({ picture, night, near, ...slot }: CardPictureProps) {
  const isDark = useTheme() === "dark";
  return (
    <div className="card-picture well relative col-start-1 row-start-1 aspect-4/5 overflow-hidden rounded-panel">
      {picture && (
        <ShopPicture
          {...slot}
          picture={picture}
          ratio={4 / 5}
          widths={WIDTHS}
          className="size-full"
        />
      )}
      {night && (near || isDark) && (
        <NightPicture night={cutAlike(night, picture)} sizes={slot.sizes} always={isDark} />
      )}
    </div>
  );
}

interface NightPictureProps {
  night: Picture;
  sizes: string;
  /** Show it without hover. */
  always: boolean;
}

function NightPicture({ night, sizes, always }: NightPictureProps) {
  const [loaded, setLoaded] = useState(false);
  return (
    <div
      // oxlint-disable-next-line react/no-unknown-property -- React hands the event of the picture up
      onLoad={() => setLoaded(true)}
      className={classNames(
        "lit absolute inset-0 opacity-0 transition-opacity duration-(--duration-light) ease-light",
        loaded &&
          (always
            ? "opacity-100"
            : "group-focus-within/card:opacity-100 group-hover/card:opacity-100"),
      )}
    >
      <ShopPicture
        picture={night}
        ratio={4 / 5}
        decorative
        widths={WIDTHS}
        sizes={sizes}
        className="size-full"
      />
    </div>
  );
}
