import { FormField, type FormFieldProps } from "#web/shell/forms/fields/form-field.tsx";
import { useTranslations } from "use-intl";
import type { RegistrationField as Name } from "./registration-values.ts";

/** A field of the registration under its own name. */
export function RegistrationField(props: Omit<FormFieldProps<Name>, "label">) {
  const t = useTranslations("accounts.field");
  return <FormField {...props} label={t(props.name)} />;
}
