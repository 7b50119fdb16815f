import { useTranslations } from "use-intl";
import { LightOverlay, type LightOverlayProps } from "#web/shell/light/light-overlay.tsx";
import { ShopPicture } from "#web/shell/picture.tsx";

/**
 * Crop position of lit products, by day as by night: on large screens the lower end of a pendant
 * stays visible above the controls; on a phone the picture is lower, so it is centred and ceiling
 * mounts are not cut off.
 */
export const LIT_FRAMING = "object-[50%_70%] max-md:object-center";

/** The room at night, lit by this product alone. */
export function NightScene(props: LightOverlayProps) {
  const t = useTranslations("catalog.gallery");
  const { picture, sizes } = props;
  return (
    <figure aria-label={t("scene")} className="lit on-night relative size-full">
      <ShopPicture {...{ picture, sizes }} className={`h-full! ${LIT_FRAMING}`} />
      <LightOverlay {...props} framing={LIT_FRAMING} />
    </figure>
  );
}
