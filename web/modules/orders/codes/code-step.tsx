import type { SentOrderCode } from "#contract/orders/code-endpoints.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";

export type CodeChannel = SentOrderCode["channel"];

export interface CodeStepProps {
  /** Where a code can be sent, and the label of each button. */
  ways: readonly { channel: CodeChannel; label: string }[];
  send: (channel: CodeChannel) => Promise<SentOrderCode>;
  enter: (code: string) => Promise<void>;
  /** Label of the button below the code. */
  submit: string;
  /** The server refused: there may be nothing left to do. */
  onRefused?: ((code: string) => void) | undefined;
}

interface Waiting {
  sent: SentOrderCode;
  /** When another code may be requested. */
  againAt: number;
}

/** First requests a code, then asks for it. */
export function CodeStep({ ways, send, enter, submit, onRefused }: CodeStepProps) {
  const t = useTranslations("orders.code");
  const { busy, run } = useAction();
  const [waiting, setWaiting] = useState<Waiting>();
  const ask = (channel: CodeChannel) =>
    run(
      channel,
      async () => {
        const sent = await send(channel);
        setWaiting({ sent, againAt: Date.now() + sent.resendAfter * 1000 });
      },
      onRefused,
    );
  const buttons = ways.map(({ channel, label }, index) => (
    <Button
      key={channel}
      kind={index === 0 ? "primary" : "secondary"}
      loading={busy === channel}
      loadingLabel={t("sending")}
      onClick={() => ask(channel)}
    >
      {label}
    </Button>
  ));
  if (!waiting) return <div className="flex flex-wrap gap-3">{buttons}</div>;
  return (
    <EnterCode sentTo={waiting.sent.sentTo} submit={submit} enter={enter}>
      <Again
        key={waiting.againAt}
        at={waiting.againAt}
        busy={busy !== null}
        again={() => ask(waiting.sent.channel)}
      />
    </EnterCode>
  );
}

interface EnterCodeProps extends Pick<CodeStepProps, "submit" | "enter"> {
  sentTo: string;
  children: ReactNode;
}

function EnterCode({ sentTo, submit, enter, children }: EnterCodeProps) {
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
      <output className="text-[0.9375rem]">{t("sentTo", { to: `\u2066${sentTo}\u2069` })}</output>
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

interface AgainProps {
  at: number;
  busy: boolean;
  again: () => void;
}

/** Requests another code, once the first has had time to arrive. */
function Again({ at, busy, again }: AgainProps) {
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
