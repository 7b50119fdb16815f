import { useState } from "react";
import { useTranslations } from "use-intl";
import { parseWholeNumber } from "#contract/kernel/digits.ts";
import { TARGETS } from "#contract/lighting/plan/plan.ts";
import {
  BRIGHTNESS,
  ROOM_USE_CODES,
  ROOM_USES,
  type RoomUse,
} from "#contract/lighting/plan/room-uses.ts";
import { lux } from "#contract/lighting/units.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { OptionPills } from "#web/ui/forms/option-pills.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { TextInput } from "#web/ui/forms/text-input.tsx";
import type { PlanProps } from "./room-form.tsx";

/** The use of the room, and the guide value that follows from it until it is changed. */
export function UseForm({ plan, change }: PlanProps) {
  const t = useTranslations("planner.use");
  const name = useTranslations("roomUses");
  const levels = ROOM_USES[plan.use];
  const setTarget = (value: number) => change((before) => ({ ...before, target: lux(value) }));
  const setUse = (use: RoomUse) =>
    change((before) => ({ ...before, use, target: lux(ROOM_USES[use][1]) }));
  return (
    <div className="grid gap-5">
      <Field label={t("title")}>
        <Select value={plan.use} onChange={(event) => setUse(event.target.value as RoomUse)}>
          {ROOM_USE_CODES.map((use) => (
            <option key={use} value={use}>
              {name(use)}
            </option>
          ))}
        </Select>
      </Field>
      <OptionPills
        legend={t("brightness")}
        name="brightness"
        value={String(plan.target)}
        onValue={(value) => setTarget(Number(value))}
        options={BRIGHTNESS.map((level, index) => ({
          value: String(levels[index]),
          text: t(level, { lux: levels[index] ?? 0 }),
        }))}
      />
      <Field label={t("target")} hint={t("targetHint")}>
        <TargetInput value={plan.target} onValue={setTarget} />
      </Field>
    </div>
  );
}

function TargetInput({ value, onValue }: { value: number; onValue: (value: number) => void }) {
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    setDraft(text);
    const typed = parseWholeNumber(text);
    if (typed !== undefined && typed >= TARGETS.least && typed <= TARGETS.most) onValue(typed);
  };
  return (
    <TextInput
      ltr
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? String(value)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setDraft(null)}
    />
  );
}
