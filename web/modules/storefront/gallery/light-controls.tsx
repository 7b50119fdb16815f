import { accountCall } from "#web/api/account-calls.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { useState } from "react";
import { type LightState, NIGHT } from "./light-state.ts";
import { LightSliders } from "./light-sliders.tsx";
import { LitPicture } from "./lit-picture.tsx";
import type { NightSceneProps } from "./night-scene.tsx";

/**
 * Dimmer, colour and time of day over a night picture: each shown if the product's facts, or the
 * picture's layers, support it.
 */
export function LightControls({ night, sizes, canDim, kelvins, kelvin }: NightSceneProps) {
  const { answer } = useAnswer(night.src, () =>
    accountCall("getLightLayers", { query: { night: night.src } }),
  );
  const [state, setState] = useState<LightState>({ level: 100, kelvin, hour: NIGHT });
  // Layers are fetched on the first change of a control: until then the picture equals their sum.
  const [isTouched, setTouched] = useState(false);
  if (answer.state === "loading") return null;
  const layers = answer.state === "ready" ? answer.value : undefined;
  const isComparable = kelvins.length > 1 && kelvin !== undefined;
  if (!canDim && !isComparable && !layers) return null;
  return (
    <>
      {isTouched && <LitPicture {...{ night, sizes, layers, state }} />}
      <LightSliders
        canDim={canDim}
        kelvins={isComparable ? kelvins : []}
        hasDay={layers !== undefined}
        state={state}
        onChange={(changed) => {
          setState({ ...state, ...changed });
          setTouched(true);
        }}
      />
    </>
  );
}
