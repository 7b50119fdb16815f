import { useTranslations } from "use-intl";
import { Slider } from "#web/ui/forms/slider.tsx";
import { ColourSlider } from "./colour-slider.tsx";
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
