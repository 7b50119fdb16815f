import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { normaliseDigits } from "#contract/kernel/digits.ts";

interface TypedNumbers {
  /** Without duplicates, in the order typed. */
  numbers: number[];
  /** Parts that are not valid numbers for this attribute, as typed. */
  faults: string[];
}

/**
 * "٦٠ 80 mm, 100mm" as 60, 80 and 100: numbers in any digits, with or without the attribute's unit.
 */
export function typedNumbers(
  typed: string,
  { kind, unit }: Pick<AttributeRecord, "kind" | "unit">,
): TypedNumbers {
  const parts = normaliseDigits(typed)
    .split(/[\s,،;؛]+/)
    .filter((part) => part !== "" && part !== unit);
  const found = parts.map((part) => ({ part, number: numberOf(withoutUnit(part, unit)) }));
  const isRight = (number: number | undefined) =>
    number !== undefined && (kind !== "integer" || Number.isSafeInteger(number));
  const right = found.flatMap(({ number }) =>
    number !== undefined && isRight(number) ? [number] : [],
  );
  return {
    numbers: [...new Set(right)],
    faults: found.filter(({ number }) => !isRight(number)).map(({ part }) => part),
  };
}

function withoutUnit(part: string, unit: string | null): string {
  return unit !== null && part.endsWith(unit) ? part.slice(0, -unit.length) : part;
}

function numberOf(plain: string): number | undefined {
  return /^-?\d{1,9}(\.\d{1,4})?$/.test(plain) ? Number(plain) : undefined;
}
