import { accountCall } from "#web/api/account-calls.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { Slider } from "#web/ui/forms/slider.tsx";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { ColourSlider } from "./colour-slider.tsx";
import { LitPicture } from "./lit-picture.tsx";
import type { NightSceneProps } from "./night-scene.tsx";
import { hourName, type LightState, NIGHT } from "./light-state.ts";

/** Dimmer, colour and time of day over a picture by night: each where its facts, and its layers, have it. */
export function LightControls({ night, sizes, canDim, kelvins, kelvin }: NightSceneProps) {
  const t = useTranslations("catalog.gallery");
  const { answer } = useAnswer(night.src, () =>
    accountCall("getLightLayers", { query: { night: night.src } }),
  );
  const [state, setState] = useState<LightState>({ level: 100, kelvin, hour: NIGHT });
  // Layers are fetched when somebody dims: until then the picture is what they add up to.
  const [isTouched, setTouched] = useState(false);
  if (answer.state === "loading") return null;
  const layers = answer.state === "ready" ? answer.value : undefined;
  const change = (changed: Partial<LightState>) => {
    setState((before) => ({ ...before, ...changed }));
    setTouched(true);
  };
  const isComparable = kelvins.length > 1 && state.kelvin !== undefined;
  if (!canDim && !isComparable && !layers) return null;
  const percent = `\u2066${state.level}%\u2069`;
  return (
    <>
      {isTouched && <LitPicture {...{ night, sizes, layers, state }} />}
      <figcaption className="absolute inset-x-3 bottom-3 grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] items-end gap-x-6 rounded-control bg-night/75 px-4 pt-2.5 pb-0.5 backdrop-blur-sm md:inset-x-4 md:bottom-4">
        {canDim && (
          <Slider
            label={t("dimmer")}
            valueText={state.level === 0 ? t("off") : percent}
            track="dim"
            min={0}
            max={100}
            step={5}
            value={state.level}
            onValue={(level) => change({ level })}
          />
        )}
        {isComparable && (
          <ColourSlider
            kelvins={kelvins}
            current={state.kelvin ?? 0}
            onKelvin={(chosen) => change({ kelvin: chosen })}
          />
        )}
        {layers && (
          <Slider
            label={t("time")}
            valueText={t(`hours.${hourName(state.hour)}`)}
            track="day"
            min={0}
            max={NIGHT}
            step={5}
            value={state.hour}
            onValue={(hour) => change({ hour })}
          />
        )}
      </figcaption>
    </>
  );
}
