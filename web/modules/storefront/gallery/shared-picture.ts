import type { Variant } from "#contract/catalog/product.ts";

/** Options in millimetres, as `diameter_mm`: variants of other values look different in size. */
const SIZE = /_mm$/;

type Sized = Pick<Variant, "options"> & { pictures: readonly { src: string }[] };

/** Whether variants of other sizes have the same first picture as this one. */
export function isForAllSizes(
  { variants }: { variants: readonly Sized[] },
  { options, pictures: [first] }: Sized,
): boolean {
  if (!first) return false;
  const sizes = Object.entries(options).filter(([code]) => SIZE.test(code));
  return variants.some(
    (other) =>
      other.pictures[0]?.src === first.src &&
      sizes.some(([code, value]) => other.options[code] !== value),
  );
}
