import type { TextKey } from "../../i18n/message-shape.ts";
import { useText } from "../../i18n/use-text.ts";
import { useList } from "./use-list.ts";

/** The heading of a column of the current list. */
export function useHeading(): (source: string) => string {
  const text = useText();
  const { name } = useList();
  return (source) => text(`resources.${name}.fields.${source}` as TextKey);
}
