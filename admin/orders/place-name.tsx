import { Fragment } from "react";
import { useText } from "../i18n/use-text.ts";

/** District, city and governorate, each once and in the direction of its own script. */
export function PlaceName({ parts }: { parts: readonly (string | null | undefined)[] }) {
  const text = useText();
  const known = new Set(parts.filter((part) => part));
  return [...known].map((part, index) => (
    <Fragment key={part}>
      {index > 0 && text("orders.page.comma")}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
