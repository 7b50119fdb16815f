/** The picture of a piece by itself, `khan-pierced-lantern--copper-night`. */
export function pieceFile(name: string): string {
  return `products/${name}.webp`;
}
