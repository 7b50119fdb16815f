import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { SentOrderCode } from "#contract/orders/code-endpoints.ts";
import type { OrderSummary } from "#contract/orders/endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { AnotherCode, EnterCode } from "../codes/enter-code.tsx";
import { OrderRow } from "../list/order-row.tsx";

interface Asked {
  contact: string;
  sent: SentOrderCode;
  /** When another code may be requested. */
  againAt: number;
}

/**
 * Lists the orders of a mobile or email for whoever receives a code there. Whether there are any
 * shows only after the code.
 */
export function FindOrders() {
  const t = useTranslations("orders.find");
  const [asked, setAsked] = useState<Asked>();
  const [found, setFound] = useState<OrderSummary[]>();
  const send = async (contact: string) => {
    const sent = await call("POST /api/v1/orders/find/code", { body: { phoneOrEmail: contact } });
    setAsked({ contact, sent, againAt: Date.now() + sent.resendAfter * 1000 });
  };
  return (
    <section aria-labelledby="find-orders" className="mt-12 border-t border-hairline pt-8">
      <h2 id="find-orders" className="text-title">
        {t("title")}
      </h2>
      {asked === undefined ? (
        <AskContact send={send} />
      ) : found ? (
        <FoundOrders orders={found} to={asked.sent.sentTo} />
      ) : (
        <AskCode asked={asked} send={send} onFound={setFound} onOther={() => setAsked(undefined)} />
      )}
    </section>
  );
}

function AskContact({ send }: { send: (contact: string) => Promise<void> }) {
  const t = useTranslations("orders.find");
  const label = useTranslations("orders.lookup")("phoneOrEmail");
  const sending = useTranslations("orders.code")("sending");
  const state = useShopForm({
    values: { phoneOrEmail: "" },
    schema: async () => (await import("./find-schema.ts")).findFields,
    labelOf: () => label,
    send: ({ phoneOrEmail }) => send(phoneOrEmail),
  });
  return (
    <>
      <p className="mt-1 mb-5 text-ink-soft">{t("text")}</p>
      <ShopForm state={state}>
        <FormField name="phoneOrEmail" kind="identifier" label={label} required />
        <SubmitButton busy={sending} size="normal" wide={false} kind="secondary">
          {t("send")}
        </SubmitButton>
      </ShopForm>
    </>
  );
}

interface AskCodeProps {
  asked: Asked;
  send: (contact: string) => Promise<void>;
  onFound: (orders: OrderSummary[]) => void;
  onOther: () => void;
}

function AskCode({ asked, send, onFound, onOther }: AskCodeProps) {
  const t = useTranslations("orders.find");
  const { busy, run } = useAction();
  const { contact, sent, againAt } = asked;
  const enter = async (code: string) => {
    const { items } = await call("POST /api/v1/orders/find", { body: { code } });
    onFound(items);
  };
  return (
    <div className="mt-4">
      <EnterCode
        text={t("sentTo", { to: `\u2066${sent.sentTo}\u2069` })}
        submit={t("submit")}
        enter={enter}
      >
        <AnotherCode
          key={againAt}
          at={againAt}
          busy={busy !== null}
          again={() => run("again", () => send(contact))}
        />
      </EnterCode>
      <Button kind="quiet" size="small" className="mt-3 -ms-4" onClick={onOther}>
        {t("other")}
      </Button>
    </div>
  );
}

function FoundOrders({ orders, to }: { orders: readonly OrderSummary[]; to: string }) {
  const t = useTranslations("orders.find");
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <>
      <p ref={place} tabIndex={-1} className="mt-1 outline-none">
        {t("found", { count: orders.length, to: `\u2066${to}\u2069` })}
      </p>
      <p className="mt-1 mb-5 text-[0.9375rem] text-ink-soft">{t("masked")}</p>
      <ul className="flex flex-col gap-4">
        {orders.map((order) => (
          <OrderRow key={order.number} order={order} />
        ))}
      </ul>
    </>
  );
}
