import { Trash2 } from "@lucide/icons";
import { memo } from "react";
import { useTranslations } from "use-intl";
import { withMoved, withoutLight } from "#contract/lighting/plan/plan-changes.ts";
import type { PlannedLight } from "#contract/lighting/plan/plan.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { type Millimetres, mm } from "#contract/lighting/units.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { MetresInput } from "../room/metres-input.tsx";
import type { PlanProps } from "../room/room-form.tsx";
import { CeilingFields, hasCeilingFields, shownDrop } from "./ceiling-fields.tsx";
import { MountedFields } from "./mounted-fields.tsx";

const CELL = "py-2 pe-3 text-start align-middle";

/** The plan as a table, for people who do not drag: every position can be typed. */
export function PositionsTable(props: PlanProps & { offered: ReadonlyMap<number, PlannerLight> }) {
  const { plan, change, offered } = props;
  const { length, width, height } = plan;
  const t = useTranslations("planner.plan");
  const kinds = new Set(plan.lights.map(({ variantId }) => variantId)).size;
  // If all lights are the same, phones leave out the name column.
  const nameCell = kinds > 1 ? CELL : `${CELL} max-sm:hidden`;
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">{t("positions")}</caption>
      <thead>
        <tr className="border-b border-hairline text-ink-soft">
          {(["number", "name", "x", "y"] as const).map((column) => (
            <th
              key={column}
              scope="col"
              className={`${column === "name" ? nameCell : CELL} font-normal`}
            >
              {t(column)}
            </th>
          ))}
          <th scope="col" className={CELL}>
            <span className="sr-only">{t("remove")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {plan.lights.map((light, index) => (
          <PositionRows
            // oxlint-disable-next-line react/no-array-index-key -- a light is known by its number
            key={index}
            {...{ light, index, change, nameCell, length, width, height }}
            offered={offered.get(light.variantId)}
            drop={shownDrop(plan, light, offered.get(light.variantId))}
          />
        ))}
      </tbody>
    </table>
  );
}

interface PositionRowsProps extends Pick<PlanProps, "change"> {
  light: PlannedLight;
  index: number;
  offered: PlannerLight | undefined;
  /** Of a hanging light; null for others. */
  drop: Millimetres | null;
  nameCell: string;
  /** The room's length. */
  length: Millimetres;
  width: Millimetres;
  height: Millimetres;
}

/** While one light is dragged, the rows of the others are not rendered. */
const PositionRows = memo((props: PositionRowsProps) => {
  const { light, index, offered, drop, nameCell, change, length, width, height } = props;
  const t = useTranslations("planner.plan");
  return (
    <>
      <tr className="border-t border-hairline first:border-t-0">
        <th scope="row" className={`${CELL} figures font-medium`}>
          {index + 1}
        </th>
        <td className={nameCell}>
          <Phrase text={offered?.name ?? ""} />
          {offered?.mounting === "recessed" && (
            <span className="block figures text-tiny text-ink-soft">
              <HoleText hole={offered.hole} />
            </span>
          )}
        </td>
        {(["x", "y"] as const).map((axis) => (
          <td key={axis} className={CELL}>
            <MetresInput
              label={t(`${axis}Of`, { number: index + 1 })}
              value={mm(Math.round(light[axis]))}
              least={0}
              most={axis === "x" ? length : width}
              onValue={(value) =>
                change((before) => withMoved(before, index, { ...light, [axis]: value }, 1))
              }
              className="max-w-28 px-3"
            />
          </td>
        ))}
        <td className="py-2 text-end">
          <IconButton
            icon={Trash2}
            label={t("removeOf", { number: index + 1 })}
            onClick={() => change((before) => withoutLight(before, index))}
          />
        </td>
      </tr>
      {hasCeilingFields(light, offered) && (
        <tr>
          <td colSpan={5} className="sm:ps-10">
            <CeilingFields {...{ change, light, index, offered, drop }} />
          </td>
        </tr>
      )}
      {light.z !== undefined && (
        <tr>
          <td colSpan={5} className="sm:ps-10">
            <MountedFields {...{ change, light, index, length, width, height }} />
          </td>
        </tr>
      )}
    </>
  );
});

/** The hole to cut, as on the electrician's drawing. */
function HoleText({ hole }: { hole: PlannerLight["hole"] }) {
  const t = useTranslations("planner.plan");
  return hole ? t(`holes.${hole.shape}`, { size: hole.size }) : t("holes.none");
}
