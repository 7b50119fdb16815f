import { useTranslations } from "use-intl";
import { planQuery } from "#contract/lighting/plan/plan-address.ts";
import { FIRST_PLAN, type Plan } from "#contract/lighting/plan/plan.ts";
import { ROOM_USE_CODES, ROOM_USES, roomUseOf } from "#contract/lighting/plan/room-uses.ts";
import type { RoomFacts } from "#contract/lighting/planner-endpoints.ts";
import { lux, mm } from "#contract/lighting/units.ts";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { OptionPills } from "#web/ui/forms/option-pills.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { Section } from "#web/ui/layout/section.tsx";
import { MetresInput } from "../planner/room/metres-input.tsx";
import { RoomSizes } from "../planner/room/room-sizes.tsx";
import { advisedDrop, HangingFit } from "./hanging-fit.tsx";
import { HowMany } from "./how-many.tsx";
import { LANDINGS, type OwnRoom, TABLES, useOwnRoom } from "./own-room.ts";

interface RoomAdviceProps {
  variantId: number;
  facts: RoomFacts;
  onSize: (diameter: number) => void;
}

/** The shopper's room on one side, advice about the light on the other. */
export function RoomAdvice({ variantId, facts, onSize }: RoomAdviceProps) {
  const t = useTranslations("roomAdvice");
  const [room, change] = useOwnRoom();
  const { length, width, height, use } = room;
  const target = lux(ROOM_USES[use][1]);
  const plan: Plan = { ...FIRST_PLAN, length, width, height, use, target };
  return (
    <div className="border-b border-hairline">
      <Container>
        <Section title={t("title")} intro={t("intro")}>
          <div className="grid gap-6 rounded-panel border border-hairline bg-paper p-5 md:grid-cols-[20rem_minmax(0,1fr)] md:gap-10 md:p-6">
            <RoomFields room={room} change={change} isHanging={facts.hanging !== null} />
            <div className="grid content-start gap-5">
              {facts.hanging && <HangingFit hanging={facts.hanging} room={room} onSize={onSize} />}
              <HowMany variantId={variantId} facts={facts} plan={plan} />
              {facts.mounting && (
                <div>
                  <ButtonLink
                    href={plannerAddress(plan, variantId, advisedDrop(facts, room))}
                    kind="secondary"
                  >
                    {t("plan")}
                  </ButtonLink>
                </div>
              )}
              <p className="text-small text-ink-soft">{t("guide")}</p>
            </div>
          </div>
        </Section>
      </Container>
    </div>
  );
}

/**
 * Link to the planner with this room, its use and this light, which it arranges and hangs as
 * recommended.
 */
function plannerAddress(plan: Plan, variantId: number, drop: number | undefined): string {
  const { room = "", use = "", lux: target = "" } = planQuery(plan);
  const query = {
    room,
    use,
    lux: target,
    light: String(variantId),
    ...(drop !== undefined && { drop: String(drop) }),
  };
  return `/planner?${new URLSearchParams(query)}`;
}

interface RoomFieldsProps {
  room: OwnRoom;
  change: (next: Partial<OwnRoom>) => void;
  isHanging: boolean;
}

const USUAL_TABLE = mm(900);
const USUAL_LANDING = mm(3000);

function belowOf({ table, landing }: OwnRoom): "people" | "table" | "stairs" {
  if (landing !== null) return "stairs";
  return table === null ? "people" : "table";
}

function RoomFields({ room, change, isHanging }: RoomFieldsProps) {
  const t = useTranslations("roomAdvice");
  const nameOf = useTranslations("roomUses");
  return (
    <div className="grid content-start gap-5">
      <RoomSizes room={room} label={t} onSide={(side, value) => change({ [side]: value })} />
      <Field label={t("roomUse")}>
        <Select
          value={room.use}
          onChange={({ target }) => change({ use: roomUseOf(target.value) })}
        >
          {ROOM_USE_CODES.map((use) => (
            <option key={use} value={use}>
              {nameOf(use)}
            </option>
          ))}
        </Select>
      </Field>
      {isHanging && (
        <OptionPills
          legend={t("below")}
          name="below"
          value={belowOf(room)}
          onValue={(value) =>
            change({
              table: value === "table" ? USUAL_TABLE : null,
              landing: value === "stairs" ? USUAL_LANDING : null,
            })
          }
          options={[
            { value: "people", text: t("people") },
            { value: "table", text: t("table") },
            { value: "stairs", text: t("stairs") },
          ]}
        />
      )}
      {isHanging && room.table !== null && (
        <Field label={t("tableWidth")}>
          <MetresInput
            value={room.table}
            {...TABLES}
            onValue={(value) => change({ table: value })}
          />
        </Field>
      )}
      {isHanging && room.landing !== null && (
        <Field label={t("landing")} hint={t("landingHint")}>
          <MetresInput
            value={room.landing}
            {...LANDINGS}
            onValue={(value) => change({ landing: value })}
          />
        </Field>
      )}
      <p className="text-small text-ink-soft">{t("kept")}</p>
    </div>
  );
}
