import { Plus, Trash2 } from "@lucide/icons";
import { useTranslations } from "use-intl";
import {
  withObstacle,
  withObstacleChanged,
  withoutObstacle,
} from "#contract/lighting/plan/obstacle-changes.ts";
import {
  MOST_OBSTACLES,
  type Obstacle,
  OBSTACLE_KINDS,
  OBSTACLE_SIZES,
} from "#contract/lighting/plan/obstacles.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { MetresInput } from "./metres-input.tsx";
import type { PlanProps } from "./room-form.tsx";

/** Wardrobes and beams, each with position and size. */
export function ObstacleForm({ plan, change }: PlanProps) {
  const t = useTranslations("planner.obstacles");
  const { obstacles } = plan;
  const isFull = obstacles.length >= MOST_OBSTACLES;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-small font-medium">{t("title")}</legend>
      {obstacles.map((obstacle, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an obstacle is known by its number
        <ObstacleFields key={index} {...{ plan, change, obstacle, index }} />
      ))}
      <div className="flex flex-wrap gap-3">
        {OBSTACLE_KINDS.map((kind) => (
          <Button
            key={kind}
            kind="secondary"
            size="small"
            disabled={isFull}
            onClick={() => change((before) => withObstacle(before, kind))}
          >
            <Icon icon={Plus} size={18} />
            {t(`add.${kind}`)}
          </Button>
        ))}
      </div>
      <p className="text-tiny text-ink-soft">
        {isFull ? t("full", { count: MOST_OBSTACLES }) : t("hint")}
      </p>
    </fieldset>
  );
}

interface ObstacleFieldsProps extends PlanProps {
  obstacle: Obstacle;
  index: number;
}

const PLACES = ["x", "y"] as const;
const SIZES = ["length", "width", "height"] as const;

function ObstacleFields({ plan, change, obstacle, index }: ObstacleFieldsProps) {
  const t = useTranslations("planner.obstacles");
  const name = t("named", { kind: t(obstacle.kind), number: index + 1 });
  const most = { x: plan.length, y: plan.width, length: plan.length, width: plan.width };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset's legend cannot stand beside a button
      role="group"
      aria-label={name}
      className="grid grid-cols-6 gap-3 rounded-control border border-hairline p-3"
    >
      <div className="col-span-6 -my-1 flex items-center justify-between gap-3">
        <span className="font-medium">{name}</span>
        <IconButton
          icon={Trash2}
          label={t("remove", { name })}
          onClick={() => change((before) => withoutObstacle(before, index))}
        />
      </div>
      {[...PLACES, ...SIZES].map((side) => (
        <Field
          key={side}
          label={t(side === "height" ? `heights.${obstacle.kind}` : side)}
          className={side === "x" || side === "y" ? "col-span-3" : "col-span-2"}
        >
          <MetresInput
            value={obstacle[side]}
            least={side === "length" || side === "width" ? OBSTACLE_SIZES.least : 0}
            most={side === "height" ? plan.height : most[side]}
            onValue={(value) =>
              change((before) => withObstacleChanged(before, index, { [side]: value }))
            }
          />
        </Field>
      ))}
    </div>
  );
}
