import { useTranslations } from "use-intl";
import { FormField, type FormFieldProps } from "#web/shell/forms/fields/form-field.tsx";

/** A field that has a label in the messages. */
export type RegistrationFieldName = Parameters<
  ReturnType<typeof useTranslations<"accounts.field">>
>[0];

/** A registration field with the label of its name. */
export function RegistrationField(props: Omit<FormFieldProps<RegistrationFieldName>, "label">) {
  const t = useTranslations("accounts.field");
  return <FormField {...props} label={t(props.name)} />;
}
