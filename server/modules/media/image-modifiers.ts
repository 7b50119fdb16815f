import { CUT_STEP, PICTURE_QUALITIES } from "#contract/media/picture-sizes.ts";
import {
  DEFAULT_FORMAT,
  DEFAULT_QUALITY,
  FORMATS,
  type Format,
  MAX_SIDE,
} from "#contract/media/picture.ts";

/** Crop positions other than the middle, which is the default. */
const CUTS = new Set(
  Array.from({ length: 100 / CUT_STEP + 1 }, (_, step) => String(step * CUT_STEP)).filter(
    (cut) => cut !== "50",
  ),
);

/** The complete parameters of a version. */
export interface Modifiers {
  width: number | undefined;
  height: number | undefined;
  format: Format;
  quality: number;
  /**
   * Position of the crop: the share of the cropped-off part that is before the visible part, in
   * percent; `undefined`: half.
   */
  at: number | undefined;
}

/**
 * Parses `w_640,h_800,f_webp,q_80` in any order; `undefined` when a part is unknown, repeated or
 * out of range.
 */
export function parseModifiers(text: string): Modifiers | undefined {
  const parts = text.split(",").map((part) => part.split("_"));
  const values = new Map(parts.map(([name = "", value = ""]) => [name, value]));
  const isReadable =
    values.size === parts.length &&
    (!values.has("at") || (values.has("w") && values.has("h"))) &&
    parts.every(([name = "", value = "", ...rest]) => rest.length === 0 && isValid(name, value));
  if (!isReadable) return undefined;
  const number = (name: string) => (values.has(name) ? Number(values.get(name)) : undefined);
  return {
    width: number("w"),
    height: number("h"),
    format: FORMATS.find((format) => format === values.get("f")) ?? DEFAULT_FORMAT,
    quality: number("q") ?? DEFAULT_QUALITY,
    at: number("at"),
  };
}

/** One key per result, regardless of the order of the parts. */
export function modifiersKey({ width, height, format, quality, at }: Modifiers): string {
  const cut = at === undefined ? "" : `at${at}`;
  return `w${width ?? ""}h${height ?? ""}${cut}q${quality}${format}`;
}

function isValid(name: string, value: string): boolean {
  if (name === "f") return FORMATS.some((format) => format === value);
  if (name === "at") return CUTS.has(value);
  if (name === "q") return PICTURE_QUALITIES.some((quality) => String(quality) === value);
  if (name !== "w" && name !== "h") return false;
  return /^[1-9]\d{0,3}$/.test(value) && Number(value) <= MAX_SIDE;
}
