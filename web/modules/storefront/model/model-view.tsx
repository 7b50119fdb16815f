import "./model.css";
import { Lightbulb, Ruler } from "@lucide/icons";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon, type IconProps } from "#web/ui/display/icon.tsx";
import { ModelCanvas } from "./model-canvas.tsx";
import { ModelStatus } from "./model-status.tsx";
import { useModel } from "./use-model.ts";

interface ModelViewProps {
  src: string;
  name: string;
  finish: string | undefined;
  kelvin: number | undefined;
  givesLight: boolean;
}

/** A model with its light and dimensions. */
export function ModelView({ src, name, finish, kelvin, givesLight }: ModelViewProps) {
  const t = useTranslations("model");
  const [isOn, setOn] = useState(false);
  const [isMeasured, setMeasured] = useState(true);
  const { viewer, state, shape, isShown, retry } = useModel(src, { isOn, kelvin });
  return (
    <>
      <div className="model" data-lit={isOn || undefined}>
        {isShown && (
          <ModelCanvas
            viewer={viewer}
            src={src}
            name={name}
            finish={finish}
            shape={shape}
            isLit={isOn}
            isMeasured={isMeasured}
          />
        )}
        <ModelStatus state={state} onRetry={retry} />
      </div>
      {state === "ready" && (
        <>
          {shape?.isBox && <p className="mt-3 text-small font-medium">{t("box")}</p>}
          <div className="mt-3 flex flex-wrap gap-2">
            {givesLight && !shape?.isBox && (
              <Toggle icon={Lightbulb} label={t("light")} isOn={isOn} onTurn={setOn} />
            )}
            <Toggle icon={Ruler} label={t("measures")} isOn={isMeasured} onTurn={setMeasured} />
          </div>
        </>
      )}
    </>
  );
}

interface ToggleProps {
  icon: IconProps["icon"];
  label: string;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

function Toggle({ icon, label, isOn, onTurn }: ToggleProps) {
  return (
    <Button
      kind={isOn ? "primary" : "secondary"}
      size="small"
      aria-pressed={isOn}
      onClick={() => onTurn(!isOn)}
    >
      <Icon icon={icon} size={18} />
      {label}
    </Button>
  );
}
