import type { LucideIcon } from "lucide-react";
import { classNames } from "../class-names.ts";

export type { LucideIcon } from "lucide-react";

export type IconProps = {
  icon: LucideIcon;
  /** Side in CSS pixels. */
  size?: number;
  /** Turns with the page: arrows and chevrons yes; media, clocks, numbers, logos never. */
  mirror?: boolean;
  /** Only when the icon stands alone and means something; otherwise it is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** The one way to draw an icon: 1.75 px stroke, hidden from readers unless labelled. */
export function Icon({ icon: Drawing, size = 20, mirror = false, label, className }: IconProps) {
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <Drawing
      {...named}
      size={size}
      strokeWidth={1.75}
      focusable="false"
      className={classNames("shrink-0", mirror && "mirror", className)}
    />
  );
}
