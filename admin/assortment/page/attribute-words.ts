import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { locale } from "../../i18n/locale.ts";

/** Keep a number and its unit left to right in Arabic too. */
const [FROM_LEFT, END] = ["\u2066", "\u2069"];

/** "Length (mm)". */
export function labelOf({ name, unit }: AttributeRecord): string {
  return unit ? `${name[locale]} (${unit})` : name[locale];
}

export function isNumber({ kind }: AttributeRecord): boolean {
  return kind === "number" || kind === "integer";
}

/** A value as shown to staff: the name of a listed value, or a number with its unit. */
export function valueName(attribute: AttributeRecord | undefined, value: string | number): string {
  const name = attribute?.values.find(({ code }) => code === value)?.name[locale];
  if (name !== undefined) return name;
  return attribute?.unit ? `${FROM_LEFT}${value} ${attribute.unit}${END}` : String(value);
}
