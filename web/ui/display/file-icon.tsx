import { useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";

export type FileIconProps = {
  /** URL of a third-party logo, in its own colours. */
  src: string;
  /** Side length in CSS pixels. */
  size?: keyof typeof SIDES;
};

const SIDES = { 18: "size-4.5", 20: "size-5" } as const;

/**
 * A third-party logo from a file; the text beside it says what it is. If it fails to load, its
 * place stays empty.
 */
export function FileIcon({ src, size = 20 }: FileIconProps) {
  const image = useRef<HTMLImageElement>(null);
  // The file may have failed before the script loaded.
  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = image.current ?? {};
    if (complete && naturalWidth === 0) warn(src);
  }, [src]);
  return (
    <img
      ref={image}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      onError={() => warn(src)}
      className={classNames("shrink-0", SIDES[size])}
    />
  );
}

function warn(src: string): void {
  // oxlint-disable-next-line no-console -- what the specification asks for
  console.warn(`Icon could not be loaded: ${src}`);
}
