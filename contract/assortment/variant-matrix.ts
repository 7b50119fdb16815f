/** An option value, and its abbreviation in a SKU. */
export interface MatrixValue {
  value: string | number;
  /** Absent: the value itself. */
  short?: string;
}

export interface MatrixOption {
  /** Attribute code. */
  code: string;
  values: readonly MatrixValue[];
}

export interface MatrixVariant {
  sku: string;
  options: Record<string, string | number>;
}

export interface Matrix<V extends MatrixVariant> {
  /**
   * One row per combination, in option order: an existing variant, or a proposal with a generated
   * SKU.
   */
  rows: (V | MatrixVariant)[];
  /** Existing variants that no longer match a combination: they go off sale. */
  dropped: V[];
}

export const MAX_VARIANTS = 200;
const MAX_SKU = 40;

/**
 * All combinations of the options' values. Existing variants keep their SKU and everything that
 * belongs to it.
 */
export function variantMatrix<V extends MatrixVariant>(
  skuBase: string,
  options: readonly MatrixOption[],
  existing: readonly V[],
): Matrix<V> {
  const known = new Map(existing.map((variant) => [choiceKey(options, variant), variant]));
  const taken = new Set(existing.map(({ sku }) => sku));
  const rows = combinations(options).map((choice) => {
    const proposal = { sku: "", options: chosen(options, choice) };
    const kept = known.get(choiceKey(options, proposal));
    if (kept) return kept;
    const sku = freeSku(
      [skuBase, ...choice.map(({ value, short }) => short ?? String(value))],
      taken,
    );
    taken.add(sku);
    return { ...proposal, sku };
  });
  return { rows, dropped: existing.filter((variant) => !rows.includes(variant)) };
}

/** Sets something on the variants that match the given options; `{}` matches all. */
export function fillVariants<V extends MatrixVariant>(
  variants: readonly V[],
  wanted: Record<string, string | number>,
  values: Partial<Omit<V, "sku" | "options">>,
): V[] {
  const isWanted = ({ options }: V) =>
    Object.entries(wanted).every(([code, value]) => String(options[code]) === String(value));
  return variants.map((variant) => (isWanted(variant) ? { ...variant, ...values } : variant));
}

function combinations(options: readonly MatrixOption[]): MatrixValue[][] {
  let found: MatrixValue[][] = [[]];
  for (const { values } of options) {
    found = found.flatMap((choice) => values.map((value) => [...choice, value]));
    if (found.length > MAX_VARIANTS) throw new RangeError(`more than ${MAX_VARIANTS} variants`);
  }
  return found;
}

function chosen(options: readonly MatrixOption[], choice: readonly MatrixValue[]) {
  return Object.fromEntries(options.map(({ code }, index) => [code, choice[index]?.value ?? ""]));
}

/** Variants with other options match no combination. */
function choiceKey(options: readonly MatrixOption[], variant: MatrixVariant): string {
  const codes = options.map(({ code }) => code);
  const isOther = Object.keys(variant.options).toSorted().join() !== codes.toSorted().join();
  return isOther
    ? `other ${variant.sku}`
    : JSON.stringify(codes.map((code) => String(variant.options[code])));
}

function freeSku(parts: string[], taken: ReadonlySet<string>): string {
  const plain = parts
    .map(skuPart)
    .filter((part) => part !== "")
    .join("-")
    .slice(0, MAX_SKU);
  const base = plain.length < 2 ? `${plain}V1` : plain;
  for (let count = 2, sku = base; ; count += 1) {
    if (!taken.has(sku)) return sku;
    sku = `${base.slice(0, MAX_SKU - 1 - String(count).length)}-${count}`;
  }
}

/** Capitals, digits and dashes: the only characters that all label printers support. */
function skuPart(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}
