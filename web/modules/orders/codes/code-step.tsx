import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SentOrderCode } from "#contract/orders/code-endpoints.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { AnotherCode, EnterCode } from "./enter-code.tsx";

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
    <EnterCode
      text={t("sentTo", { to: `\u2066${waiting.sent.sentTo}\u2069` })}
      submit={submit}
      enter={enter}
    >
      <AnotherCode
        key={waiting.againAt}
        at={waiting.againAt}
        busy={busy !== null}
        again={() => ask(waiting.sent.channel)}
      />
    </EnterCode>
  );
}
