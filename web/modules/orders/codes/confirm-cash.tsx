import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { formatMobile } from "#contract/kernel/format-mobile.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import { call } from "#web/api/client.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { rememberOrder } from "../known-orders.ts";
import { HeldUntil } from "../money/held-until.tsx";

const CodeStep = lazy(async () => ({ default: (await import("./code-step.tsx")).CodeStep }));

interface ConfirmCashProps {
  order: Order;
  /** The order has moved on, or its time is over. */
  onChange: () => void;
}

/** A cash order that waits for a code from its phone. */
export function ConfirmCash({ order, onChange }: ConfirmCashProps) {
  const t = useTranslations("orders.confirmCash");
  const code = useTranslations("orders.code");
  const { number, waitingFor, heldUntil, contact } = order;
  if (waitingFor !== "confirmation" || order.access !== "full") return null;
  const params = { number };
  const to = `\u2066${formatMobile(contact.phone)}\u2069`;
  const enter = async (typed: string) => {
    rememberOrder(
      await call("POST /api/v1/orders/{number}/confirmation", { params, body: { code: typed } }),
    );
    toast.success(t("done"));
    onChange();
  };
  return (
    <section
      aria-labelledby="confirm-cash"
      className="rounded-panel border border-hairline bg-paper p-5 md:p-7"
    >
      <div className="flex max-w-text flex-col gap-5">
        <div>
          <h2 id="confirm-cash" className="text-title">
            {t("title")}
          </h2>
          <p className="mt-1 text-ink-soft">{t("text")}</p>
        </div>
        {heldUntil && <HeldUntil until={heldUntil} words="heldCode" onOver={onChange} />}
        <Suspense fallback={<Skeleton className="h-12 w-full" />}>
          <CodeStep
            ways={[{ channel: "phone", label: code("toPhone", { to }) }]}
            send={() => call("POST /api/v1/orders/{number}/confirmation/code", { params })}
            enter={enter}
            submit={t("submit")}
            onRefused={(refusal) => refusal === "order-state" && onChange()}
          />
        </Suspense>
      </div>
    </section>
  );
}
