import { RotateCcw } from "@lucide/icons";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { dateText } from "#contract/kernel/time/date-text.ts";
import type { ReturnOptions } from "#contract/returns/endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { LineDeadlines } from "./line-deadlines.tsx";
import { ReturnCard } from "./return-card.tsx";

const ReturnFlow = lazy(async () => ({
  default: (await import("./flow/return-flow.tsx")).ReturnFlow,
}));

/** What can be returned of an order and until when, a button to start, and its returns. */
export function ReturnsOfOrder({ orderNumber }: { orderNumber: string }) {
  const { answer, refresh } = useAnswer(`returns of ${orderNumber}`, () =>
    call("GET /api/v1/orders/{number}/return-options", { params: { number: orderNumber } }),
  );
  if (answer.state === "failed") return null;
  if (answer.state === "loading") return <Skeleton className="h-40 w-full" />;
  return <ReturnsPanel options={answer.value} onChanged={refresh} />;
}

interface ReturnsPanelProps {
  options: ReturnOptions;
  onChanged: () => void;
}

function ReturnsPanel({ options, onChanged }: ReturnsPanelProps) {
  const t = useTranslations("returns");
  const { returns } = options;
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-labelledby="order-returns"
      className="rounded-panel border border-hairline bg-paper p-5 md:p-6"
    >
      <h2 id="order-returns" className="text-title">
        {t("title")}
      </h2>
      {isOpen ? (
        <Suspense fallback={<Skeleton className="mt-4 h-64 w-full" />}>
          <ReturnFlow
            options={options}
            onClose={() => setOpen(false)}
            onSent={() => {
              setOpen(false);
              onChanged();
            }}
          />
        </Suspense>
      ) : (
        <Deadlines options={options} onStart={() => setOpen(true)} />
      )}
      {returns.length > 0 && (
        <ul className="mt-6 flex flex-col gap-4">
          {returns.map((back) => (
            <li key={back.number}>
              <ReturnCard back={back} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface DeadlinesProps {
  options: ReturnOptions;
  onStart: () => void;
}

/** The return deadline of each line, and a button to start. */
function Deadlines({ options: { lines, delivered }, onStart }: DeadlinesProps) {
  const t = useTranslations("returns");
  const locale = usePageLocale();
  const canReturn = lines.some(
    ({ open, reasons }) => open > 0 && reasons.some((reason) => reason.isOpen),
  );
  return (
    <>
      {delivered && (
        <p className="mt-1 text-ink-soft">
          {t("delivered", { date: dateText(delivered, locale) })}
        </p>
      )}
      <ul className="mt-4 flex flex-col">
        {lines.map((line) => (
          <li key={line.position} className="border-t border-hairline py-3">
            <p className="font-heading font-medium">
              <Phrase text={line.name} />
              {line.options && (
                <span className="ms-2 font-text text-small font-normal text-ink-soft">
                  {line.options}
                </span>
              )}
            </p>
            <LineDeadlines reasons={line.reasons} />
            {line.open === 0 && (
              <p className="text-small text-ink-soft">
                {t(line.reasons.length === 0 ? "notHere" : "allBack")}
              </p>
            )}
          </li>
        ))}
      </ul>
      {canReturn ? (
        <Button kind="secondary" className="mt-3" onClick={onStart}>
          <Icon icon={RotateCcw} size={18} />
          {t("start")}
        </Button>
      ) : (
        <p className="mt-2 text-small text-ink-soft">{t("nothing")}</p>
      )}
    </>
  );
}
