import type { Bilingual } from "#contract/kernel/locale.ts";

/** A bilingual text as one string, for comparison. */
export function bothOf({ ar, en }: Bilingual): string {
  return `${ar}\n${en}`;
}
