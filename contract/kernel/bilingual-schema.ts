import * as z from "zod/mini";
import { line, requiredLine } from "./schema.ts";

/** A text in both languages, either of which may be missing. */
export function bilingualLine(max: number) {
  return z.object({ ar: line(max), en: line(max) });
}

/** A text required in both languages. */
export function requiredBilingual(max: number) {
  return z.object({ ar: requiredLine(max), en: requiredLine(max) });
}

export const bilingual = z.object({ ar: z.string(), en: z.string() });
