import { useTranslations } from "use-intl";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";

/** The recipient. `prefix` is the name prefix of these fields in the form: `contact.`, or none. */
export function ContactFields({ prefix = "" }: { prefix?: string }) {
  const t = useTranslations("orders.field");
  return (
    <>
      <FormField
        name={`${prefix}name`}
        label={t("name")}
        hint={t("nameHint")}
        autoComplete="name"
        required
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormField
          name={`${prefix}phone`}
          kind="phone"
          label={t("phone")}
          hint={t("phoneHint")}
          autoComplete="tel"
          required
        />
        <FormField
          name={`${prefix}phone2`}
          kind="phone"
          label={t("phone2")}
          hint={t("phone2Hint")}
          autoComplete="off"
        />
      </div>
      <FormField
        name={`${prefix}email`}
        kind="email"
        label={t("email")}
        hint={t("emailHint")}
        autoComplete="email"
      />
    </>
  );
}
