import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

const TONES = {
  ink: "bg-ink text-plaster",
  offer: "bg-error text-paper",
  plain: "border border-hairline bg-paper text-ink-soft",
  brass: "bg-brass-wash text-brass-deep",
  success: "bg-success-wash text-success",
  warning: "bg-warning-wash text-warning",
  error: "bg-error-wash text-error",
  info: "bg-info-wash text-info",
} as const;

export type BadgeTone = keyof typeof TONES;
export type BadgeProps = { tone?: BadgeTone; className?: string; children: ReactNode };

/** A short status or label. Put signed numbers ("-20%") in `Ltr`. */
export function Badge({ tone = "plain", className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-6 items-center rounded-pill px-2.5 py-0.5 font-heading text-tiny leading-tight font-medium figures",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
