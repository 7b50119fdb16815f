import { classNames } from "../class-names.ts";

/** A rotating ring in the text colour; put text beside it that says what is loading. */
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
