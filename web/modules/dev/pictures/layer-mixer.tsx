import { useState } from "react";
import type { LightLayers } from "#contract/media/light-layers.ts";
import { LightCanvas } from "#web/ui/display/light-canvas.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Slider } from "#web/ui/forms/slider.tsx";
import type { PictureTexts } from "../picture-texts.ts";

interface LayerMixerProps {
  /** The files are under db/demo/pictures. */
  layers: LightLayers;
  name: string;
  t: PictureTexts;
}

/**
 * Adds up the two layers of a light as the dimmer is turned: a misaligned edge shows immediately.
 */
export function LayerMixer({ layers, name, t }: LayerMixerProps) {
  const [dim, setDim] = useState(100);
  const [kelvin, setKelvin] = useState(layers.kelvin);
  const [night, setNight] = useState(true);
  const room = night ? layers.ambientByNight : 1;
  const lamp = ((night ? layers.lampByNight : layers.lampByDay) * dim) / 100;
  return (
    <div className="flex flex-col gap-3">
      <div className="aspect-4/5 bg-plaster">
        <LightCanvas
          layers={{ room: addressOf(layers.ambient), lamp: addressOf(layers.lamp) }}
          mix={{ room, lamp, kelvin }}
          film={layers.film}
          label={t.mixed(name)}
          className="w-full"
        />
      </div>
      <Slider
        label={t.dim}
        valueText={`${dim}%`}
        track="dim"
        min={0}
        max={100}
        value={dim}
        onValue={setDim}
      />
      <Slider
        label={t.kelvin}
        valueText={`${kelvin} K`}
        track="kelvin"
        min={2200}
        max={6500}
        step={100}
        value={kelvin}
        onValue={setKelvin}
      />
      <Checkbox
        label={t.night}
        checked={night}
        onChange={(event) => setNight(event.target.checked)}
      />
    </div>
  );
}

const addressOf = (file: string) => `/dev/pictures/pictures/${file}`;
