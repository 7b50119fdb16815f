import { useTranslations } from "use-intl";
import { LEAST_STRIP, WALL_HEIGHTS } from "#contract/lighting/plan/light-places.ts";
import { withLightChanged } from "#contract/lighting/plan/plan-changes.ts";
import type { PlannedLight } from "#contract/lighting/plan/plan.ts";
import { mm } from "#contract/lighting/units.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { MetresInput } from "../room/metres-input.tsx";
import type { PlanProps } from "../room/room-form.tsx";

interface MountedFieldsProps extends Pick<PlanProps, "change"> {
  light: PlannedLight;
  index: number;
  /** The room's length, in mm. */
  length: number;
  width: number;
  height: number;
}

/** The extra fields of wall lights and strips: height, length, directions. */
export function MountedFields(props: MountedFieldsProps) {
  const { change, light, index } = props;
  const t = useTranslations("planner.plan");
  const { z = mm(0), run } = light;
  const set = (next: Partial<PlannedLight>) =>
    change((before) => withLightChanged(before, index, next));
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its legend is the number of the row above
      role="group"
      aria-label={t("more", { number: index + 1 })}
      className="grid grid-cols-2 gap-3 pb-2 sm:grid-cols-4"
    >
      <Field label={t("z")}>
        <MetresInput
          value={z}
          least={run ? 0 : WALL_HEIGHTS.least}
          most={props.height}
          onValue={(value) => set({ z: value })}
          className="px-3"
        />
      </Field>
      {run && (
        <>
          <Field label={t("length")}>
            <MetresInput
              value={run.length}
              least={LEAST_STRIP}
              most={run.along === "x" ? props.length : props.width}
              onValue={(length) => set({ run: { ...run, length } })}
              className="px-3"
            />
          </Field>
          <Field label={t("along")}>
            <Select
              value={run.along}
              onChange={({ target }) =>
                set({ run: { ...run, along: target.value === "y" ? "y" : "x" } })
              }
            >
              <option value="x">{t("alongX")}</option>
              <option value="y">{t("alongY")}</option>
            </Select>
          </Field>
          <Field label={t("facing")}>
            <Select
              value={run.facing}
              onChange={({ target }) =>
                set({ run: { ...run, facing: target.value === "up" ? "up" : "down" } })
              }
            >
              <option value="up">{t("up")}</option>
              <option value="down">{t("down")}</option>
            </Select>
          </Field>
        </>
      )}
    </div>
  );
}
