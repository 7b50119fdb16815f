import type { Variant } from "#contract/catalog/product.ts";

type Sized = Pick<Variant, "options"> & { pictures: readonly { src: string }[] };

/** Whether variants of other sizes have the same first picture as this one. */
export function isForAllSizes(
  { variants }: { variants: readonly Sized[] },
  { options, pictures: [first] }: Sized,
): boolean {
  // Options in millimetres, as `diameter_mm`: variants of other values look different in size.
  const isSize = (code: string) => code.endsWith("_mm");
  if (!first) return false;
  return variants.some(
    (other) =>
      other.pictures[0]?.src === first.src &&
      Object.keys(options).some((code) => isSize(code) && other.options[code] !== options[code]),
  );
}
