import { useEffect, useEffectEvent } from "react";
import { useTranslations } from "use-intl";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { AmountText } from "#web/ui/display/price.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { CopyRow } from "./copy-row.tsx";
import type { BankVisit } from "./use-bank.ts";

/** What to say at the outlet: the reference number and the amount. */
export function OutletDetails({ bill, rest }: { bill: string | null; rest: number }) {
  const t = useTranslations("orders.pay");
  const { amount } = useMoney();
  if (bill === null) return null;
  return (
    <dl className="rounded-panel bg-plaster px-4 md:px-5">
      <CopyRow
        label={t("bill")}
        value={bill}
        shown={<strong className="figures text-heading">{bill}</strong>}
      />
      <CopyRow
        label={t("amount")}
        value={String(rest / 100)}
        shown={<AmountText amount={amount(rest)} />}
      />
    </dl>
  );
}

interface AskOutletProps {
  bill: string | null;
  bank: BankVisit;
  askAgain: () => void;
}

/** Requests the number from the bank automatically, and checks whether it was paid. */
export function AskOutlet({ bill, bank, askAgain }: AskOutletProps) {
  const t = useTranslations("orders.pay");
  const isMissing = bill === null;
  const onMissing = useEffectEvent(bank.go);
  useEffect(() => {
    if (isMissing) onMissing();
  }, [isMissing]);
  return (
    <div className="flex flex-col items-start gap-4">
      {bank.trouble && (
        <Notice tone="error" live>
          {bank.trouble}
        </Notice>
      )}
      {isMissing && bank.isGoing && (
        <p className="flex items-center gap-2.5 text-[0.9375rem]">
          <Spinner />
          {t("billComing")}
        </p>
      )}
      {isMissing && !bank.isGoing && <Button onClick={bank.go}>{t("billAgain")}</Button>}
      {!isMissing && (
        <Button kind="secondary" onClick={askAgain}>
          {t("check")}
        </Button>
      )}
    </div>
  );
}
