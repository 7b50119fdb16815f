import { useId } from "react";
import type { LightLayers } from "#contract/media/light-layers.ts";
import type { Picture } from "#contract/media/picture.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { LightCanvas } from "#web/ui/display/light-canvas.tsx";
import { dimmingTable } from "./light-level.ts";
import { type LightState, mixOf } from "./light-state.ts";

interface LitPictureProps {
  picture: Picture;
  /** Crop position as an `object-…` class. */
  framing: string;
  sizes: string;
  /** Absent if there are none, or they cannot be drawn. */
  layers: LightLayers | undefined;
  state: LightState;
  /** The layers failed to load, or cannot be drawn. */
  onFailure: () => void;
}

/** A lit picture under its controls: composed from its layers, else the picture itself darkened. */
export function LitPicture({ layers, onFailure, ...shown }: LitPictureProps) {
  const { picture, framing, state } = shown;
  if (!layers) return <FilteredPicture {...shown} />;
  return (
    <LightCanvas
      layers={{ room: layers.ambient, lamp: layers.lamp }}
      mix={mixOf(layers, state)}
      film={layers.film}
      focus={picture.focus}
      className={`absolute inset-0 size-full object-cover ${framing}`}
      onFailure={onFailure}
    />
  );
}

function FilteredPicture(props: Omit<LitPictureProps, "layers" | "onFailure">) {
  const { picture, framing, sizes, state } = props;
  const filter = useId();
  const table = dimmingTable(state.level);
  return (
    <>
      {table && <DimmingFilter id={filter} table={table} />}
      <div className="absolute inset-0" style={table ? { filter: `url(#${filter})` } : undefined}>
        <ShopPicture decorative picture={picture} sizes={sizes} className={`h-full! ${framing}`} />
      </div>
    </>
  );
}

/** By luminance (Rec. 709), so that all colours of a pixel are dimmed alike. */
const LUMINANCE = `${".2126 .7152 .0722 0 0 ".repeat(3)}0 0 0 1 0`;

function DimmingFilter({ id, table }: { id: string; table: string }) {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <filter id={id} colorInterpolationFilters="linearRGB">
        <feColorMatrix values={LUMINANCE} />
        <feComponentTransfer result="factor">
          <feFuncR type="table" tableValues={table} />
          <feFuncG type="table" tableValues={table} />
          <feFuncB type="table" tableValues={table} />
        </feComponentTransfer>
        <feComposite in="SourceGraphic" in2="factor" operator="arithmetic" k1={1} />
      </filter>
    </svg>
  );
}
