import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isOnCeiling } from "#contract/lighting/mountings.ts";
import type { PlanLight } from "#contract/lighting/plan/plan-calculator.ts";
import { gridOfLights } from "#contract/lighting/plan/plan-changes.ts";
import type { PlanCosts } from "#contract/lighting/plan/plan-costs.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { isTooWide } from "#contract/lighting/plan/spacing-advice.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { WORK_HEIGHT_NAMES } from "#contract/lighting/room/work-plane.ts";
import type { Lux } from "#contract/lighting/units.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Slider } from "#web/ui/forms/slider.tsx";
import { Phrase } from "#web/ui/text/phrase.tsx";
import { kindsOf, type Offered } from "../use-plan.ts";
import { useTariff } from "../use-tariff.ts";

interface ResultPanelProps {
  plan: Plan;
  light: PlanLight;
  costs: PlanCosts;
  offered: Offered;
  hoursADay: number;
  onHours: (hours: number) => void;
}

const CELL = "py-2 pe-3 text-start";
const inMetres = (value: number) => Math.round(value / 10) / 100;

/** The plan's results: illuminance at three heights, where the lights are, their consumption. */
export function ResultPanel(props: ResultPanelProps) {
  const { plan, light, costs, offered, hoursADay, onHours } = props;
  const t = useTranslations("planner.result");
  const money = useMoney();
  const tariff = money.text(useTariff());
  const kinds = kindsOf(plan, offered);
  return (
    <>
      <LightTable light={light} />
      <dl className="grid gap-4">
        <Row name={t("grid")}>
          {kinds.map((kind) => (
            <GridText key={kind.variantId} plan={plan} kind={kind} isAlone={kinds.length === 1} />
          ))}
        </Row>
        <SpacingRow light={light} kinds={kinds} />
        <Row name={t("year")}>
          {t("yearText", { cost: money.text(costs.electricityAYear), tariff })}
        </Row>
      </dl>
      <Slider
        label={t("hours")}
        valueText={String(hoursADay)}
        min={1}
        max={24}
        value={hoursADay}
        onValue={onHours}
      />
      <dl className="grid gap-4">
        <Row name={t("estimate")} hint={t("estimateHint")}>
          <EstimateText estimate={light.estimate} average={light.planes.table.summary.average} />
        </Row>
        <Row name={t("glare")} hint={t("glareHint")}>
          {Object.entries(light.glare).map(([id, hint]) => (
            <span key={id} className="block">
              <Phrase text={offered.get(Number(id))?.name ?? ""} />: {t(hint)}
            </span>
          ))}
        </Row>
      </dl>
    </>
  );
}

function LightTable({ light }: { light: PlanLight }) {
  const t = useTranslations("planner.result");
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-hairline text-small text-ink-soft">
          {(["plane", "average", "least", "uniformity"] as const).map((column) => (
            <th key={column} scope="col" className={`${CELL} font-normal`}>
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {WORK_HEIGHT_NAMES.map((name) => {
          const { average, least, uniformity } = light.planes[name].summary;
          return (
            <tr key={name} className="border-b border-hairline last:border-b-0">
              <th scope="row" className={`${CELL} font-normal`}>
                {t(name)}
              </th>
              <td className={`${CELL} figures whitespace-nowrap font-semibold`}>
                {t("lux", { value: Math.round(average) })}
              </td>
              <td className={`${CELL} figures whitespace-nowrap`}>
                {t("lux", { value: Math.round(least) })}
              </td>
              <td className={`${CELL} figures whitespace-nowrap`}>{uniformity.toFixed(2)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface RowProps {
  name: string;
  hint?: string;
  children: ReactNode;
}

function Row({ name, hint, children }: RowProps) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="figures">
        {children}
        {hint && <span className="block text-small text-ink-soft">{hint}</span>}
      </dd>
    </div>
  );
}

/** Lights spread evenly over a ceiling; hanging lights have their own places. */
const SPREAD = new Set<PlannerLight["mounting"]>(["recessed", "surface", "track"]);

/** The recommended spacing, and which lights are too far apart for even light. */
function SpacingRow({ light, kinds }: { light: PlanLight; kinds: readonly PlannerLight[] }) {
  const t = useTranslations("planner.result");
  const spread = kinds.flatMap((kind) => {
    const advice = SPREAD.has(kind.mounting) ? light.spacing[kind.variantId] : undefined;
    return advice ? [{ kind, advice }] : [];
  });
  if (spread.length === 0) return null;
  return (
    <Row name={t("spacing")} hint={t("spacingHint")}>
      {spread.map(({ kind, advice }) => (
        <div key={kind.variantId}>
          {spread.length > 1 && (
            <>
              <Phrase text={kind.name} />:{" "}
            </>
          )}
          {t("spacingText", { grid: inMetres(advice.grid), wall: inMetres(advice.toWall) })}
          {isTooWide(advice) && (
            <Notice tone="warning">
              {t("tooWide", {
                found: inMetres(advice.found ?? 0),
                most: inMetres(advice.most ?? 0),
              })}
            </Notice>
          )}
        </div>
      ))}
    </Row>
  );
}

/** The grid's spacing and wall distances for the electrician, for each kind of light. */
function GridText(props: { plan: Plan; kind: PlannerLight; isAlone: boolean }) {
  const { plan, kind, isAlone } = props;
  const t = useTranslations("planner.result");
  const { variantId, mounting } = kind;
  const grid = gridOfLights(plan, variantId);
  return (
    <span className="block">
      {!isAlone && (
        <>
          <Phrase text={kind.name} />:{" "}
        </>
      )}
      {grid && isOnCeiling(mounting)
        ? t("gridText", {
            columns: grid.columns,
            rows: grid.rows,
            x: inMetres(grid.spacing.x),
            y: inMetres(grid.spacing.y),
            wallX: inMetres(grid.toWall.x),
            wallY: inMetres(grid.toWall.y),
          })
        : t(mounting === "wall" || mounting === "strip" ? mounting : "offGrid")}
    </span>
  );
}

/** The lumen method's estimate, which is for table height. */
function EstimateText({ estimate, average }: { estimate: Lux; average: Lux }) {
  const t = useTranslations("planner.result");
  const value = Math.round(estimate);
  const percent = Math.round((100 * Math.abs(estimate - average)) / average);
  if (percent === 0) return t("estimateSame", { value });
  return t(estimate > average ? "estimateMore" : "estimateLess", { value, percent });
}
