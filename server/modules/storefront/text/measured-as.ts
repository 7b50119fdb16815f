import type { Dictionary } from "#server/modules/catalog/index.ts";
import type { Measure } from "./words.ts";

/** Attributes without a unit that people give as a count: two gangs, six lamps. */
const COUNTED: Readonly<Record<string, string>> = { gang: "gang", lamp_count: "lamps" };

/** Everyday units, converted to those in which attributes are stored. */
const KEPT_AS: Readonly<Record<string, readonly [unit: string, times: number]>> = {
  w: ["W", 1],
  k: ["K", 1],
  lm: ["lm", 1],
  mm: ["mm", 1],
  cm: ["mm", 10],
  m: ["mm", 1000],
  in: ["mm", 25.4],
  a: ["A", 1],
  kg: ["kg", 1],
  deg: ["°", 1],
};

/** The unit used when naming a number of this attribute. */
export function saidUnit(code: string, unit: string | null): string | null {
  return unit ?? COUNTED[code] ?? null;
}

/** The attributes that a measure may refer to, and its number in their unit. */
export function measuredAs(
  { attributes }: Dictionary,
  { unit, value }: Measure,
): { codes: string[]; value: number } | undefined {
  const [kept, times] = KEPT_AS[unit] ?? [unit, 1];
  const codes = [...attributes.values()]
    .filter((attribute) => saidUnit(attribute.code, attribute.unit) === kept)
    .map(({ code }) => code);
  return codes.length === 0 ? undefined : { codes, value: value * times };
}
