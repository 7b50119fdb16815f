import type { Picture } from "#contract/media/picture.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Slider } from "#web/ui/forms/slider.tsx";
import { type CSSProperties, useState } from "react";
import { useTranslations } from "use-intl";
import { lightAt } from "./light-level.ts";
import { type ColourChoice, ColourSlider } from "./colour-slider.tsx";

export interface LightStageProps {
  day: Picture;
  night: Picture;
  sizes: string;
  /** Light colours on offer, where there are several. */
  colours: ColourChoice | undefined;
}

/** Where the crop of large screens looks: hanging things keep their lower end above the dimmer. */
const FRAMING = "lg:object-bottom";

/** The scene, lit: the same camera by day and by night, with a dimmer over it. */
export function LightStage({ day, night, sizes, colours }: LightStageProps) {
  const t = useTranslations("catalog.gallery");
  const [level, setLevel] = useState(100);
  const { night: opacity, brightness } = lightAt(level);
  const style = {
    "--night": opacity,
    "--brightness": brightness,
    "--tint": colours?.tint ?? "transparent",
  } as CSSProperties;
  const percent = `\u2066${level}%\u2069`;
  return (
    <figure
      style={style}
      aria-label={t("scene")}
      className="on-night relative aspect-4/5 overflow-hidden rounded-panel lg:aspect-auto lg:h-[clamp(30rem,calc(100dvh-15rem),52rem)]"
    >
      <ShopPicture
        picture={day}
        decorative={opacity > 0}
        sizes={sizes}
        className={`absolute inset-0 size-full ${FRAMING}`}
      />
      <div className="absolute inset-0 animate-light-up">
        <div className="relative size-full opacity-(--night) [filter:brightness(var(--brightness))]">
          <ShopPicture picture={night} sizes={sizes} priority className={`size-full ${FRAMING}`} />
          <div
            aria-hidden="true"
            className="absolute inset-0 [background:var(--tint)] mix-blend-color"
          />
        </div>
      </div>
      <figcaption className="absolute inset-x-3 bottom-3 grid auto-cols-fr grid-flow-col items-end gap-x-6 rounded-control bg-night/75 px-4 pt-2.5 pb-0.5 backdrop-blur-sm md:inset-x-4 md:bottom-4">
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
        {colours && <ColourSlider {...colours} />}
      </figcaption>
    </figure>
  );
}
