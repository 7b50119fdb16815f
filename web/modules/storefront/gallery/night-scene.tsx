import type { Picture } from "#contract/media/picture.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { useNear } from "#web/shell/use-near.ts";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";

/**
 * Crop position of lit pictures: the lower end of a pendant stays visible above the controls, by
 * day as by night.
 */
export const LIT_FRAMING = "object-bottom";

const LightControls = lazy(async () => ({
  default: (await import("./light-controls.tsx")).LightControls,
}));

export interface NightSceneProps {
  night: Picture;
  sizes: string;
  /** The product's facts say that it is dimmable. */
  canDim: boolean;
  /** Colour temperatures on offer, warmest first; empty if there is nothing to compare. */
  kelvins: number[];
  /** Colour temperature of the chosen variant. */
  kelvin: number | undefined;
}

/**
 * The room at night, lit by this product alone; its controls are loaded when it is viewed, and need
 * script.
 */
export function NightScene(props: NightSceneProps) {
  const t = useTranslations("catalog.gallery");
  const { ref, near } = useNear<HTMLElement>();
  return (
    <figure ref={ref} aria-label={t("scene")} className="lit on-night relative size-full">
      <ShopPicture picture={props.night} sizes={props.sizes} className={`h-full! ${LIT_FRAMING}`} />
      {near && (
        <Suspense>
          <LightControls {...props} />
        </Suspense>
      )}
    </figure>
  );
}
