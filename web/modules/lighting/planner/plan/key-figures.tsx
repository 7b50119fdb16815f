import { memo, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { PlaneLight } from "#contract/lighting/plan/plan-calculator.ts";
import type { PlanCosts } from "#contract/lighting/plan/plan-costs.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { AmountText } from "#web/ui/display/price.tsx";

interface Figures {
  /** In lux. */
  target: number;
  /** Number of lights in the plan. */
  count: number;
  plane: PlaneLight;
  costs: PlanCosts;
}

/** Below and above these shares of the guide value the room counts as dark or bright. */
const DARK = 0.85;
const BRIGHT = 1.3;
/** Darkest point as a share of the average: even above the first, spotty below the second. */
const EVEN = 0.5;
const SPOTTY = 0.25;

/** The key figures seen while dragging: brightness, evenness, power and cost. */
export const KeyFigures = memo(({ target, count, plane, costs }: Figures) => {
  const t = useTranslations("planner.figures");
  const money = useMoney();
  const { average, uniformity } = plane.summary;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 border-t border-hairline pt-5 sm:grid-cols-4">
      <Figure name={t("average")} note={t(brightnessOf(average / target))}>
        {t("lux", { value: Math.round(average) })}
      </Figure>
      <Figure name={t("evenness")} note={t(evennessOf(uniformity))}>
        {uniformity.toFixed(2)}
      </Figure>
      <Figure
        name={t("power")}
        note={t("density", {
          value: Math.round(costs.wattsPerSquareMetre * 10) / 10,
          cost: money.text(costs.electricityAYear),
        })}
      >
        {t("watts", { value: costs.watts })}
      </Figure>
      <Figure name={t("price")} note={t("lights", { count })}>
        <AmountText amount={money.amount(costs.price)} />
      </Figure>
    </dl>
  );
});

function Figure({ name, note, children }: { name: string; note: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-tiny text-ink-soft">{name}</dt>
      <dd className="figures text-title font-semibold">{children}</dd>
      <dd className="text-tiny text-ink-soft">{note}</dd>
    </div>
  );
}

function brightnessOf(share: number): "dark" | "right" | "bright" {
  if (share < DARK) return "dark";
  return share > BRIGHT ? "bright" : "right";
}

function evennessOf(uniformity: number): "even" | "lively" | "spotty" {
  if (uniformity >= EVEN) return "even";
  return uniformity < SPOTTY ? "spotty" : "lively";
}

/** On a phone the plan is out of sight while the room is edited: its figures stay at the bottom. */
export const FiguresBar = memo(({ count, plane, costs }: Omit<Figures, "target">) => {
  const t = useTranslations("planner.figures");
  const money = useMoney();
  return (
    <div className="sticky bottom-0 z-(--layer-bar) -mx-gutter border-t border-hairline bg-paper px-gutter py-2.5 shadow-float lg:hidden">
      <a
        href="#plan"
        className="flex min-h-target items-center justify-between gap-3 text-small whitespace-nowrap"
      >
        <span className="figures font-semibold">
          {t("lux", { value: Math.round(plane.summary.average) })}
        </span>
        <span className="figures">{t("lights", { count })}</span>
        <span className="figures font-medium">{money.text(costs.price)}</span>
        <span className="text-brass underline underline-offset-4">{t("toPlan")}</span>
      </a>
    </div>
  );
});
