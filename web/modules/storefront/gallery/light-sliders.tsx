import { Slider } from "#web/ui/forms/slider.tsx";
import { useTranslations } from "use-intl";
import { ColourSlider } from "./colour-slider.tsx";
import { hourName, type LightState, NIGHT } from "./light-state.ts";

interface LightSlidersProps {
  /** The sliders are a group with a name of its own. */
  isNamed: boolean;
  canDim: boolean;
  /** Empty if there is no choice. */
  kelvins: number[];
  /** There is a daylight picture of the room. */
  hasDay: boolean;
  state: LightState;
  onChange: (changed: Partial<LightState>) => void;
}

export function LightSliders(props: LightSlidersProps) {
  const { isNamed, canDim, kelvins, hasDay, state, onChange } = props;
  const t = useTranslations("catalog.gallery");
  const { level, kelvin, hour } = state;
  return (
    <div
      {...(isNamed && { role: "group", "aria-label": t("scene") })}
      className="pointer-events-auto absolute inset-x-2 bottom-2 grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] items-end gap-x-2 rounded-control bg-night/75 px-2.5 pt-2 pb-0.5 text-on-night backdrop-blur-sm [--focus-colour:var(--color-glow)] md:inset-x-4 md:bottom-4 md:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] md:gap-x-6 md:px-4"
    >
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
    </div>
  );
}
