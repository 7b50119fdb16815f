import { FormField, type FormFieldProps } from "#web/shell/forms/fields/form-field.tsx";
import { useTranslations } from "use-intl";
import { type FieldName, keyOf } from "../checkout/checkout-fields.ts";

type OrderFieldProps = Omit<FormFieldProps<FieldName>, "label">;

/** A field of the order under its own name. */
export function OrderField(props: OrderFieldProps) {
  const t = useTranslations("orders.field");
  return <FormField {...props} label={t(keyOf(props.name))} />;
}
