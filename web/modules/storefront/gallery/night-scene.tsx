import type { Picture } from "#contract/media/picture.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { useNear } from "#web/shell/use-near.ts";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";

/** Where the crop of lit pictures looks: what hangs keeps its lower end above the controls, by day as by night. */
export const LIT_FRAMING = "object-bottom";

const LightControls = lazy(async () => ({
  default: (await import("./light-controls.tsx")).LightControls,
}));

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

/** The room at night, lit by this alone; whoever looks at it gets its controls, for which a script is needed anyway. */
export function NightScene(props: NightSceneProps) {
  const t = useTranslations("catalog.gallery");
  const { ref, near } = useNear<HTMLElement>();
  return (
    <figure ref={ref} aria-label={t("scene")} className="on-night relative size-full">
      <ShopPicture picture={props.night} sizes={props.sizes} className={`h-full! ${LIT_FRAMING}`} />
      {near && (
        <Suspense>
          <LightControls {...props} />
        </Suspense>
      )}
    </figure>
  );
}
