import type { LightLayers } from "#contract/media/light-layers.ts";
import type { Picture } from "#contract/media/picture.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { LightCanvas } from "#web/ui/display/light-canvas.tsx";
import { type CSSProperties, useId, useState } from "react";
import { lightTint } from "./light-colour.ts";
import { dimmingTable } from "./light-level.ts";
import { type LightState, mixOf } from "./light-state.ts";
import { LIT_FRAMING } from "./night-scene.tsx";

interface LitPictureProps {
  night: Picture;
  sizes: string;
  /** Absent if there are none, or they failed to load. */
  layers: LightLayers | undefined;
  state: LightState;
}

/**
 * The night picture under its controls: composed from its layers, else the picture itself darkened.
 */
export function LitPicture({ night, sizes, layers, state }: LitPictureProps) {
  const [isDrawn, setDrawn] = useState(true);
  if (!layers || !isDrawn) return <FilteredPicture {...{ night, sizes, state }} />;
  return (
    <LightCanvas
      layers={{ room: layers.ambient, lamp: layers.lamp }}
      mix={mixOf(layers, state)}
      focus={night.focus}
      className={`absolute inset-0 size-full object-cover ${LIT_FRAMING}`}
      onFailure={() => setDrawn(false)}
    />
  );
}

function FilteredPicture({ night, sizes, state }: Omit<LitPictureProps, "layers">) {
  const filter = useId();
  const table = dimmingTable(state.level);
  return (
    <>
      {table && <DimmingFilter id={filter} table={table} />}
      <div className="absolute inset-0" style={table ? { filter: `url(#${filter})` } : undefined}>
        <ShopPicture
          decorative
          picture={night}
          sizes={sizes}
          className={`h-full! ${LIT_FRAMING}`}
        />
        {state.kelvin !== undefined && (
          <div
            aria-hidden="true"
            style={{ "--tint": lightTint(state.kelvin) } as CSSProperties}
            className="absolute inset-0 [background:var(--tint)] mix-blend-color"
          />
        )}
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
