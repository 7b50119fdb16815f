import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useMessageForm } from "./use-message-form.ts";

interface MessageFormProps {
  /** The address that the reply goes to. */
  onSent: (email: string) => void;
}

/** A message to the shop. */
export function MessageForm({ onSent }: MessageFormProps) {
  const t = useTranslations("contact.form");
  const state = useMessageForm(onSent);
  return (
    <section aria-labelledby="write">
      <h2 id="write" className="text-title">
        {t("title")}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{t("intro")}</p>
      <ShopForm state={state} label={t("title")}>
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField name="userName" label={t("userName")} autoComplete="name" required />
          <FormField name="email" kind="email" label={t("email")} hint={t("emailHint")} required />
        </div>
        <FormField name="message" label={t("message")} hint={t("messageHint")} required />
        <FormField
          name="description"
          kind="long"
          label={t("description")}
          hint={t("descriptionHint")}
          rows={6}
          required
        />
        <LeaveEmpty label={t("leaveEmpty")} />
        <SubmitButton busy={t("sending")}>{t("send")}</SubmitButton>
      </ShopForm>
    </section>
  );
}

/** A honeypot field: people neither see nor reach it, bots fill it in. */
function LeaveEmpty({ label }: { label: string }) {
  const { register } = useFormContext();
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        {label}
        <input type="text" tabIndex={-1} autoComplete="off" {...register("leaveEmpty")} />
      </label>
    </div>
  );
}
