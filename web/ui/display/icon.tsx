import type { LucideIconData } from "@lucide/icons";
import { createElement, type ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { joinPaths } from "./join-paths.ts";

export type { LucideIconData } from "@lucide/icons";

export type IconProps = {
  icon: LucideIconData;
  /** Side length in CSS pixels. */
  size?: number;
  /** Stroke width in the icon's own 24 × 24 grid; absent: 1.75. */
  stroke?: number;
  /** Mirrors with the page: arrows and chevrons yes; media, clocks, numbers, logos never. */
  mirror?: boolean;
  /** Only if the icon stands alone and carries meaning; otherwise it is decorative. */
  label?: string | undefined;
  className?: string | undefined;
};

/**
 * The only way to draw an icon: hidden from screen readers unless labelled. Its stroke is in the
 * style sheet (`.icon`), since a page has eighty.
 */
export function Icon(props: IconProps) {
  const { icon, size = 20, stroke, mirror = false, label, className } = props;
  const named = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  return (
    <svg
      {...named}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      strokeWidth={stroke}
      className={classNames("icon", mirror && "mirror", className)}
      {...(import.meta.env.SSR
        ? { dangerouslySetInnerHTML: { __html: markupOf(icon) } }
        : { children: shapesOf(icon) })}
    />
  );
}

function shapesOf({ node }: LucideIconData): ReactNode[] {
  return joinPaths(node).map(([shape, attributes]) => createElement(shape, attributes));
}

const markup = new WeakMap<LucideIconData, string>();

/**
 * Cached markup, identical on server and client: icons are a quarter of a page's elements, and
 * never change.
 */
function markupOf(icon: LucideIconData): string {
  const known = markup.get(icon);
  if (known !== undefined) return known;
  const made = joinPaths(icon.node).map(([shape, attributes]) => {
    const { key: _, ...written } = attributes;
    const words = Object.entries(written).map(([name, value]) => ` ${name}="${value}"`);
    return `<${shape}${words.join("")}></${shape}>`;
  });
  markup.set(icon, made.join(""));
  return made.join("");
}
