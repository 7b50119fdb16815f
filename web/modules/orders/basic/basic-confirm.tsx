import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { TextInput } from "#web/ui/forms/text-input.tsx";

/** A cash order that waits for a code from its phone. `sentTo`: where a code was just sent. */
export function BasicConfirm({ sentTo }: { sentTo: string | undefined }) {
  const t = useTranslations("orders");
  return (
    <section
      aria-labelledby="confirm-cash"
      className="flex max-w-text flex-col gap-5 rounded-panel border border-hairline bg-paper p-5 md:p-7"
    >
      <h2 id="confirm-cash" className="text-title">
        {t("confirmCash.title")}
      </h2>
      <p className="text-ink-soft">
        {sentTo ? t("code.sentTo", { to: `\u2066${sentTo}\u2069` }) : t("confirmCash.text")}
      </p>
      <form method="post" className="flex flex-col items-start gap-4">
        <Field label={t("code.label")} required>
          <TextInput ltr name="code" inputMode="numeric" autoComplete="one-time-code" />
        </Field>
        <Button type="submit" name="do" value="confirm">
          {t("confirmCash.submit")}
        </Button>
      </form>
      <form method="post">
        <Button type="submit" name="do" value="send" kind="secondary">
          {t("code.again")}
        </Button>
      </form>
    </section>
  );
}
