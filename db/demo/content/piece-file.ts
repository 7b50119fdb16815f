import rendered from "../pictures/rendered.json" with { type: "json" };

/** The picture of a piece, `khan-pierced-lantern--copper-night`: rendered, or else drawn. */
export function pieceFile(name: string): string {
  const isRendered = Object.hasOwn(rendered, name.replace(/-night$/, ""));
  return `products/${name}.${isRendered ? "webp" : "svg"}`;
}
