import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { Slider } from "#web/ui/forms/slider.tsx";
import { colourName, kelvinStops } from "./light-colour.ts";
import { hourName, type LightState, NIGHT } from "./light-state.ts";

interface LightSlidersProps {
  canDim: boolean;
  /** Empty if there is no choice. */
  kelvins: number[];
  /** There is a daylight picture of the room. */
  hasDay: boolean;
  state: LightState;
  onChange: (changed: Partial<LightState>) => void;
}

export function LightSliders(props: LightSlidersProps) {
  const { canDim, kelvins, hasDay, state, onChange } = props;
  const t = useTranslations("catalog.gallery");
  const { level, kelvin, hour } = state;
  return (
    <>
      {canDim && (
        <Slider
          label={t("dimmer")}
          valueText={level === 0 ? t("off") : `\u2066${level}%\u2069`}
          track="dim"
          min={0}
          max={100}
          step={5}
          value={level}
          onValue={(chosen) => onChange({ level: chosen })}
        />
      )}
      {kelvin !== undefined && kelvins.length > 0 && (
        <ColourSlider
          kelvins={kelvins}
          current={kelvin}
          onKelvin={(chosen) => onChange({ kelvin: chosen })}
        />
      )}
      {hasDay && (
        <Slider
          label={t("time")}
          valueText={t(`hours.${hourName(hour)}`)}
          track="day"
          min={0}
          max={NIGHT}
          step={5}
          value={hour}
          onValue={(chosen) => onChange({ hour: chosen })}
        />
      )}
    </>
  );
}

interface ColourSliderProps {
  /** Colour temperatures on offer, warmest first. */
  kelvins: number[];
  current: number;
  onKelvin: (kelvin: number) => void;
}

/** From warm to cool, stopping only at what is sold. */
function ColourSlider({ kelvins, current, onKelvin }: ColourSliderProps) {
  const t = useTranslations("catalog.gallery");
  const kelvin = String(current);
  return (
    <Slider
      label={t("colour")}
      valueText={t("colourNamed", { kelvin, name: t(colourName(current)) })}
      track="kelvin"
      style={{ "--kelvin-stops": kelvinStops(kelvins) } as CSSProperties}
      min={0}
      max={kelvins.length - 1}
      step={1}
      value={Math.max(0, kelvins.indexOf(current))}
      onValue={(index) => onKelvin(kelvins[index] ?? current)}
    />
  );
}
