import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import {
  bestDiameter,
  HEADROOM,
  hangingAdvice,
  hangingRange,
} from "#contract/lighting/advice/hanging-advice.ts";
import type { RoomFacts } from "#contract/lighting/planner-endpoints.ts";
import { type Millimetres, mm } from "#contract/lighting/units.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import type { OwnRoom } from "./own-room.ts";

interface HangingFitProps {
  hanging: NonNullable<RoomFacts["hanging"]>;
  room: OwnRoom;
  /** Offers the product's size that suits the room best. */
  onSize: (diameter: number) => void;
}

/** "Fits", "too low", "too small": each with the sizes behind it. */
export function HangingFit({ hanging, room, onSize }: HangingFitProps) {
  const t = useTranslations("roomAdvice");
  const { size, height } = adviceOf(hanging, room);
  const place = placeOf(room);
  const { least, most } = hangingRange(room);
  const better = betterSize(hanging, room);
  return (
    <ul aria-live="polite" className="grid gap-3">
      {size && (
        <FitRow
          fits={size.fit === "fits"}
          word={t(`sizes.${better && size.fit === "fits" ? "possible" : size.fit}`)}
          action={
            better && (
              <Button kind="secondary" size="small" onClick={() => onSize(better)}>
                {t("sizes.better", { best: inCentimetres(mm(better)) })}
              </Button>
            )
          }
        >
          {t(`sizes.${place === "table" ? "table" : "room"}`, {
            least: inCentimetres(size.least),
            most: inCentimetres(size.most),
            own: inCentimetres(mm(hanging.diameter ?? 0)),
          })}
        </FitRow>
      )}
      {height && (
        <FitRow fits={height.fit === "fits"} word={t(`heights.${height.fit}`)}>
          {t(heightWords(place, height.fit), {
            drop: inCentimetres(height.drop),
            bottom: inCentimetres(height.bottom),
            headroom: inCentimetres(HEADROOM),
            least: inCentimetres(least),
            most: inCentimetres(most),
          })}
        </FitRow>
      )}
    </ul>
  );
}

/** Another size of the product, in mm, that suits the room better than this one. */
function betterSize({ diameter, sizes }: HangingFitProps["hanging"], room: OwnRoom) {
  if (diameter === null) return undefined;
  const best = bestDiameter([diameter, ...sizes.map((size) => size.diameter)], room);
  return best === diameter ? undefined : best;
}

function adviceOf({ diameter, drop }: NonNullable<RoomFacts["hanging"]>, room: OwnRoom) {
  const light = {
    diameter: diameter === null ? null : mm(diameter),
    drop: drop && ([mm(drop[0]), mm(drop[1])] as const),
  };
  return hangingAdvice(light, room);
}

/** The recommended drop of a light in mm; undefined if it does not hang or its range is unknown. */
export function advisedDrop({ hanging }: RoomFacts, room: OwnRoom): number | undefined {
  return hanging ? adviceOf(hanging, room).height?.drop : undefined;
}

type Place = ReturnType<typeof placeOf>;

/** A light in a room never hangs too high; only above a table or in a stairwell. */
function heightWords(place: Place, fit: "fits" | "low" | "high") {
  if (fit !== "high") return `heights.${place}-${fit}` as const;
  return place === "stairs" ? "heights.stairs-high" : "heights.table-high";
}

function placeOf({ table, landing }: OwnRoom): "stairs" | "table" | "room" {
  if (landing !== null) return "stairs";
  return table === null ? "room" : "table";
}

const inCentimetres = (value: Millimetres) => Math.round(value / 10);

interface FitRowProps {
  fits: boolean;
  word: string;
  action?: ReactNode;
  children: string;
}

function FitRow({ fits, word, action, children }: FitRowProps) {
  return (
    <li className="flex flex-col items-start gap-1.5 sm:flex-row sm:items-baseline sm:gap-3">
      <Badge tone={fits ? "success" : "warning"} className="shrink-0">
        {word}
      </Badge>
      <div className="grid justify-items-start gap-2">
        <span className="figures">{children}</span>
        {action}
      </div>
    </li>
  );
}
