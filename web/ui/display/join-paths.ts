import type { LucideIconData } from "@lucide/icons";

type Shapes = LucideIconData["node"];

/** A path that starts with a relative move: its first two numbers, and whether more of them follow. */
const RELATIVE_START = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=([-\d.])?)/;

/** All paths of an icon as one: a list page has hundreds of icons, and each shape is an element of its own. */
export function joinPaths(node: Shapes): Shapes {
  const paths = node.filter(([shape]) => shape === "path");
  const [first] = paths;
  if (!first || paths.length < 2) return node;
  const others = node.filter(([shape]) => shape !== "path");
  const d = paths.map(([, attributes]) => absoluteStart(String(attributes["d"]))).join("");
  return [...others, ["path", { ...first[1], d }]];
}

/** Where no path stands before it, `m` and `M` are the same; numbers after the first two are lines from there. */
function absoluteStart(d: string): string {
  return d.replace(
    RELATIVE_START,
    (_, x: string, y: string, more?: string) => `M${x} ${y}${more === undefined ? "" : "l"}`,
  );
}
