import { HEADROOM, hangingAdvice, OVER_TABLE } from "#contract/lighting/advice/hanging-advice.ts";
import type { RoomFacts } from "#contract/lighting/planner-endpoints.ts";
import { type Millimetres, mm } from "#contract/lighting/units.ts";
import { Badge } from "#web/ui/display/badge.tsx";
import { useTranslations } from "use-intl";
import type { OwnRoom } from "./own-room.ts";

interface HangingFitProps {
  hanging: NonNullable<RoomFacts["hanging"]>;
  room: OwnRoom;
}

/** "Fits", "too low", "too small": each with the sizes behind it. */
export function HangingFit({ hanging, room }: HangingFitProps) {
  const t = useTranslations("roomAdvice");
  const [shortest, longest] = hanging.drop ?? [];
  const light = {
    diameter: hanging.diameter === null ? null : mm(hanging.diameter),
    drop:
      shortest === undefined || longest === undefined
        ? null
        : ([mm(shortest), mm(longest)] as const),
  };
  const { size, height } = hangingAdvice(light, room);
  const place = room.table === null ? "room" : "table";
  return (
    <ul aria-live="polite" className="grid gap-3">
      {size && (
        <FitRow fits={size.fit === "fits"} word={t(`sizes.${size.fit}`)}>
          {t(`sizes.${place}`, {
            least: inCentimetres(size.least),
            most: inCentimetres(size.most),
            own: inCentimetres(mm(hanging.diameter ?? 0)),
          })}
        </FitRow>
      )}
      {height && (
        <FitRow fits={height.fit === "fits"} word={t(`heights.${height.fit}`)}>
          {t(height.fit === "high" ? "heights.hung-high" : `heights.${place}-${height.fit}`, {
            drop: inCentimetres(height.drop),
            bottom: inCentimetres(height.bottom),
            headroom: inCentimetres(HEADROOM),
            least: inCentimetres(OVER_TABLE.least),
            most: inCentimetres(OVER_TABLE.most),
          })}
        </FitRow>
      )}
    </ul>
  );
}

const inCentimetres = (value: Millimetres) => Math.round(value / 10);

function FitRow({ fits, word, children }: { fits: boolean; word: string; children: string }) {
  return (
    <li className="flex flex-col items-start gap-1.5 sm:flex-row sm:items-baseline sm:gap-3">
      <Badge tone={fits ? "success" : "warning"} className="shrink-0">
        {word}
      </Badge>
      <span className="figures">{children}</span>
    </li>
  );
}
