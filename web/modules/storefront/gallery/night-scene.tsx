import type { Picture } from "#contract/media/picture.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Slider } from "#web/ui/forms/slider.tsx";
import { type CSSProperties, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { ColourSlider } from "./colour-slider.tsx";
import { lightTint } from "./light-colour.ts";
import { dimmingTable } from "./light-level.ts";

/** Where the crop of lit pictures looks: what hangs keeps its lower end above the dimmer, by day as by night. */
export const LIT_FRAMING = "object-bottom";

export interface NightSceneProps {
  night: Picture;
  sizes: string;
  /** Its facts say that its light can be turned down. */
  canDim: boolean;
  /** Light colours on offer, warm first; empty where there is nothing to compare. */
  kelvins: number[];
  /** That of the chosen variant. */
  kelvin: number | undefined;
}

/** The room at night, lit by this alone: with a dimmer where it dims, and its light colours to compare. */
export function NightScene({ night, sizes, canDim, kelvins, kelvin: chosen }: NightSceneProps) {
  const t = useTranslations("catalog.gallery");
  const [level, setLevel] = useState(100);
  const [kelvin, setKelvin] = useState(chosen);
  const filter = useId();
  const table = dimmingTable(level);
  const percent = `\u2066${level}%\u2069`;
  const isComparable = kelvins.length > 1 && kelvin !== undefined;
  return (
    <figure aria-label={t("scene")} className="on-night relative size-full">
      {table && <DimmingFilter id={filter} table={table} />}
      <div className="size-full" style={table ? { filter: `url(#${filter})` } : undefined}>
        <ShopPicture picture={night} sizes={sizes} className={`h-full! ${LIT_FRAMING}`} />
        {isComparable && (
          <div
            aria-hidden="true"
            style={{ "--tint": lightTint(kelvin) } as CSSProperties}
            className="absolute inset-0 [background:var(--tint)] mix-blend-color"
          />
        )}
      </div>
      {(canDim || isComparable) && (
        <figcaption className="absolute inset-x-3 bottom-3 grid auto-cols-fr grid-flow-col items-end gap-x-6 rounded-control bg-night/75 px-4 pt-2.5 pb-0.5 backdrop-blur-sm md:inset-x-4 md:bottom-4">
          {canDim && (
            <Slider
              label={t("dimmer")}
              valueText={level === 0 ? t("off") : percent}
              track="dim"
              min={0}
              max={100}
              step={5}
              value={level}
              onValue={setLevel}
            />
          )}
          {isComparable && <ColourSlider kelvins={kelvins} current={kelvin} onKelvin={setKelvin} />}
        </figcaption>
      )}
    </figure>
  );
}

/** Each place by how bright it is (Rec. 709): all colours of a place are dimmed alike. */
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
