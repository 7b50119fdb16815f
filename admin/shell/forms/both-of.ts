import type { Bilingual } from "#contract/kernel/locale.ts";

/** A text in both languages as one, to be compared. */
export function bothOf({ ar, en }: Bilingual): string {
  return `${ar}\n${en}`;
}
