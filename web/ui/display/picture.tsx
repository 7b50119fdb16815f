import { DENSITIES, SCREEN_WIDTHS } from "../breakpoints.ts";
import { classNames } from "../class-names.ts";

export type PictureProps = {
  /** URL of the picture at a width in pixels; the caller knows the image proxy. */
  src: (width: number) => string;
  alt: string;
  width: number;
  height: number;
  /** Slot width as in the `sizes` attribute: "25vw" and the like. */
  sizes?: string;
  widths?: readonly number[];
  /** Above the fold: loaded eagerly and first. One per page. */
  priority?: boolean;
  /** A small copy of a larger picture in view: loaded after all others. */
  isThumb?: boolean;
  /** A neutral background, for renders. */
  well?: boolean;
  fit?: "cover" | "contain";
  /**
   * The focal point kept visible when cropped, in percent from the left and top; absent: as
   * `className` says.
   */
  focus?: { x: number; y: number } | undefined;
  /** Rounding, aspect ratio and so on. */
  className?: string | undefined;
};

/** The width of each screen, at each density. */
const DEFAULT_WIDTHS = [
  ...new Set(Object.values(SCREEN_WIDTHS).flatMap((width) => DENSITIES.map((by) => width * by))),
].toSorted((a, b) => a - b);

/** A picture that reserves its space while loading, at the screen's width and density. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sizes = "100vw", widths = DEFAULT_WIDTHS } = props;
  const { priority = false, isThumb = false, well = false, fit = "cover" } = props;
  const { focus, className } = props;
  return (
    <img
      src={src(widths[Math.floor(widths.length / 2)] ?? width)}
      srcSet={widths.map((w) => `${src(w)} ${w}w`).join(", ")}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      {...loadingOf(priority, isThumb)}
      style={cutRound(focus)}
      className={classNames(
        "block h-auto w-full max-w-full",
        fit === "cover" ? "object-cover" : "object-contain",
        well && "well",
        className,
      )}
    />
  );
}

function loadingOf(priority: boolean, isThumb: boolean) {
  if (priority) return { loading: "eager", fetchPriority: "high", decoding: "sync" } as const;
  const fetchPriority = isThumb ? "low" : undefined;
  return { loading: "lazy", fetchPriority, decoding: "async" } as const;
}

function cutRound(focus: PictureProps["focus"]) {
  return focus && { objectPosition: `${focus.x}% ${focus.y}%` };
}
