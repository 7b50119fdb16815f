import { useTranslations } from "use-intl";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { Proof } from "#contract/payments/proof-schema.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Timeline, type TimelineStep } from "#web/ui/display/timeline.tsx";

/** History of an order's receipts, oldest first. */
export function ProofHistory({ proofs }: { proofs: readonly Proof[] }) {
  const t = useTranslations("orders.proof");
  const words = useTranslations("orders.order");
  const locale = usePageLocale();
  const steps = proofs.flatMap(({ sentAt, state, decidedAt, reason }): TimelineStep[] => [
    { id: `sent ${sentAt}`, title: t("was.sent"), text: momentText(sentAt, locale), state: "done" },
    {
      id: `then ${sentAt}`,
      title: t(`was.${state}`),
      text: decidedAt && <Decision at={momentText(decidedAt, locale)} reason={reason} />,
      state: decidedAt ? "done" : "current",
    },
  ]);
  return (
    <section aria-label={t("history")}>
      <Timeline
        label={t("history")}
        stateLabels={{
          done: words("done"),
          current: words("current"),
          future: words("upcoming"),
        }}
        steps={steps}
      />
    </section>
  );
}

function Decision({ at, reason }: { at: string; reason: string | null }) {
  return (
    <>
      {at}
      {reason && (
        <span className="mt-0.5 block text-ink">
          <bdi className="whitespace-pre-line">{reason}</bdi>
        </span>
      )}
    </>
  );
}
