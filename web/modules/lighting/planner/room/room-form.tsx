import { useRef } from "react";
import { useTranslations } from "use-intl";
import { LEAST_ARM } from "#contract/lighting/plan/plan-address.ts";
import { withRoom } from "#contract/lighting/plan/plan-changes.ts";
import { type Plan, ROOM_HEIGHTS, ROOM_SIZES } from "#contract/lighting/plan/plan.ts";
import type { CutOut } from "#contract/lighting/room/room.ts";
import { type Millimetres, mm } from "#contract/lighting/units.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { OptionPills } from "#web/ui/forms/option-pills.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import type { ChangePlan } from "../use-plan.ts";
import { MetresInput } from "./metres-input.tsx";
import { type RoomSide, RoomSizes } from "./room-sizes.tsx";

export interface PlanProps {
  plan: Plan;
  change: ChangePlan;
}

/** Shape and dimensions. */
export function RoomForm({ plan, change }: PlanProps) {
  const t = useTranslations("planner.room");
  /** The plan when a size was focused: "1" on the way to "12" must not squeeze lights into 1 m. */
  const from = useRef<Plan>(undefined);
  const set: SetRoom = (next) => change((before) => withRoom(before, next(before)), from.current);
  const toShape = (shape: string) =>
    set((before) => ({ cutOut: shape === "angled" ? thirdOf(before) : undefined }));
  return (
    <div
      className="grid gap-5"
      onFocus={({ target }) => {
        from.current =
          target instanceof HTMLInputElement && target.type === "text" ? plan : undefined;
      }}
      onBlur={() => {
        from.current = undefined;
      }}
    >
      <OptionPills
        legend={t("shape")}
        name="shape"
        value={plan.cutOut ? "angled" : "rectangle"}
        onValue={toShape}
        options={[
          { value: "rectangle", text: t("rectangle") },
          { value: "angled", text: t("angled") },
        ]}
      />
      <RoomSizes
        room={plan}
        label={t}
        onSide={(side, value) => set((before) => resized(before, side, value))}
      />
      <p className="-mt-3 text-tiny text-ink-soft">
        {t("between", {
          least: ROOM_SIZES.least / 1000,
          most: ROOM_SIZES.most / 1000,
          low: ROOM_HEIGHTS.least / 1000,
          high: ROOM_HEIGHTS.most / 1000,
        })}
      </p>
      {plan.cutOut && <CutOutForm plan={plan} cutOut={plan.cutOut} set={set} />}
    </div>
  );
}

const CORNERS = ["start-start", "end-start", "start-end", "end-end"] as const;

interface CutOutFormProps {
  plan: Plan;
  cutOut: CutOut;
  set: SetRoom;
}

type SetRoom = (next: (before: Plan) => Partial<Plan>) => void;

function CutOutForm({ plan, cutOut, set }: CutOutFormProps) {
  const t = useTranslations("planner.room");
  const { x, y } = cutOut.corner;
  const place = (code: string) => {
    const [alongX, alongY] = code.split("-");
    const corner = { x: endOf(alongX), y: endOf(alongY) };
    set(() => ({ cutOut: { ...cutOut, corner } }));
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label={t("corner")} className="col-span-2">
        <Select value={`${x}-${y}`} onChange={(event) => place(event.target.value)}>
          {CORNERS.map((corner) => (
            <option key={corner} value={corner}>
              {t(`corners.${corner}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t("cutLength")}>
        <MetresInput
          value={cutOut.length}
          least={LEAST_CUT}
          most={plan.length - LEAST_ARM}
          onValue={(length) => set(() => ({ cutOut: { ...cutOut, length } }))}
        />
      </Field>
      <Field label={t("cutWidth")}>
        <MetresInput
          value={cutOut.width}
          least={LEAST_CUT}
          most={plan.width - LEAST_ARM}
          onValue={(width) => set(() => ({ cutOut: { ...cutOut, width } }))}
        />
      </Field>
    </div>
  );
}

const LEAST_CUT = 100;

function endOf(text: string | undefined): "start" | "end" {
  return text === "start" ? "start" : "end";
}

/** The first L shape: a cut-out of a third of each side. */
function thirdOf({ length, width }: Plan): CutOut {
  return {
    corner: { x: "end", y: "end" },
    length: mm(Math.round(length / 3)),
    width: mm(Math.round(width / 3)),
  };
}

/** Shrinking a side shrinks its cut-out, so that an arm remains. */
function resized({ cutOut }: Plan, side: RoomSide, value: Millimetres): Partial<Plan> {
  if (!cutOut || side === "height") return { [side]: value };
  const part = mm(Math.min(cutOut[side], value - LEAST_ARM));
  return { [side]: value, cutOut: { ...cutOut, [side]: part } };
}
