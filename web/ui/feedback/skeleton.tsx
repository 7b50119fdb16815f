import { classNames } from "../class-names.ts";

/** Holds the place of what is coming; give it the size of the real thing by `className`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-breathe rounded-control bg-stone-deep", className)}
    />
  );
}

/** Lines of text to come, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={line === lines - 1 ? "h-4 w-3/5" : "h-4 w-full"} />
      ))}
    </span>
  );
}
