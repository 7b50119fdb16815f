import { type RefObject, useEffect, useRef, useState } from "react";
import { LightMixer, type LightMix, loadLayer } from "./light-mixer.ts";

interface LightCanvasProps {
  /** Addresses of the layers; another pair wants another `key`. */
  layers: Record<"room" | "lamp", string>;
  mix: LightMix;
  className: string;
  /** What stays in sight where the place cuts it, in percent from its left and top edges; absent: as `className` says. */
  focus?: { x: number; y: number } | undefined;
  /** Absent: the words beside it say what is seen. */
  label?: string;
  /** The layers cannot be had, or cannot be drawn here. */
  onFailure?: () => void;
}

/** A room with its lamp as bright and as warm as one likes; nothing until its layers are there. */
export function LightCanvas(props: LightCanvasProps) {
  const { layers, mix, className, focus, label, onFailure } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const mixer = useMixer(canvas, layers, onFailure);
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
  { room, lamp }: LightCanvasProps["layers"],
  onFailure: LightCanvasProps["onFailure"],
): LightMixer | undefined {
  const [mixer, setMixer] = useState<LightMixer>();
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
    // Phones take the drawing away from pages that they have put aside.
    element.addEventListener("webglcontextlost", fail);
    Promise.all([loadLayer(room), loadLayer(lamp)]).then(([roomLayer, lampLayer]) => {
      if (isGone) return;
      const opened = LightMixer.open(element, { room: roomLayer, lamp: lampLayer });
      if (opened) setMixer(opened);
      else fail();
    }, fail);
    return () => {
      isGone = true;
      element.removeEventListener("webglcontextlost", fail);
    };
  }, [canvas, room, lamp]);
  return mixer;
}
