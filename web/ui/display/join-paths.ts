import type { LucideIconData } from "@lucide/icons";

type Shapes = LucideIconData["node"];

/** A path that starts with a relative move: its first two numbers, and whether more follow. */
const RELATIVE_START = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-\d.])?)/;

/**
 * Joins an icon's paths into one: a list page has hundreds of icons, and each shape is an element
 * of its own.
 */
export function joinPaths(node: Shapes): Shapes {
  const paths = node.filter(([shape]) => shape === "path");
  const [first] = paths;
  if (!first || paths.length < 2) return node;
  const others = node.filter(([shape]) => shape !== "path");
  const d = paths.map(([, attributes]) => absoluteStart(String(attributes["d"]))).join("");
  return [...others, ["path", { ...first[1], d }]];
}

/**
 * At the start of a path, `m` and `M` mean the same; numbers after the first two are relative
 * lines.
 */
function absoluteStart(d: string): string {
  return d.replace(
    RELATIVE_START,
    (_, x: string, y: string, more?: string) => `M${x} ${y}${more === undefined ? "" : "l"}`,
  );
}
