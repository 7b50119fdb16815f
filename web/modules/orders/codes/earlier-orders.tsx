import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { formatMobile } from "#contract/kernel/format-mobile.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

const CodeStep = lazy(async () => ({ default: (await import("./code-step.tsx")).CodeStep }));

/** Adds orders that were placed without an account to this one. */
export function EarlierOrders({ onAdded }: { onAdded: () => void }) {
  const t = useTranslations("orders.earlier");
  const { answer, refresh } = useAnswer("earlier orders", () =>
    call("GET /api/v1/account/earlier-orders"),
  );
  const [first] = answer.state === "ready" ? answer.value.found : [];
  if (!first) return null;
  const { channel, sentTo, count } = first;
  const to = `\u2066${channel === "phone" ? formatMobile(sentTo) : sentTo}\u2069`;
  const enter = async (code: string) => {
    const { added } = await call("POST /api/v1/account/earlier-orders", { body: { code } });
    toast.success(t("done", { count: added }));
    refresh();
    onAdded();
  };
  return (
    <section
      aria-labelledby="earlier-orders"
      className="mb-8 rounded-panel border border-hairline bg-paper p-5 md:p-6"
    >
      <h2 id="earlier-orders" className="text-title">
        {t("title")}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{t("text", { count, to })}</p>
      <Suspense fallback={<Skeleton className="h-12 w-full" />}>
        <CodeStep
          ways={[{ channel, label: t("add") }]}
          send={() => call("POST /api/v1/account/earlier-orders/code", { body: { channel } })}
          enter={enter}
          submit={t("submit")}
        />
      </Suspense>
    </section>
  );
}
