import { classNames } from "../class-names.ts";

/** A turning ring in the colour of the text; say in words beside it what is being awaited. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-block size-5 shrink-0 animate-spin rounded-pill border-2 border-current border-e-transparent",
        className,
      )}
    />
  );
}
