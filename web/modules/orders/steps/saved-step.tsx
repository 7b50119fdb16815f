import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useTranslations } from "use-intl";
import { DeliveryPlace } from "./delivery-place.tsx";
import { Step } from "./step.tsx";

interface SavedStepProps {
  terms: DeliveryTerms[];
  onChange: () => void;
}

/** A saved address as one card instead of all its fields. */
export function SavedStep({ terms, onChange }: SavedStepProps) {
  const t = useTranslations("orders.checkout");
  return (
    <Step number={1} title={t("saved")}>
      <div className="flex flex-wrap items-start gap-3 rounded-panel border border-ink bg-paper p-4">
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
