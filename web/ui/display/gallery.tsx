import { type ReactNode, useRef, useState } from "react";
import { classNames } from "../class-names.ts";
import { Picture, type PictureProps } from "./picture.tsx";

export type GallerySlide = Pick<PictureProps, "src" | "alt" | "width" | "height"> & {
  id: string;
  /** Where the crop looks, as `object-…`; absent: the middle. */
  framing?: string;
  /** Stands in place of the plain picture, which is its thumbnail. */
  content?: ReactNode;
};

export type GalleryProps = {
  slides: readonly GallerySlide[];
  /** Name of the whole. */
  label: string;
  /** Name of a thumbnail: "picture 2 of 5". */
  thumbLabel: (index: number, total: number) => string;
  sizes: string;
  fit?: "cover" | "contain";
  /** The first picture is the page's main one. */
  priority?: boolean;
};

const THUMB_WIDTHS = [96, 192] as const;

/** A strip that snaps (swipe, wheel, arrow keys: all native) and thumbnails that move it. */
export function Gallery(props: GalleryProps) {
  const { slides, label, thumbLabel, sizes, fit = "contain", priority = false } = props;
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const follow = () => {
    const list = strip.current;
    if (list) setCurrent(Math.round(Math.abs(list.scrollLeft) / list.clientWidth));
  };
  const show = (index: number) => {
    const slide = strip.current?.children[index];
    slide?.scrollIntoView({ block: "nearest", inline: "start" });
  };

  return (
    <div className="flex flex-col gap-3">
      <ul
        ref={strip}
        onScroll={follow}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable
        tabIndex={0}
        aria-label={label}
        className="gallery-strip well"
      >
        {slides.map(({ id, content, framing, ...picture }, index) => (
          <li key={id}>
            {content ?? (
              <Picture
                {...picture}
                sizes={sizes}
                fit={fit}
                priority={priority && index === 0}
                className={classNames("h-full!", framing)}
              />
            )}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <ul className="flex gap-2 overflow-x-auto p-1">
          {slides.map(({ id, content: _content, framing: _framing, ...picture }, index) => (
            <li key={id} className="shrink-0">
              <button
                type="button"
                aria-label={thumbLabel(index, slides.length)}
                aria-current={index === current}
                onClick={() => show(index)}
                className={classNames(
                  "well block size-16 overflow-hidden rounded-control border-2 md:size-18",
                  index === current ? "border-ink" : "border-transparent hover:border-line-strong",
                )}
              >
                <Picture
                  {...picture}
                  alt=""
                  sizes="4.5rem"
                  widths={THUMB_WIDTHS}
                  className="size-full"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
