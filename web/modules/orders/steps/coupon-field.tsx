import { Tag } from "@lucide/icons";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { normaliseCode } from "#contract/kernel/digits.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { useLongest } from "#web/shell/forms/use-longest.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { TextInput } from "#web/ui/forms/text-input.tsx";
import type { CheckoutValues } from "../checkout/checkout-values.ts";
import type { QuoteAnswer } from "../checkout/payment-choice.ts";

const LONGEST = 40;

/** "I have a code": opened on request; shows the discount, or why the code does not apply. */
export function CouponField({ answer }: { answer: QuoteAnswer | null }) {
  const t = useTranslations("orders.coupon");
  const { watch } = useFormContext<CheckoutValues>();
  const coupon = watch("payment.coupon");
  const [isOpen, setOpen] = useState(false);
  const isRefused = Boolean(answer?.couponMistake);
  if (coupon !== "" && !isRefused) return <UsedCoupon coupon={coupon} answer={answer} />;
  if (!isOpen && coupon === "") {
    return (
      <div>
        <Button kind="quiet" size="small" className="-ms-4" onClick={() => setOpen(true)}>
          <Icon icon={Tag} size={18} />
          {t("have")}
        </Button>
      </div>
    );
  }
  return (
    <CouponInput
      before={coupon}
      mistake={answer?.couponMistake ?? undefined}
      onClose={() => setOpen(false)}
    />
  );
}

interface CouponInputProps {
  before: string;
  mistake: string | undefined;
  onClose: () => void;
}

function CouponInput({ before, mistake, onClose }: CouponInputProps) {
  const t = useTranslations("orders.coupon");
  const { setValue, getValues } = useFormContext<CheckoutValues>();
  const [typed, setTyped] = useState(before);
  const length = useLongest(LONGEST);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [mistake]);
  const apply = () => setValue("payment.coupon", codeOf(typed));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter applies the code; it must not place the order.
    event.preventDefault();
    apply();
  };
  const close = () => {
    setValue("payment.coupon", "");
    onClose();
  };
  const isRefused = mistake !== undefined && codeOf(typed) === getValues("payment.coupon");
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field
        label={t("label")}
        error={length.mistake ?? (isRefused ? mistake : undefined)}
        className="min-w-48 grow basis-56"
      >
        <TextInput
          ref={input}
          ltr
          value={typed}
          onBlur={length.check}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          className="figures uppercase"
        />
      </Field>
      <div className="flex gap-2 pt-7">
        <Button kind="secondary" onClick={apply} disabled={codeOf(typed) === ""}>
          {t("use")}
        </Button>
        <Button kind="quiet" onClick={close}>
          {t("close")}
        </Button>
      </div>
    </div>
  );
}

function UsedCoupon({ coupon, answer }: { coupon: string; answer: QuoteAnswer | null }) {
  const t = useTranslations("orders.coupon");
  const { setValue } = useFormContext<CheckoutValues>();
  const quoted = answer?.quote.coupon;
  const colour = quoted?.isApplied ? "text-success" : "text-warning";
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-panel border border-hairline bg-paper py-2 ps-4 pe-2">
      <Icon icon={Tag} size={18} className={colour} />
      <p aria-live="polite" className="min-w-0 grow basis-40 text-[0.9375rem]">
        <strong className="figures font-medium">
          <Ltr>{quoted?.code ?? coupon}</Ltr>
        </strong>
        {answer && <CouponEffect quote={answer.quote} />}
      </p>
      <Button
        kind="quiet"
        size="small"
        aria-label={t("removeOf", { code: `\u2066${coupon}\u2069` })}
        onClick={() => setValue("payment.coupon", "")}
      >
        {t("remove")}
      </Button>
    </div>
  );
}

/** The coupon's discount for this cart, or what is missing for it. */
function CouponEffect({ quote: { coupon, adjustments } }: Pick<QuoteAnswer, "quote">) {
  const t = useTranslations("orders.coupon");
  const { text } = useMoney();
  if (!coupon) return null;
  const { isApplied, label, minimum } = coupon;
  const gain = adjustments.find((row) => row.label === label)?.amount ?? 0;
  const words = () => {
    if (isApplied) return gain > 0 ? t("saves", { amount: text(gain) }) : label;
    return minimum === null ? t("idle") : t("minimum", { amount: text(minimum) });
  };
  return <span className="block text-small text-ink-soft">{words()}</span>;
}

/** Normalised as on the server: any digits, any case, no spaces. */
function codeOf(typed: string): string {
  return normaliseCode(typed).replace(/\s/g, "").toUpperCase();
}
