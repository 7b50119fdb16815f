import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { Slider } from "#web/ui/forms/slider.tsx";
import { colourName, kelvinStops } from "./light-colour.ts";

interface ColourSliderProps {
  /** Colour temperatures on offer, warmest first. */
  kelvins: number[];
  current: number;
  onKelvin: (kelvin: number) => void;
}

/** From warm to cool, stopping only at what is sold. */
export function ColourSlider({ kelvins, current, onKelvin }: ColourSliderProps) {
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
