import { Maximize2 } from "@lucide/icons";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { Picture, type PictureProps } from "./picture.tsx";

export type GallerySlide = Pick<
  PictureProps,
  "src" | "alt" | "width" | "height" | "focus" | "widths"
> & {
  id: string;
  /** Crop position as an `object-…` class; absent: the centre. */
  framing?: string;
  /** URL of the large picture, for browsers without script. */
  href?: string;
  /** Class of the slide and its thumbnail: `film` puts the play mark on both. */
  className?: string | undefined;
  /** Rendered instead of the picture, which is still used for the thumbnail. */
  content?: ReactNode;
  /** On top of the picture. */
  overlay?: ReactNode;
};

export type GalleryOpening = {
  onOpen: (index: number) => void;
  label: (index: number) => string;
};

export type GalleryProps = {
  slides: readonly GallerySlide[];
  /** Accessible name of the gallery. */
  label: string;
  /** Accessible name of a thumbnail: "picture 2 of 5". */
  thumbLabel: (index: number, total: number) => string;
  sizes: string;
  fit?: "cover" | "contain";
  /** Pictures can be opened large. */
  opening?: GalleryOpening;
  /** The first picture is the page's main one. */
  priority?: boolean;
};

const THUMB_WIDTHS = [128, 192] as const;

/** A scroll-snap strip (swipe, wheel, arrow keys: all native) with thumbnails that scroll it. */
export function Gallery(props: GalleryProps) {
  const { slides, label, thumbLabel, sizes, fit = "contain", opening, priority = false } = props;
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const follow = () => {
    const list = strip.current;
    if (list) setCurrent(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };
  const show = (index: number) => {
    const [first, slide] = [0, index].map((place) => strip.current?.children[place]);
    if (!(first instanceof HTMLElement && slide instanceof HTMLElement)) return;
    // Negative in right-to-left pages.
    strip.current?.scrollTo({ left: slide.offsetLeft - first.offsetLeft });
  };

  return (
    <div className="flex gap-2 md:flex-col md:gap-3">
      <div className="relative min-w-0 grow">
        <ul
          ref={strip}
          onScroll={follow}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable
          tabIndex={0}
          aria-label={label}
          className="gallery-strip well"
        >
          {slides.map(({ id, content, overlay, framing, href, className, ...picture }, index) => (
            <li key={id} className={className}>
              {content ?? (
                <OpeningLink href={href} opening={opening} index={index}>
                  <Picture
                    {...picture}
                    sizes={sizes}
                    fit={fit}
                    priority={priority && index === 0}
                    className={classNames("h-full!", framing)}
                  />
                </OpeningLink>
              )}
              {overlay}
            </li>
          ))}
        </ul>
        {opening && (
          <IconButton
            icon={Maximize2}
            floating
            label={opening.label(current)}
            onClick={() => opening.onOpen(current)}
            className="absolute! inset-e-3 top-3"
          />
        )}
      </div>
      {slides.length > 1 && (
        // On phones beside the picture, at its height: the product's options stay on the first
        // screen.
        <div className="relative w-18 shrink-0 md:w-auto">
          <ul className="flex gap-2 overflow-auto p-1 [scrollbar-width:none] max-md:absolute max-md:inset-0 max-md:flex-col">
            {slides.map(({ id, src, width, height, focus, className, widths }, index) => (
              <li key={id} className={classNames("shrink-0", className)}>
                <button
                  type="button"
                  aria-label={thumbLabel(index, slides.length)}
                  aria-current={index === current}
                  onClick={() => show(index)}
                  className={classNames(
                    "well relative block size-16 overflow-hidden rounded-control border-2 md:size-18",
                    index === current
                      ? "border-ink"
                      : "border-transparent hover:border-line-strong",
                  )}
                >
                  <Picture
                    src={src}
                    width={width}
                    height={height}
                    focus={focus}
                    alt=""
                    isThumb
                    sizes="4.5rem"
                    widths={widths ?? THUMB_WIDTHS}
                    className="h-full!"
                  />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface OpeningLinkProps {
  href: string | undefined;
  opening: GalleryOpening | undefined;
  index: number;
  children: ReactNode;
}

/** A click opens the picture large; with a modifier key it behaves as any link. */
function OpeningLink({ href, opening, index, children }: OpeningLinkProps) {
  if (!opening) return children;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opening.onOpen(index);
  };
  return (
    <a
      href={href}
      aria-label={opening.label(index)}
      onClick={open}
      className="relative block size-full cursor-zoom-in"
    >
      {children}
    </a>
  );
}
