import { useTranslations } from "use-intl";
import type { PlanCosts } from "#contract/lighting/plan/plan-costs.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { FactList } from "#web/ui/display/facts.tsx";
import { OptionWords } from "#web/ui/display/option-words.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import type { Offered } from "../use-plan.ts";

interface PlanCardProps {
  title: string;
  plan: Plan;
  light: { average: number; uniformity: number };
  costs: PlanCosts;
  /** Piastres, with everything the plan requires; null if unknown. */
  price: number | null;
  offered: Offered;
  /** The price of the shopper's own plan, for comparison. */
  ownPrice?: number | null;
  onTake?: () => void;
}

/** A plan's key figures, the same on every card. */
export function PlanCard(props: PlanCardProps) {
  const { title, plan, light, costs, price, offered, ownPrice = null, onTake } = props;
  const t = useTranslations("planner.compare");
  const money = useMoney();
  const lights = costs.parts.flatMap(({ variantId }) => offered.get(variantId) ?? []);
  const kelvin = lights.map(({ cct }) =>
    cct === null ? t("tunable") : t("kelvins", { value: String(cct) }),
  );
  const difference = ownPrice === null || price === null ? null : ownPrice - price;
  const facts = [
    { id: "count", name: t("count"), value: String(plan.lights.length) },
    { id: "lux", name: t("average"), value: t("lux", { value: Math.round(light.average) }) },
    { id: "even", name: t("evenness"), value: light.uniformity.toFixed(2) },
    { id: "watts", name: t("power"), value: t("watts", { value: costs.watts }) },
    { id: "year", name: t("year"), value: money.text(costs.electricityAYear) },
    { id: "kelvin", name: t("kelvin"), value: [...new Set(kelvin)].join(" + ") },
    {
      id: "price",
      name: t(price === null ? "priceOfLights" : "price"),
      value: money.text(price ?? costs.price),
    },
  ];
  return (
    <li
      className={classNames(
        "flex flex-col gap-3 rounded-control border p-4",
        onTake ? "border-hairline" : "border-ink",
      )}
    >
      <h3 className="font-heading font-medium">{title}</h3>
      <div className="min-h-16 text-small">
        {lights.map(({ variantId, name, options }) => (
          <p key={variantId}>
            <Phrase text={name} />
            {options && (
              <span className="block text-ink-soft">
                <OptionWords options={options} />
              </span>
            )}
          </p>
        ))}
      </div>
      <FactList facts={facts} />
      {difference !== null && difference !== 0 && (
        <p className="text-small">
          {t(difference > 0 ? "saves" : "adds", { cost: money.text(Math.abs(difference)) })}
        </p>
      )}
      {onTake && (
        <Button kind="secondary" size="small" className="mt-auto" onClick={onTake}>
          <span>
            {t("take")}
            <span className="sr-only">: {title}</span>
          </span>
        </Button>
      )}
    </li>
  );
}
