import { View } from "@lucide/icons";
import type { RefObject } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#web/ui/display/icon.tsx";
import type { ModelElement, Standing } from "./model-element.ts";
import type { ModelShape } from "./use-model.ts";

interface ModelCanvasProps {
  viewer: RefObject<ModelElement | null>;
  src: string;
  name: string;
  finish: string | undefined;
  shape: ModelShape | undefined;
  isLit: boolean;
  isMeasured: boolean;
}

type Translate = ReturnType<typeof useTranslations<"model">>;

/** model-viewer's names for the sides to look from. */
const SIDES = ["left", "right", "front", "back"] as const;
/**
 * Hanging products are seen from below, standing ones from above; far enough to show the dimensions
 * around them.
 */
const ORBITS: Record<Standing, string> = {
  ceiling: "25deg 100deg 120%",
  wall: "25deg 80deg 120%",
  floor: "25deg 72deg 120%",
};
/** The room is darker while the lamp is on, so that its light shows. */
const EXPOSURES = { lit: 0.5, unlit: 1 };

/** The viewer element: rotated by mouse, touch and keys, with AR on devices that support it. */
export function ModelCanvas(props: ModelCanvasProps) {
  const { viewer, src, name, finish, shape, isLit, isMeasured } = props;
  const t = useTranslations("model");
  const standing = shape?.standing ?? "floor";
  const edges = isMeasured && shape ? shape.edges : [];
  return (
    <model-viewer
      ref={viewer}
      // Its overlays are positioned from the left.
      dir="ltr"
      src={src}
      alt={t("alt", { name })}
      a11y={spokenSides(t)}
      variant-name={finish}
      camera-controls
      touch-action="pan-y"
      interaction-prompt="none"
      shadow-intensity={standing === "floor" ? "0.7" : "0"}
      exposure={isLit ? EXPOSURES.lit : EXPOSURES.unlit}
      camera-orbit={ORBITS[standing]}
      // The default limit is closer.
      max-camera-orbit="auto auto 150%"
      auto-rotate={prefersStillness() ? undefined : true}
      ar
      ar-scale="fixed"
      ar-placement={standing === "wall" ? "wall" : "floor"}
    >
      {edges.map(({ axis, metres, at }) => (
        <span
          key={`${axis} ${metres}`}
          slot={`hotspot-${axis}`}
          data-position={`${at.x}m ${at.y}m ${at.z}m`}
          dir="auto"
          className="model-measure figures"
        >
          {lengthWords(metres, t)}
        </span>
      ))}
      <button slot="ar-button" type="button" dir="auto" className="model-room">
        <Icon icon={View} size={18} />
        {t(standing === "ceiling" ? "roomBelow" : "room")}
      </button>
      <button slot="exit-webxr-ar-button" type="button" dir="auto" className="model-room">
        {t("leaveRoom")}
      </button>
      <span slot="progress-bar" />
    </model-viewer>
  );
}

function spokenSides(t: Translate): string {
  const spoken = SIDES.flatMap((name) => {
    const side = t(`sides.${name}`);
    return [
      [name, side],
      [`upper-${name}`, t("above", { side })],
      [`lower-${name}`, t("below", { side })],
    ];
  });
  return JSON.stringify({ ...Object.fromEntries(spoken), "interaction-prompt": t("hint") });
}

function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Small lengths in millimetres, as on data sheets. */
function lengthWords(metres: number, t: Translate): string {
  const millimetres = Math.round(metres * 1000);
  if (millimetres < 300) return t("millimetres", { value: String(millimetres) });
  // Rounded to half a centimetre, as on data sheets: the model is off by a fraction of a per cent.
  return t("centimetres", { value: String(Math.round(millimetres / 5) / 2) });
}
