import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Account } from "#contract/customers/account-endpoints.ts";
import { call } from "#web/api/client.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { Panel } from "../panel/panel.tsx";
import { takeAccount } from "../state/take-account.ts";
import { profileBody, profileValues } from "./profile-values.ts";

/** Names and all optional data from registration. */
export function PersonPanel({ account }: { account: Account }) {
  const t = useTranslations("account.profile");
  const words = useTranslations("account.form");
  const state = useShopForm({
    values: profileValues(account),
    schema: async () =>
      (await import("#contract/customers/account-endpoints.ts")).accountEndpoints.updateAccount
        .body,
    labelOf: (path) => t(path as "city"),
    send: async (values) => {
      takeAccount(await call("PATCH /api/v1/account", { body: profileBody(values) }));
      toast.success(words("saved"));
    },
  });
  return (
    <Panel title={t("person")} text={t("personText")}>
      <ShopForm state={state} label={t("person")}>
        <Pair>
          <FormField name="firstName" label={t("firstName")} autoComplete="given-name" required />
          <FormField name="lastName" label={t("lastName")} autoComplete="family-name" required />
        </Pair>
        <OptionalFields />
        <p>
          <SubmitButton busy={words("saving")} size="normal" wide={false}>
            {words("save")}
          </SubmitButton>
        </p>
      </ShopForm>
    </Panel>
  );
}

function OptionalFields() {
  const t = useTranslations("account.profile");
  const options = (...values: ("male" | "female" | "ar" | "en")[]) =>
    values.map((value) => ({ value, label: t(value) }));
  return (
    <>
      <Pair>
        <FormField name="fullNameAr" label={t("fullNameAr")} autoComplete="off" />
        <FormField name="fullNameEn" label={t("fullNameEn")} autoComplete="off" ltr />
        <FormField
          name="gender"
          kind="select"
          label={t("gender")}
          options={options("male", "female")}
          autoComplete="sex"
        />
        <FormField name="birthDate" kind="date" label={t("birthDate")} autoComplete="bday" />
      </Pair>
      <FormField name="address" label={t("address")} autoComplete="street-address" />
      <Pair>
        <FormField name="city" label={t("city")} autoComplete="address-level2" />
        <FormField name="place" label={t("place")} autoComplete="off" />
        <FormField
          name="locale"
          kind="select"
          label={t("locale")}
          options={options("ar", "en")}
          required
        />
      </Pair>
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>;
}
