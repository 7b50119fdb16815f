import { LockKeyhole } from "@lucide/icons";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import type { Order } from "#contract/orders/endpoints.ts";
import { call } from "#web/api/client.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { rememberOrder } from "../known-orders.ts";

const CodeStep = lazy(async () => ({ default: (await import("./code-step.tsx")).CodeStep }));

interface OpenOrderProps {
  order: Order;
  onOpened: () => void;
}

/** A looked-up order is masked; a code from its phone or email unmasks it. */
export function OpenOrder({ order, onOpened }: OpenOrderProps) {
  const t = useTranslations("orders.masked");
  const code = useTranslations("orders.code");
  if (order.access === "full") return null;
  const { number, contact } = order;
  const params = { number };
  const ltr = (text: string) => ({ to: `\u2066${text}\u2069` });
  const ways = [
    { channel: "phone" as const, label: code("toPhone", ltr(contact.phone)) },
    ...(contact.email
      ? [{ channel: "email" as const, label: code("toEmail", ltr(contact.email)) }]
      : []),
  ];
  const enter = async (typed: string) => {
    rememberOrder(
      await call("POST /api/v1/orders/{number}/access", { params, body: { code: typed } }),
    );
    toast.success(t("done"));
    onOpened();
  };
  return (
    <section
      aria-labelledby="open-order"
      className="rounded-panel border border-hairline bg-paper p-5 md:p-7"
    >
      <div className="flex max-w-text flex-col gap-5">
        <div className="flex gap-4">
          <Icon icon={LockKeyhole} size={22} className="mt-1 shrink-0 text-brass" />
          <div>
            <h2 id="open-order" className="text-title">
              {t("title")}
            </h2>
            <p className="mt-1 text-ink-soft">{t("text")}</p>
          </div>
        </div>
        <Suspense fallback={<Skeleton className="h-12 w-full" />}>
          <CodeStep
            ways={ways}
            send={(channel) =>
              call("POST /api/v1/orders/{number}/access/code", { params, body: { channel } })
            }
            enter={enter}
            submit={t("submit")}
          />
        </Suspense>
      </div>
    </section>
  );
}
