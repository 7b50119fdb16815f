import { classNames } from "#web/ui/class-names.ts";
import type { ReactNode } from "react";

export interface TotalRowProps {
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
  strong?: boolean;
}

/** A sum beside its name. */
export function TotalRow({ label, value, note, strong = false }: TotalRowProps) {
  return (
    <div className={classNames(strong && "text-title font-semibold")}>
      <div className="flex items-baseline justify-between gap-4">
        <dt className={strong ? "font-heading" : "text-ink-soft"}>{label}</dt>
        <dd className="figures">{value}</dd>
      </div>
      {note && <dd className="text-small font-normal text-ink-soft">{note}</dd>}
    </div>
  );
}
