import { useTranslate } from "ra-core";
import type { TextKey } from "./message-shape.ts";

type Text = (key: TextKey, values?: Record<string, string | number>) => string;

/** The texts of the back office by their typed paths. */
export function useText(): Text {
  return useTranslate();
}
