import { COUNT_MODES } from "#contract/inventory/most-entries.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../shell/forms/field.tsx";

/** Whether entered quantities are added to the count or replace it. */
export function ModeField() {
  const text = useText();
  const choices = COUNT_MODES.map((value) => ({
    value,
    label: text(`stock.counts.modes.${value}`),
  }));
  return <Field name="mode" label={text("stock.counts.mode")} choices={choices} />;
}
