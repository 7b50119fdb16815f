import { useEffect, useRef, useState } from "react";
import type { DemoPair } from "#contract/demo-pictures.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Slider } from "#web/ui/forms/slider.tsx";
import type { PictureTexts } from "../picture-texts.ts";
import { addLayers } from "./add-layers.ts";

interface LayerMixerProps {
  pair: DemoPair;
  name: string;
  t: PictureTexts;
}

/** The two layers of a light added up while one turns the dimmer: an edge beside its place shows at once. */
export function LayerMixer({ pair, name, t }: LayerMixerProps) {
  const [dim, setDim] = useState(100);
  const [kelvin, setKelvin] = useState(pair.kelvin);
  const [night, setNight] = useState(true);
  const room = night ? pair.ambientByNight : 1;
  const lamp = ((night ? pair.lampByNight : pair.lampByDay) * dim) / 100;
  const canvas = useSum(pair, { room, lamp, kelvin });
  return (
    <div className="flex flex-col gap-3">
      <canvas ref={canvas} className="w-full bg-plaster">
        {t.mixed(name)}
      </canvas>
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

/** A canvas that shows the sum, once both layers are there. */
function useSum(pair: DemoPair, { room, lamp, kelvin }: Parameters<typeof addLayers>[3]) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [layers, setLayers] = useState<{ ambient: ImageData; lamp: ImageData }>();
  useEffect(() => {
    let isGone = false;
    void Promise.all([pixelsOf(pair.ambient), pixelsOf(pair.lamp)]).then(([ambient, bright]) => {
      if (!isGone) setLayers({ ambient, lamp: bright });
    });
    return () => {
      isGone = true;
    };
  }, [pair.ambient, pair.lamp]);
  useEffect(() => {
    if (!layers || !canvas.current) return undefined;
    const target = canvas.current;
    const frame = requestAnimationFrame(() => {
      const { width, height } = layers.ambient;
      const sum = new ImageData(width, height);
      addLayers(sum.data, layers.ambient.data, layers.lamp.data, { room, lamp, kelvin });
      Object.assign(target, { width, height });
      target.getContext("2d")?.putImageData(sum, 0, 0);
    });
    return () => cancelAnimationFrame(frame);
  }, [layers, room, lamp, kelvin]);
  return canvas;
}

async function pixelsOf(file: string): Promise<ImageData> {
  const image = new Image();
  image.src = `/dev/pictures/${file}`;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const surface = new OffscreenCanvas(naturalWidth, naturalHeight).getContext("2d");
  if (!surface) throw new Error("no canvas to read pictures with");
  surface.drawImage(image, 0, 0);
  return surface.getImageData(0, 0, naturalWidth, naturalHeight);
}
