import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { ReturnOptions } from "#contract/returns/endpoints.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ReasonsStep } from "./reasons-step.tsx";
import { type Units, type ReturnValues, valuesFor } from "./return-values.ts";
import { ReviewStep } from "./review-step.tsx";
import { UnitsStep } from "./units-step.tsx";
import { usePictures } from "./use-pictures.ts";

const STEPS = ["units", "reasons", "review"] as const;

interface ReturnFlowProps {
  options: ReturnOptions;
  onClose: () => void;
  onSent: () => void;
}

/** Requests a return in three steps; nothing is sent before the last. */
export function ReturnFlow({ options, onClose, onSent }: ReturnFlowProps) {
  const [step, setStep] = useState<(typeof STEPS)[number]>("units");
  const [units, setUnits] = useState<Units>({});
  const [values, setValues] = useState<ReturnValues | null>(null);
  const pictures = usePictures(options.orderNumber);
  return (
    <StepFrame step={step} onClose={onClose}>
      {step === "units" && (
        <UnitsStep
          options={options}
          units={units}
          onChange={setUnits}
          onNext={() => {
            setValues(valuesFor(units, options, values));
            setStep("reasons");
          }}
        />
      )}
      {step === "reasons" && values && (
        <ReasonsStep
          options={options}
          values={values}
          pictures={pictures}
          onBack={(typed) => {
            setValues(typed);
            setStep("units");
          }}
          onNext={(typed) => {
            setValues(typed);
            setStep("review");
          }}
        />
      )}
      {step === "review" && values && (
        <ReviewStep
          options={options}
          values={values}
          pictures={pictures}
          onBack={() => setStep("reasons")}
          onSent={onSent}
        />
      )}
    </StepFrame>
  );
}

interface StepFrameProps {
  step: (typeof STEPS)[number];
  onClose: () => void;
  children: ReactNode;
}

/** Each step starts with focus and scroll at its heading. */
function StepFrame({ step, onClose, children }: StepFrameProps) {
  const t = useTranslations("returns.flow");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  return (
    <div className="-mx-2 mt-4 rounded-panel border border-line-strong bg-plaster p-3 sm:mx-0 sm:p-5 md:p-6">
      <div className="flex items-start justify-between gap-4">
        <div>
          <p className="text-small text-ink-soft">
            {t("step", { step: String(STEPS.indexOf(step) + 1) })}
          </p>
          <h3 ref={heading} tabIndex={-1} className="text-title outline-none">
            {t(step)}
          </h3>
        </div>
        <Button kind="quiet" size="small" className="shrink-0" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
      <div className="mt-5">{children}</div>
    </div>
  );
}
