import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { DeliveryPlace } from "./delivery-place.tsx";
import { Step } from "./step.tsx";

interface SavedStepProps {
  terms: DeliveryTerms[];
  /** It replaces the list that had the focus. */
  takesFocus: boolean;
  onChange: () => void;
}

/** A saved address as one card instead of all its fields. */
export function SavedStep({ terms, takesFocus, onChange }: SavedStepProps) {
  const t = useTranslations("orders.checkout");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <Step number={1} title={t("saved")}>
      <div
        ref={place}
        tabIndex={-1}
        className="flex flex-wrap items-start gap-3 rounded-panel border border-ink bg-paper p-4 outline-none"
      >
        <div className="min-w-0 grow">
          <DeliveryPlace terms={terms} />
        </div>
        <Button kind="quiet" size="small" onClick={onChange}>
          {t("changeSaved")}
        </Button>
      </div>
    </Step>
  );
}
