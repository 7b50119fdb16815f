import { Icon } from "#web/ui/display/icon.tsx";
import { View } from "@lucide/icons";
import type { RefObject } from "react";
import { useTranslations } from "use-intl";
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

/** As model-viewer names the sides from which one looks. */
const SIDES = ["left", "right", "front", "back"] as const;
/** From below what hangs, from above what stands; so far away that the measures round it are seen, too. */
const ORBITS: Record<Standing, string> = {
  ceiling: "25deg 100deg 120%",
  wall: "25deg 80deg 120%",
  floor: "25deg 72deg 120%",
};
/** The light of a lamp is seen in a dark room. */
const EXPOSURES = { lit: 0.5, unlit: 1 };

/** The element itself: turned by mouse, touch and keys, stood in one's own room on devices that can. */
export function ModelCanvas(props: ModelCanvasProps) {
  const { viewer, src, name, finish, shape, isLit, isMeasured } = props;
  const t = useTranslations("model");
  const standing = shape?.standing ?? "floor";
  const edges = isMeasured && shape ? shape.edges : [];
  return (
    <model-viewer
      ref={viewer}
      // What it lays over its picture it counts from the left.
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
      // Its own limit is nearer than that.
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

/** Small things in millimetres, as their data sheets have it. */
function lengthWords(metres: number, t: Translate): string {
  const millimetres = Math.round(metres * 1000);
  if (millimetres < 300) return t("millimetres", { value: String(millimetres) });
  // Half a centimetre, as data sheets round: the model is a fraction of a per cent off.
  return t("centimetres", { value: String(Math.round(millimetres / 5) / 2) });
}
