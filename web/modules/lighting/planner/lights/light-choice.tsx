import { Trash2 } from "@lucide/icons";
import { memo, useState } from "react";
import { useTranslations } from "use-intl";
import { ApiProblem } from "#api-client/api-problem.ts";
import { parseWholeNumber } from "#contract/kernel/digits.ts";
import { isOnCeiling } from "#contract/lighting/mountings.ts";
import {
  withAddedLight,
  withCove,
  withWallLights,
} from "#contract/lighting/plan/mounted-changes.ts";
import {
  withArranged,
  withGrid,
  withoutArranged,
  withoutKind,
} from "#contract/lighting/plan/plan-changes.ts";
import { MOST_LIGHTS, type Plan } from "#contract/lighting/plan/plan.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import type { WorkHeight } from "#contract/lighting/room/work-plane.ts";
import { VariantLine } from "#web/modules/storefront/index.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { QuantityStepper } from "#web/ui/forms/quantity-stepper.tsx";
import { fittingCount } from "../calculation/fitted-plan.ts";
import type { PlanProps } from "../room/room-form.tsx";
import { kindsOf, type Offered, usualLight } from "../use-plan.ts";
import { LightPicker } from "./light-picker.tsx";

interface LightChoiceProps extends PlanProps {
  offered: Offered;
  /** The height at which the guide value is to be reached. */
  plane: WorkHeight;
}

/** The kinds of light in the plan, each with its count, and a picker for another one in stock. */
export function LightChoice({ plan, change, offered, plane }: LightChoiceProps) {
  const t = useTranslations("planner.lights");
  const kinds = kindsOf(plan, offered);
  const [chosenId, choose] = useState<number | null>(null);
  const chosen = offered.get(chosenId ?? 0) ?? kinds[0] ?? usualLight(offered);
  const [state, setState] = useState<"working" | "unfetched" | "uncalculated" | null>(null);
  if (!chosen) return <p>{t("empty")}</p>;
  const arrange = async () => {
    setState("working");
    try {
      const { variantId } = chosen;
      const room = withoutArranged(plan, variantId);
      const count = await fittingCount({ plan: room, light: chosen, offered, plane });
      change((before) => withArranged(before, variantId, count));
      setState(null);
    } catch (error) {
      setState(error instanceof ApiProblem ? "unfetched" : "uncalculated");
      if (!(error instanceof ApiProblem)) throw error;
    }
  };
  const isFull = plan.lights.length >= MOST_LIGHTS;
  return (
    <div className="grid gap-5">
      {kinds.length > 0 ? (
        <ul aria-label={t("inPlan")} className="-my-4">
          {kinds.map((light) => (
            <Kind
              key={light.variantId}
              {...kindOf(plan, light)}
              total={plan.lights.length}
              change={change}
            />
          ))}
        </ul>
      ) : (
        <p>{t("none")}</p>
      )}
      <div className="grid gap-4 border-t border-hairline pt-5">
        <LightPicker offered={offered} chosen={chosen} onChosen={choose} />
        <div className="flex flex-wrap gap-3">
          {isOnCeiling(chosen.mounting) && (
            <Button
              size="small"
              disabled={isFull}
              loading={state === "working"}
              loadingLabel={t("arranging")}
              onClick={() => void arrange()}
            >
              {t("propose")}
            </Button>
          )}
          {chosen.mounting === "strip" && (
            <Button
              size="small"
              disabled={isFull}
              onClick={() => change((before) => withCove(before, chosen.variantId))}
            >
              {t("cove")}
            </Button>
          )}
          <Button
            size="small"
            kind="secondary"
            disabled={isFull}
            onClick={() => change((before) => withAddedLight(before, chosen))}
          >
            {t(`adds.${chosen.mounting}`)}
          </Button>
        </div>
        {state !== null && state !== "working" && <p role="alert">{t(state)}</p>}
        {isFull && <p className="text-small">{t("full", { count: MOST_LIGHTS })}</p>}
      </div>
    </div>
  );
}

interface KindProps {
  light: PlannerLight;
  count: number;
  /** Total length of strips. */
  metres: number;
  /** Number of lights in the plan. */
  total: number;
  change: PlanProps["change"];
}

function kindOf(plan: Plan, light: PlannerLight) {
  const own = plan.lights.filter(({ variantId }) => variantId === light.variantId);
  return { light, count: own.length, metres: metresOf(own) };
}

/**
 * A kind of light in the plan, with buttons for more, fewer or none; on the ceiling they are spread
 * evenly again.
 */
const Kind = memo(({ light, count, metres, total, change }: KindProps) => {
  const t = useTranslations("planner.lights");
  const { variantId, name, available, mounting } = light;
  const others = total - count;
  return (
    <VariantLine variant={light} label={<LightFacts light={light} />}>
      <div className="mt-1 flex items-center justify-between gap-3">
        {mounting === "strip" ? (
          <span className="figures">{t("metres", { value: metres })}</span>
        ) : (
          <QuantityStepper
            size="small"
            label={t("count", { name })}
            decreaseLabel={t("fewer")}
            increaseLabel={t("more")}
            min={1}
            max={Math.min(MOST_LIGHTS - others, available)}
            value={count}
            parse={(text) => parseWholeNumber(text) ?? null}
            onValue={(next) =>
              change((before) =>
                isOnCeiling(mounting)
                  ? withGrid(before, variantId, next)
                  : withWallLights(before, variantId, next),
              )
            }
          />
        )}
        <IconButton
          icon={Trash2}
          label={t("removeKind", { name })}
          onClick={() => change((before) => withoutKind(before, variantId))}
        />
      </div>
    </VariantLine>
  );
});

const metresOf = (strips: Plan["lights"]) =>
  Math.round(strips.reduce((sum, { run }) => sum + (run?.length ?? 0), 0) / 10) / 100;

/** Lumens, kelvin and beam angle where known, and the lamps they apply to. */
function LightFacts({ light: { flux, cct, beam, reel, lamps } }: { light: PlannerLight }) {
  const t = useTranslations("planner.lights");
  const facts = [
    reel === null ? t("flux", { flux }) : t("fluxPerMetre", { flux: (flux / reel) * 1000 }),
    ...(cct === null ? [] : [t("cct", { cct: String(cct) })]),
    ...(beam === null ? [] : [t("beam", { beam: String(beam) })]),
  ];
  return (
    <>
      <span className="figures">{facts.join(" · ")}</span>
      {lamps && (
        <span className="block">
          {t("withLamps", { count: lamps.quantity, name: lamps.variant.name })}
        </span>
      )}
    </>
  );
}
