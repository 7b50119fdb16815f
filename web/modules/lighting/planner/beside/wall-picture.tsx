import { useEffect, useRef } from "react";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { SURFACE_COLOURS } from "#contract/lighting/plan/surface-colours.ts";
import type { WallSample } from "#contract/lighting/plan/wall-sample.ts";
import { kelvinToHex } from "#web/ui/display/colour-temperature.ts";
import { linearOf, shownColour } from "../view/view-colours.ts";

interface WallPictureProps {
  sample: WallSample;
  walls: Plan["colours"]["walls"];
  cct: number;
  /**
   * The illuminance in lux shown as bright as the guide value in the room, the same in every
   * picture.
   */
  exposure: number;
  label: string;
}

/** The light pattern on a wall, one pixel per calculated point. */
export function WallPicture({ sample, walls, cct, exposure, label }: WallPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { columns, rows, values } = sample;
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const [paint, tint] = [linearOf(SURFACE_COLOURS.walls[walls]), linearOf(kelvinToHex(cct))];
    const pixels = new Uint8ClampedArray(4 * values.length);
    for (const [index, value] of values.entries()) {
      // Pictures start at the top, walls at the bottom.
      const place = (rows - 1 - Math.floor(index / columns)) * columns + (index % columns);
      pixels.set([...shownColour(paint, tint, value / exposure), 255], 4 * place);
    }
    context.putImageData(new ImageData(pixels, columns, rows), 0, 0);
  }, [columns, rows, values, walls, cct, exposure]);
  return (
    <canvas
      ref={canvas}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is drawn anew with every change
      role="img"
      aria-label={label}
      width={columns}
      height={rows}
      className="h-auto w-full rounded-control bg-night"
    />
  );
}
