import { COUNT_MODES } from "#contract/inventory/most-entries.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../shell/forms/field.tsx";

/** Whether what is entered is more of it, or all there is. */
export function ModeField() {
  const text = useText();
  const choices = COUNT_MODES.map((value) => ({
    value,
    label: text(`stock.counts.modes.${value}`),
  }));
  return <Field name="mode" label={text("stock.counts.mode")} choices={choices} />;
}
