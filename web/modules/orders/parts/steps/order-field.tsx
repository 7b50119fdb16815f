import { Field } from "#web/ui/forms/field.tsx";
import { PhoneInput, Textarea, TextInput, type TextInputProps } from "#web/ui/forms/text-input.tsx";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { type FieldName, keyOf } from "../checkout/checkout-fields.ts";
import type { CheckoutValues } from "../checkout/checkout-values.ts";

export interface OrderFieldProps extends Pick<
  TextInputProps,
  "autoComplete" | "inputMode" | "ltr"
> {
  name: FieldName;
  required?: boolean;
  /** A sentence about what to write. */
  hint?: string;
  kind?: "text" | "phone" | "email" | "long";
  className?: string;
}

/** Name, mark, control and mistake of one field of the order. */
export function OrderField(props: OrderFieldProps) {
  const { name, required = false, hint, kind = "text", className, ...control } = props;
  const t = useTranslations("orders.field");
  const { error, mark } = useFieldState(name, required);
  const { register } = useFormContext<CheckoutValues>();
  const wiring = { ...register(name), ...control };
  return (
    <Field
      label={t(keyOf(name))}
      required={required}
      mark={mark}
      hint={hint}
      error={error}
      className={className}
    >
      <Control kind={kind} {...wiring} />
    </Field>
  );
}

function Control({ kind, ...wiring }: TextInputProps & { kind: OrderFieldProps["kind"] }) {
  if (kind === "phone") return <PhoneInput {...wiring} />;
  if (kind === "email") return <TextInput {...wiring} ltr type="email" inputMode="email" />;
  if (kind === "long") {
    const { name, onChange, onBlur, ref } = wiring as unknown as ReturnType<
      ReturnType<typeof useFormContext<CheckoutValues>>["register"]
    >;
    return <Textarea name={name} onChange={onChange} onBlur={onBlur} ref={ref} rows={2} />;
  }
  return <TextInput {...wiring} />;
}

/** The mistake of a field, and "required" or "optional" in words. */
export function useFieldState(name: FieldName, required: boolean) {
  const t = useTranslations("orders.checkout");
  const { getFieldState, formState } = useFormContext<CheckoutValues>();
  const { error } = getFieldState(name, formState);
  return { error: error?.message, mark: t(required ? "required" : "optional") };
}
