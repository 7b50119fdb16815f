import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import type { FormValues } from "../form-values.ts";

interface FormCheckboxProps<Name extends string> {
  name: Name;
  label: ReactNode;
}

/** A checkbox. */
export function FormCheckbox<Name extends string>({ name, label }: FormCheckboxProps<Name>) {
  const { register, getFieldState, formState } = useFormContext<FormValues>();
  const { error } = getFieldState(name, formState);
  return <Checkbox label={label} error={error?.message} {...register(name)} />;
}
