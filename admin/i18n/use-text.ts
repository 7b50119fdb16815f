import { useTranslations } from "use-intl";
import type { TextKey } from "./message-shape.ts";

interface Text {
  (key: TextKey, values?: Record<string, string | number>): string;
  /** Whether there is a text for a key that is known only at run time. */
  has(key: string): key is TextKey;
}

/** The texts of the back office by their typed paths. */
export function useText(): Text {
  return useTranslations() as unknown as Text;
}
