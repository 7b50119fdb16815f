import { REFUND_METHODS } from "#contract/orders/refund-method.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../shell/forms/field.tsx";

/** Where money that was already paid is refunded to. */
export function RefundToField() {
  const text = useText();
  const choices = REFUND_METHODS.map((value) => ({
    value,
    label: text(`orders.refundTo.${value}`),
  }));
  return <Field name="refundTo" label={text("orders.refundTo.label")} choices={choices} />;
}
