import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";

export interface TotalRowProps {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  strong?: boolean;
  className?: string;
}

/** A label and its amount: one group of a description list. */
export function TotalRow({ label, value, note, strong = false, className }: TotalRowProps) {
  return (
    <div
      className={classNames(
        "flex flex-wrap items-baseline justify-between gap-x-4",
        strong && "text-title font-semibold",
        className,
      )}
    >
      <dt className={strong ? "font-heading" : "text-ink-soft"}>{label}</dt>
      <dd className="figures">{value}</dd>
      {note && <dd className="w-full text-small font-normal text-ink-soft">{note}</dd>}
    </div>
  );
}
