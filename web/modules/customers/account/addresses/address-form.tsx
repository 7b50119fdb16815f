import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { GOVERNORATES } from "#contract/customers/governorates.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { FormCheckbox } from "#web/shell/forms/fields/form-checkbox.tsx";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { AddressValues } from "./address-values.ts";
import { AddressFields } from "./fields/address-fields.tsx";
import { ContactFields } from "./fields/contact-fields.tsx";

interface AddressFormProps {
  title: string;
  values: AddressValues;
  /**
   * The first address is the default anyway, and the default stays one until another replaces it.
   */
  mayBeDefault: boolean;
  send: (values: AddressValues) => Promise<void>;
  onCancel: () => void;
}

/** Form for an address of the address book, new or edited. */
export function AddressForm({ title, values, mayBeDefault, send, onCancel }: AddressFormProps) {
  const t = useTranslations("account.addresses");
  const words = useTranslations("account.form");
  const field = useTranslations("orders.field");
  const state = useShopForm<AddressValues>({
    values,
    schema: async () => (await import("#contract/customers/account-endpoints.ts")).savedAddressBody,
    labelOf: (path) => (path === "label" || path === "isDefault" ? t(path) : field(path as "city")),
    send,
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus("label"), [setFocus]);
  return (
    <ShopForm state={state} label={title}>
      <h2 className="text-title">{title}</h2>
      <FormField name="label" label={t("label")} hint={t("labelHint")} autoComplete="off" />
      <ContactFields />
      <AddressFields governorate={<GovernorateField />} />
      {mayBeDefault && <FormCheckbox name="isDefault" label={t("isDefault")} />}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={words("saving")} size="normal" wide={false}>
          {words("save")}
        </SubmitButton>
        <Button kind="secondary" onClick={onCancel}>
          {words("cancel")}
        </Button>
      </div>
    </ShopForm>
  );
}

function GovernorateField() {
  const t = useTranslations("orders.field");
  const locale = usePageLocale();
  const options = Object.entries(GOVERNORATES).map(([value, names]) => ({
    value,
    label: names[locale],
  }));
  return (
    <FormField
      name="governorate"
      kind="select"
      label={t("governorate")}
      options={options}
      autoComplete="address-level1"
      required
    />
  );
}
