import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { Button } from "#web/ui/actions/button.tsx";

interface EnterCodeProps {
  /** Where the code went. */
  text: string;
  enter: (code: string) => Promise<void>;
  /** Label of the button below the code. */
  submit: string;
  /** Beside that button: another code. */
  children: ReactNode;
}

/** Asks for a code that was sent. */
export function EnterCode({ text, submit, enter, children }: EnterCodeProps) {
  const t = useTranslations("orders.code");
  const state = useShopForm({
    values: { code: "" },
    schema: async () => (await import("./code-schema.ts")).codeFields,
    labelOf: () => t("label"),
    send: ({ code }) => enter(code),
    secrets: ["code"],
    fieldOf: { "code-wrong": "code" },
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus("code"), [setFocus]);
  return (
    <ShopForm state={state} className="flex max-w-form flex-col gap-5">
      <output className="text-[0.9375rem]">{text}</output>
      <FormField name="code" kind="code" label={t("label")} autoComplete="one-time-code" required />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton busy={t("checking")} size="normal" wide={false}>
          {submit}
        </SubmitButton>
        {children}
      </div>
    </ShopForm>
  );
}

interface AnotherCodeProps {
  at: number;
  busy: boolean;
  again: () => void;
}

/** Requests another code, once the first has had time to arrive. */
export function AnotherCode({ at, busy, again }: AnotherCodeProps) {
  const t = useTranslations("orders.code");
  const [now, setNow] = useState(() => Date.now());
  const seconds = Math.max(0, Math.ceil((at - now) / 1000));
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  if (!isOver)
    return <p className="figures text-small text-ink-soft">{t("againIn", { seconds })}</p>;
  return (
    <Button kind="quiet" loading={busy} loadingLabel={t("sending")} onClick={again}>
      {t("again")}
    </Button>
  );
}
