import { useState } from "react";
import { useTranslations } from "use-intl";
import { parseWholeNumber } from "#contract/kernel/digits.ts";
import { dropOf } from "#contract/lighting/plan/hung-lights.ts";
import { withLightChanged, withTurned } from "#contract/lighting/plan/plan-changes.ts";
import type { Plan, PlannedLight } from "#contract/lighting/plan/plan.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import type { Millimetres } from "#contract/lighting/units.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { TextInput } from "#web/ui/forms/text-input.tsx";
import { hangingOf } from "../calculation/fetch-light.ts";
import { MetresInput } from "../room/metres-input.tsx";
import type { PlanProps } from "../room/room-form.tsx";
import { QUARTER } from "./handle-keys.ts";

interface CeilingFieldsProps extends Pick<PlanProps, "change"> {
  light: PlannedLight;
  index: number;
  offered: PlannerLight | undefined;
  /** The drop of a hanging light, from the plan or else as the room requires; null for others. */
  drop: Millimetres | null;
}

/** Fields of a ceiling light besides its position: its rotation, and how far it hangs down. */
export function CeilingFields({ light, index, offered, drop, change }: CeilingFieldsProps) {
  const t = useTranslations("planner.plan");
  const { turn = 0 } = light;
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its legend is the number of the row above
      role="group"
      aria-label={t("turnAndDrop", { number: index + 1 })}
      className="flex flex-wrap items-end gap-3 pb-2"
    >
      <Field label={t("turn")}>
        <DegreesInput
          value={turn}
          onValue={(next) => change((before) => withTurned(before, index, next - turn))}
        />
      </Field>
      <Button
        kind="quiet"
        size="small"
        onClick={() => change((before) => withTurned(before, index, QUARTER))}
      >
        {t("turnQuarter")}
      </Button>
      {drop !== null && offered?.hanging && (
        <Field label={t("drop")}>
          <MetresInput
            value={drop}
            least={offered.hanging.shortest}
            most={offered.hanging.longest}
            onValue={(value) =>
              change((before) => withLightChanged(before, index, { drop: value }))
            }
            className="max-w-28 px-3"
          />
        </Field>
      )}
    </div>
  );
}

const MOST_TURN = 359;

interface DegreesInputProps {
  value: number;
  onValue: (value: number) => void;
}

/** Whole degrees in any digits; invalid input is reset on blur. */
function DegreesInput({ value, onValue }: DegreesInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    setDraft(text);
    const typed = parseWholeNumber(text);
    if (typed !== undefined && typed <= MOST_TURN) onValue(typed);
  };
  return (
    <TextInput
      ltr
      inputMode="numeric"
      autoComplete="off"
      value={draft ?? String(value)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setDraft(null)}
      className="max-w-20 px-3"
    />
  );
}

/**
 * Whether the table has a row for it: a round light that does not hang looks the same at any
 * rotation.
 */
export function hasCeilingFields(light: PlannedLight, offered: PlannerLight | undefined): boolean {
  if (light.z !== undefined || !offered) return false;
  return Boolean(light.turn) || offered.hanging !== null || !offered.isRound;
}

/** Null for a light that does not hang. */
export function shownDrop(
  plan: Plan,
  light: PlannedLight,
  offered: PlannerLight | undefined,
): Millimetres | null {
  const hanging = offered && hangingOf(offered);
  return hanging ? dropOf(plan, light, hanging) : null;
}
