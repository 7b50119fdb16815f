import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ReturnableLine, ReturnOptions } from "#contract/returns/endpoints.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { LineRow } from "./line-row.tsx";
import type { Units } from "./return-values.ts";

interface UnitsStepProps {
  options: ReturnOptions;
  units: Units;
  onChange: (units: Units) => void;
  onNext: () => void;
}

/** Which lines are returned, and how many units of each. */
export function UnitsStep({ options, units, onChange, onNext }: UnitsStepProps) {
  const t = useTranslations("returns.flow");
  const [isMissing, setMissing] = useState(false);
  const next = () => {
    if (Object.keys(units).length === 0) setMissing(true);
    else onNext();
  };
  const set = (position: number, count: number) => {
    const { [position]: _, ...others } = units;
    setMissing(false);
    onChange(count > 0 ? { ...others, [position]: count } : others);
  };
  return (
    <>
      <ul className="flex flex-col gap-3">
        {options.lines.filter(canReturn).map((line) => (
          <LineRow
            key={line.position}
            line={line}
            count={units[line.position] ?? 0}
            onCount={(count) => set(line.position, count)}
          />
        ))}
      </ul>
      {isMissing && (
        <Notice tone="error" live className="mt-4">
          {t("chooseFirst")}
        </Notice>
      )}
      <Button className="mt-5" onClick={next}>
        {t("next")}
      </Button>
    </>
  );
}

function canReturn({ open, reasons }: ReturnableLine): boolean {
  return open > 0 && reasons.some(({ isOpen }) => isOpen);
}
