import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { Field } from "#web/ui/forms/field.tsx";
import type { FormValues } from "../form-values.ts";
import { type FieldKind, FormControl, type FormControlProps } from "./form-control.tsx";
import { useFieldWiring } from "./use-field-wiring.ts";

export interface FormFieldProps<Name extends string = string> extends Omit<
  FormControlProps,
  "kind" | "wiring" | "label"
> {
  name: Name;
  label: string;
  required?: boolean;
  /** Instead of "required" or "optional". */
  mark?: string;
  /** A hint about what to enter. */
  hint?: string | undefined;
  kind?: FieldKind;
  /** Another field whose validity depends on this one. */
  alsoChecks?: Name;
  className?: string;
}

/** Label, "required" or "optional" in words, control, error and hint of a form field. */
export function FormField<Name extends string>(props: FormFieldProps<Name>) {
  const { name, label, required = false, hint, kind = "text", ...more } = props;
  const { alsoChecks, className, mark: ownMark, ...control } = more;
  const { error, mark } = useFieldState(name, required);
  const onChangeToo = kind === "select" || kind === "date";
  const wiring = useFieldWiring(name, { required, alsoChecks, onChangeToo });
  return (
    <Field
      label={label}
      required={required}
      mark={ownMark ?? mark}
      hint={hint}
      error={error}
      className={className}
    >
      <FormControl {...control} kind={kind} label={label} wiring={wiring} />
    </Field>
  );
}

/** A field's error, and "required" or "optional" in words. */
export function useFieldState(name: string, required: boolean) {
  const t = useTranslations("forms");
  const { getFieldState, formState } = useFormContext<FormValues>();
  const { error } = getFieldState(name, formState);
  return { error: error?.message, mark: t(required ? "required" : "optional") };
}
