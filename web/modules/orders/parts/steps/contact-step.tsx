import { useTranslations } from "use-intl";
import { OrderField } from "./order-field.tsx";
import { Step } from "./step.tsx";

/** Who receives it. */
export function ContactStep() {
  const t = useTranslations("orders");
  return (
    <Step number={1} title={t("checkout.contact")} intro={t("checkout.guest")}>
      <OrderField name="contact.name" required autoComplete="name" hint={t("field.nameHint")} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <OrderField
          name="contact.phone"
          kind="phone"
          required
          autoComplete="tel"
          hint={t("field.phoneHint")}
        />
        <OrderField
          name="contact.phone2"
          kind="phone"
          autoComplete="off"
          hint={t("field.phone2Hint")}
        />
      </div>
      <OrderField
        name="contact.email"
        kind="email"
        autoComplete="email"
        hint={t("field.emailHint")}
      />
    </Step>
  );
}
