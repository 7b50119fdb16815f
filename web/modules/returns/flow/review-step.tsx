import { useTranslations } from "use-intl";
import type { ReturnOptions } from "#contract/returns/endpoints.ts";
import type { ReturnChoice } from "#contract/returns/return-form.ts";
import type { ReturnReason } from "#contract/returns/return-types.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { bodyOf, type ReturnValues, worthOf } from "./return-values.ts";
import type { Pictures } from "./use-pictures.ts";
import { useSendReturn } from "./use-send-return.ts";

interface ReviewStepProps {
  options: ReturnOptions;
  values: ReturnValues;
  pictures: Pictures;
  onBack: () => void;
  onSent: () => void;
}

/** The return as it will be sent. */
export function ReviewStep({ options, values, pictures, onBack, onSent }: ReviewStepProps) {
  const t = useTranslations("returns");
  const { sending, refusal, send } = useSendReturn(
    options.orderNumber,
    bodyOf(values, pictures.of),
    onSent,
  );
  const choice = values.choice as ReturnChoice;
  return (
    <>
      <ul className="rounded-panel border border-hairline bg-paper px-4 md:px-5">
        {Object.keys(values.lines).map((position) => (
          <ReviewLine
            key={position}
            position={position}
            options={options}
            values={values}
            pictures={pictures}
          />
        ))}
      </ul>
      <dl className="mt-5 flex flex-wrap justify-between gap-x-8 gap-y-3">
        <div>
          <dt className="text-small text-ink-soft">{t("flow.resolution")}</dt>
          <dd className="font-heading font-medium">{t(`choices.${choice}.title`)}</dd>
          {choice === "original" && values.payoutTo && (
            <dd className="text-small">
              <bdi>{values.payoutTo}</bdi>
            </dd>
          )}
        </div>
        {choice !== "exchange" && <Worth options={options} values={values} />}
      </dl>
      <p className="mt-5 text-small text-ink-soft">{t("flow.collect")}</p>
      {refusal && (
        <Notice tone="error" live className="mt-4">
          {refusal}
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button loading={sending} loadingLabel={t("flow.sending")} onClick={send}>
          {t("flow.send")}
        </Button>
        <Button kind="secondary" onClick={onBack}>
          {t("flow.back")}
        </Button>
      </div>
    </>
  );
}

interface ReviewLineProps extends Pick<ReviewStepProps, "options" | "values" | "pictures"> {
  position: string;
}

function ReviewLine({ position, options, values, pictures }: ReviewLineProps) {
  const t = useTranslations("returns");
  const name = options.lines.find((one) => String(one.position) === position)?.name ?? "";
  const line = values.lines[position];
  if (!line) return null;
  const reason = t(`reasons.${line.reason as ReturnReason}`);
  return (
    <li className="border-b border-hairline py-4 last:border-b-0">
      <p className="font-heading font-medium">
        <Phrase text={name} />
      </p>
      <p className="text-small text-ink-soft">
        {t("card.reason", { reason, count: line.quantity })}
      </p>
      {line.note && (
        <p className="mt-1 text-small whitespace-pre-line">
          <bdi>{line.note}</bdi>
        </p>
      )}
      <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {pictures.of(Number(position)).map(({ key, url }, index) => (
          <li key={key} className="size-14 overflow-hidden rounded-control">
            <img
              src={url ?? undefined}
              alt={t("pictures.alt", { number: String(index + 1), name: `\u2068${name}\u2069` })}
              className="size-full object-cover"
            />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Worth({ options, values }: Pick<ReviewStepProps, "options" | "values">) {
  const t = useTranslations("returns.flow");
  const { amount } = useMoney();
  const units = Object.fromEntries(
    Object.entries(values.lines).map(([position, { quantity }]) => [position, quantity]),
  );
  return (
    <div className="sm:text-end">
      <dt className="text-small text-ink-soft">{t("worth")}</dt>
      <dd className="figures font-heading text-title font-medium">
        <AmountText amount={amount(worthOf(units, options))} />
      </dd>
      <dd className="max-w-form text-small text-ink-soft">{t("worthNote")}</dd>
    </div>
  );
}
