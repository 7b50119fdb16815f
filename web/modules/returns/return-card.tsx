import { useId } from "react";
import { useTranslations } from "use-intl";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { OrderReturn } from "#contract/returns/endpoints.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { Timeline } from "#web/ui/display/timeline.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { SentPictures } from "./flow/sent-pictures.tsx";
import { returnStages } from "./return-stages.ts";
import { WithdrawReturn } from "./withdraw-return.tsx";

interface ReturnCardProps {
  back: OrderReturn;
  /** Shows the order number, where the page does not. */
  withOrder?: boolean;
  onChanged: () => void;
}

/** One return: its status, contents and result. */
export function ReturnCard({ back, withOrder = false, onChanged }: ReturnCardProps) {
  const t = useTranslations("returns");
  const id = useId();
  const note = back.events.findLast((event) => event.note !== null)?.note;
  const choice = back.resolution === "exchange" ? "exchange" : (back.refundTo ?? "original");
  return (
    <article
      aria-labelledby={id}
      className="rounded-panel border border-hairline bg-paper p-5 md:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <h3 id={id} className="text-[1.0625rem]">
          {t("card.title", { number: `\u2066${back.number}\u2069` })}
        </h3>
        {withOrder && (
          <Link href={`/orders-and-returns/${back.orderNumber}`} tone="action">
            {t("card.ofOrder", { number: `\u2066${back.orderNumber}\u2069` })}
          </Link>
        )}
        {back.canWithdraw && (
          <div className="ms-auto">
            <WithdrawReturn number={back.number} onChanged={onChanged} />
          </div>
        )}
      </div>
      <div className="mt-5">
        <ReturnTimeline back={back} />
      </div>
      {note && (
        <Notice tone="info" title={t("card.note")} className="mb-4">
          <p className="whitespace-pre-line">{note}</p>
        </Notice>
      )}
      <ul aria-label={t("card.lines")} className="border-t border-hairline">
        {back.lines.map((line) => (
          <li key={line.position} className="border-b border-hairline py-3">
            <p className="font-heading font-medium">
              <Phrase text={line.name} />
            </p>
            <p className="text-small text-ink-soft">
              {line.options && `${line.options} · `}
              {t("card.reason", { reason: t(`reasons.${line.reason}`), count: line.quantity })}
              {" · "}
              <Ltr className="whitespace-nowrap">{line.sku}</Ltr>
            </p>
            {line.note && (
              <p className="mt-1 text-small whitespace-pre-line">
                <span className="sr-only">{t("card.noteOf")}: </span>
                <bdi>{line.note}</bdi>
              </p>
            )}
            <SentPictures number={back.number} name={line.name} ids={line.pictures} />
          </li>
        ))}
      </ul>
      <dl className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-2">
        <div>
          <dt className="text-small text-ink-soft">{t("card.resolution")}</dt>
          <dd>{t(`choices.${choice}.title`)}</dd>
        </div>
        <Refunded back={back} />
      </dl>
    </article>
  );
}

function Refunded({ back: { refunded } }: { back: OrderReturn }) {
  const t = useTranslations("returns.card");
  const { amount, text } = useMoney();
  if (!refunded) return null;
  const { total, fees, setOff, toWallet } = refunded;
  const details = [
    fees > 0 && t("fees", { amount: text(fees) }),
    setOff > 0 && t("setOff", { amount: text(setOff) }),
    toWallet > 0 && toWallet < total && t("refundedWallet", { amount: text(toWallet) }),
  ].filter(Boolean);
  return (
    <div className="sm:text-end">
      <dt className="text-small text-ink-soft">{t("refunded")}</dt>
      <dd>
        <span className="figures font-heading text-title font-medium">
          <AmountText amount={amount(total)} />
        </span>
        {details.map((detail) => (
          <span key={String(detail)} className="block text-small text-ink-soft">
            {detail}
          </span>
        ))}
      </dd>
    </div>
  );
}

/** A return's status timeline. */
function ReturnTimeline({ back }: { back: OrderReturn }) {
  const t = useTranslations("returns");
  const locale = usePageLocale();
  return (
    <Timeline
      wide
      label={t("card.timeline")}
      stateLabels={{
        done: t("marks.done"),
        current: t("marks.current"),
        future: t("marks.future"),
      }}
      steps={returnStages(back).map(({ state, mark, at }) => ({
        id: state,
        title: t(`states.${state}`),
        text: at && momentText(at, locale),
        state: mark,
      }))}
    />
  );
}
