import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { create } from "zustand";
import type { LightLayers } from "#contract/media/light-layers.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { canMixLight } from "#web/ui/display/light-mixer.ts";
import type { LightOverlayProps } from "./light-overlay.tsx";
import { LightPanel } from "./light-panel.tsx";
import { LightSliders } from "./light-sliders.tsx";
import { type LightState, NIGHT } from "./light-state.ts";
import { LitPicture } from "./lit-picture.tsx";

/** What was changed on a lit picture, by its address: the same in the gallery and full screen. */
const useChoices = create<Record<string, LightState | undefined>>()(() => ({}));

/**
 * Pictures start as they were rendered, whatever variant is chosen: nothing changes before the
 * visitor changes it.
 */
const AS_RENDERED: LightState = { level: 100, kelvin: undefined, hour: NIGHT };

/** A room's picture is dimmed in the dark theme, as pictures by day are (web/styles/dark.css). */
const AS_BY_DAY = "in-data-[theme=dark]:brightness-82";

/**
 * Dimmer, colour and time of day of a lit picture: each shown if the product's facts, or the
 * picture's layers, support it.
 */
export function LightControls(props: LightOverlayProps) {
  const { picture, cover, framing = cover ? "" : AS_BY_DAY, sizes } = props;
  const { isLoading, layers, onFailure } = useLayers(picture.src);
  // Layers are fetched on the first change of a control: until then the picture equals their sum.
  const { state, isTouched, choose } = useLightChoice(picture.src);
  const isInGallery = cover === undefined;
  useEffect(
    () => (isInGallery ? () => forgetLightChoice(picture.src) : undefined),
    [isInGallery, picture.src],
  );
  const kelvin = state.kelvin ?? layers?.kelvin;
  const controls = controlsOf(props, layers);
  if (isLoading || !controls) return null;
  const lit = isTouched && (
    <LitPicture {...{ picture, framing, sizes, layers, state, onFailure }} />
  );
  return (
    <>
      {cover ? createPortal(lit, cover) : lit}
      <LightPanel>
        <LightSliders {...controls} state={{ ...state, kelvin }} onChange={choose} />
      </LightPanel>
    </>
  );
}

/** The layers of a picture, if it has any and they can be drawn here. */
function useLayers(night: string) {
  const { answer } = useAnswer(night, () => call("GET /api/v1/light-layers", { query: { night } }));
  const [canMix, setCanMix] = useState(canMixLight);
  return {
    isLoading: answer.state === "loading",
    layers: answer.state === "ready" && canMix ? answer.value : undefined,
    onFailure: () => setCanMix(false),
  };
}

/** What can be changed; undefined if nothing can. */
function controlsOf(
  { isRoom, canDim, kelvins }: LightOverlayProps,
  layers: LightLayers | undefined,
) {
  // Darkening the picture of a room instead would darken its windows, too.
  if (isRoom && !layers) return undefined;
  const isComparable = layers !== undefined && kelvins.includes(layers.kelvin);
  const hasDay = layers !== undefined && layers.ambientByNight < 1;
  if (!canDim && !isComparable && !hasDay) return undefined;
  return { canDim, kelvins: isComparable ? kelvins : [], hasDay };
}

function useLightChoice(src: string) {
  const chosen = useChoices((choices) => choices[src]);
  const state = chosen ?? AS_RENDERED;
  const choose = (changed: Partial<LightState>) =>
    useChoices.setState({ [src]: { ...state, ...changed } });
  return { state, isTouched: chosen !== undefined, choose };
}

function forgetLightChoice(src: string): void {
  useChoices.setState({ [src]: undefined });
}
