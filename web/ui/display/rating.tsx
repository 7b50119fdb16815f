import { Star } from "@lucide/icons";
import type { CSSProperties } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "./icon.tsx";

export type RatingProps = {
  /** 0 to 5; fractions of stars are drawn. */
  value: number;
  /** The same in words: "4.8 of 5 from 31 ratings". */
  label: string;
  size?: number;
  /** Formatted text beside the stars: "4.8 (31)". */
  text?: string | undefined;
  className?: string | undefined;
};

const FIVE = [1, 2, 3, 4, 5] as const;

/** Read-only stars, filled from the start of the line. */
export function Rating({ value, label, size = 16, text, className }: RatingProps) {
  const filled = { "--filled": `${Math.min(Math.max(value / 5, 0), 1) * 100}%` } as CSSProperties;
  return (
    <span className={classNames("inline-flex flex-wrap items-center gap-x-2", className)}>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" style={filled} className="relative inline-flex">
        <Stars size={size} look="text-line-strong/55 fill-current stroke-none" />
        <span className="absolute inset-y-0 inset-s-0 w-(--filled) overflow-hidden">
          <Stars size={size} look="text-brass fill-current stroke-none" />
        </span>
      </span>
      {text && (
        <span aria-hidden="true" className="figures text-small whitespace-nowrap text-ink-soft">
          <bdi>{text}</bdi>
        </span>
      )}
    </span>
  );
}

function Stars({ size, look }: { size: number; look: string }) {
  return (
    <span className="flex w-max gap-0.5">
      {FIVE.map((star) => (
        <Icon key={star} icon={Star} size={size} className={look} />
      ))}
    </span>
  );
}
