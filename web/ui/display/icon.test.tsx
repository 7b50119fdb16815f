import * as icons from "@lucide/icons";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Icon } from "./icon.tsx";
import { joinPaths } from "./join-paths.ts";

const DRAWN = [icons.Star, icons.Truck, icons.ShoppingBag, icons.ChevronDown, icons.Search];

test("an icon is written as React writes its shapes one by one, or browsers could not take it over", () => {
  for (const icon of DRAWN) {
    const shapes = joinPaths(icon.node).map(([shape, attributes], key) =>
      createElement(shape, { ...attributes, key }),
    );
    const written = renderToString(<Icon icon={icon} />);
    expect(written.replace(/^<svg[^>]*>|<\/svg>$/g, "")).toBe(renderToString(shapes));
  }
});
