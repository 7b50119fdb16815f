import { type RefObject, useEffect, useRef, useState } from "react";
import type { Film } from "./film.ts";
import { LightMixer, type LightMix, loadLayer } from "./light-mixer.ts";

interface LightCanvasProps {
  /** URLs of the layers; give each pair its own `key`. */
  layers: Record<"room" | "lamp", string>;
  mix: LightMix;
  /** What the sum is developed on; absent: what is too bright fades to white. */
  film?: Film | undefined;
  className: string;
  /**
   * The focal point kept visible when cropped, in percent from the left and top; absent: as
   * `className` says.
   */
  focus?: { x: number; y: number } | undefined;
  /** Absent if the text beside it says what is shown. */
  label?: string;
  /** The layers failed to load, or cannot be drawn here. */
  onFailure?: () => void;
}

/**
 * A room with its lamp at any brightness and colour temperature; empty until its layers are loaded.
 */
export function LightCanvas(props: LightCanvasProps) {
  const { mix, className, focus, label } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const mixer = useMixer(canvas, props);
  const { room, lamp, kelvin } = mix;
  useEffect(() => {
    if (!mixer) return undefined;
    const frame = requestAnimationFrame(() => mixer.draw({ room, lamp, kelvin }));
    return () => cancelAnimationFrame(frame);
  }, [mixer, room, lamp, kelvin]);
  return (
    <canvas
      ref={canvas}
      aria-hidden={label === undefined}
      hidden={!mixer}
      className={className}
      style={focus && { objectPosition: `${focus.x}% ${focus.y}%` }}
    >
      {label}
    </canvas>
  );
}

function useMixer(
  canvas: RefObject<HTMLCanvasElement | null>,
  { layers: { room, lamp }, film, onFailure }: LightCanvasProps,
): LightMixer | undefined {
  const [mixer, setMixer] = useState<LightMixer>();
  const { contrast, saturation } = film ?? {};
  const failed = useRef(onFailure);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    let isGone = false;
    const fail = () => {
      if (isGone) return;
      setMixer(undefined);
      failed.current?.();
    };
    // Phones discard the WebGL context of pages in the background.
    element.addEventListener("webglcontextlost", fail);
    Promise.all([loadLayer(room), loadLayer(lamp)]).then(([roomLayer, lampLayer]) => {
      if (isGone) return;
      const look =
        contrast === undefined || saturation === undefined ? undefined : { contrast, saturation };
      const opened = LightMixer.open(element, { room: roomLayer, lamp: lampLayer }, look);
      if (opened) setMixer(opened);
      else fail();
    }, fail);
    return () => {
      isGone = true;
      element.removeEventListener("webglcontextlost", fail);
    };
  }, [canvas, room, lamp, contrast, saturation]);
  return mixer;
}
