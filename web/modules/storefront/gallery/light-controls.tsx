import { accountCall } from "#web/api/account-calls.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { canMixLight } from "#web/ui/display/light-mixer.ts";
import { useState } from "react";
import type { LightOverlayProps } from "./light-overlay.tsx";
import { type LightState, NIGHT } from "./light-state.ts";
import { LightSliders } from "./light-sliders.tsx";
import { LitPicture } from "./lit-picture.tsx";

/**
 * Dimmer, colour and time of day over a lit picture: each shown if the product's facts, or the
 * picture's layers, support it.
 */
export function LightControls(props: LightOverlayProps) {
  const { picture, framing = "", sizes, isRoom = false, canDim, kelvins } = props;
  const { answer } = useAnswer(picture.src, () =>
    accountCall("getLightLayers", { query: { night: picture.src } }),
  );
  // A room is rendered with one variant, which may not be the chosen one.
  const chosen = isRoom ? undefined : props.kelvin;
  const [state, setState] = useState<LightState>({ level: 100, kelvin: chosen, hour: NIGHT });
  // Layers are fetched on the first change of a control: until then the picture equals their sum.
  const [isTouched, setTouched] = useState(false);
  const [canMix, setCanMix] = useState(canMixLight);
  if (answer.state === "loading") return null;
  const layers = answer.state === "ready" && canMix ? answer.value : undefined;
  // Darkening the picture instead would darken the room's windows, too.
  if (isRoom && !layers) return null;
  const kelvin = state.kelvin ?? (isRoom ? layers?.kelvin : undefined);
  const isComparable = kelvins.length > 1 && kelvin !== undefined;
  const hasDay = layers !== undefined && layers.ambientByNight < 1;
  if (!canDim && !isComparable && !hasDay) return null;
  return (
    <>
      {isTouched && (
        <LitPicture
          {...{ picture, framing, sizes, layers, state }}
          onFailure={() => setCanMix(false)}
        />
      )}
      <LightSliders
        isNamed={isRoom}
        canDim={canDim}
        kelvins={isComparable ? kelvins : []}
        hasDay={hasDay}
        state={{ ...state, kelvin }}
        onChange={(changed) => {
          setState({ ...state, ...changed });
          setTouched(true);
        }}
      />
    </>
  );
}
