import * as icons from "@lucide/icons";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "./icon.tsx";
import { joinPaths } from "./join-paths.ts";

const DRAWN = [icons.Star, icons.Truck, icons.ShoppingBag, icons.ChevronDown, icons.Search];

test("renders the same markup as React's separate shapes, for hydration", () => {
  for (const icon of DRAWN) {
    const shapes = joinPaths(icon.node).map(([shape, attributes], key) =>
      createElement(shape, { ...attributes, key }),
    );
    const written = renderToString(<Icon icon={icon} />);
    expect(written.replace(/^<svg[^>]*>|<\/svg>$/g, "")).toBe(renderToString(shapes));
  }
});
