import { useTranslations } from "use-intl";
import { hangingLimits } from "#contract/lighting/advice/hanging-advice.ts";
import { type ListQuery, writeListQuery } from "#contract/storefront/list-query.ts";
import { setRange } from "#web/modules/storefront/index.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { RoomSizes } from "../planner/room/room-sizes.tsx";
import { useOwnRoom } from "./own-room.ts";

interface RoomFilterFieldsProps {
  query: ListQuery;
  path: string;
}

/** The room's size, what it allows, and the list with these limits as its filters. */
export function RoomFilterFields({ query, path }: RoomFilterFieldsProps) {
  const t = useTranslations("roomAdvice");
  const [room, change] = useOwnRoom();
  const { diameter, drop } = hangingLimits(room);
  const { least, most } = diameter;
  const sized = setRange(query, "diameter_mm", least, most);
  const fitting = setRange(sized, "drop_mm", null, drop);
  const inCentimetres = { least: least / 10, most: most / 10, drop: drop / 10 };
  return (
    <div className="mt-2 grid max-w-form gap-4 rounded-panel border border-hairline bg-paper p-5">
      <RoomSizes room={room} label={t} onSide={(side, value) => change({ [side]: value })} />
      <p aria-live="polite" className="text-[0.9375rem]">
        {t(drop > 0 ? "filter.limits" : "filter.low", inCentimetres)}
      </p>
      <div>
        <ButtonLink href={`${path}${writeListQuery(fitting)}#results`}>
          {t("filter.show")}
        </ButtonLink>
      </div>
      <p className="text-small text-ink-soft">
        {t("kept")} {t("guide")}
      </p>
    </div>
  );
}
