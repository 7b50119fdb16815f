import { FormField, type FormFieldProps } from "#web/shell/forms/fields/form-field.tsx";
import { useTranslations } from "use-intl";

/** A field that has a label among the messages. */
export type RegistrationFieldName = Parameters<
  ReturnType<typeof useTranslations<"accounts.field">>
>[0];

/** A field of the registration under its own name. */
export function RegistrationField(props: Omit<FormFieldProps<RegistrationFieldName>, "label">) {
  const t = useTranslations("accounts.field");
  return <FormField {...props} label={t(props.name)} />;
}
