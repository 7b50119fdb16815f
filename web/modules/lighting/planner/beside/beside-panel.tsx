import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { isOnCeiling } from "#contract/lighting/mountings.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { ComparedPictures } from "#web/modules/storefront/index.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { type Offered, usualLight } from "../use-plan.ts";
import { BesideCard } from "./beside-card.tsx";
import { firstReplaceable, useBeside, withOther } from "./use-beside.ts";

const MOST = 3;

/**
 * Compares up to three lights in the same places of the same room and on the same wall, all at the
 * same exposure.
 */
export function BesidePanel({ plan, offered }: { plan: Plan; offered: Offered }) {
  const t = useTranslations("planner.beside");
  const isOnWalls = firstReplaceable(plan, offered)?.mounting === "wall";
  const choices = useMemo(
    () =>
      new Map(
        [...offered].filter(([, { mounting }]) =>
          isOnWalls ? mounting === "wall" : isOnCeiling(mounting),
        ),
      ),
    [offered, isOnWalls],
  );
  const [chosen, choose] = useState<readonly number[]>([]);
  const { shown, hasFailed } = useBeside(plan, offered, chosen);
  const lights = chosen.flatMap((id) => choices.get(id) ?? []);
  const replace = (index: number, id: number) =>
    choose((before) => before.map((one, place) => (place === index ? id : one)));
  const pictures = chosen.flatMap((id) => shown.get(id)?.wall ?? []);
  const brightest = Math.max(...pictures.map(({ values }) => Math.max(...values)), 1);
  return (
    <>
      <p className="max-w-text text-ink-soft">{t("intro")}</p>
      {hasFailed && <Notice tone="error">{t("failed")}</Notice>}
      {lights.length > 0 && (
        <ul className="grid gap-x-6 gap-y-8 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
          {lights.map((light, index) => (
            <BesideCard
              // oxlint-disable-next-line react/no-array-index-key -- a place beside the others is known by its number
              key={index}
              number={index + 1}
              light={light}
              plan={withOther(plan, offered, light.variantId)}
              offered={offered}
              choices={choices}
              picture={shown.get(light.variantId)}
              exposure={brightest * OF_BRIGHTEST}
              onChosen={(id) => replace(index, id)}
              onRemove={
                lights.length > 1
                  ? () => choose((before) => before.filter((_, place) => place !== index))
                  : null
              }
            />
          ))}
        </ul>
      )}
      {lights.length < MOST && (
        <div>
          <Button
            kind="secondary"
            onClick={() => choose(lights.length === 0 ? firstTwo(plan, choices) : oneMore)}
          >
            {t(lights.length === 0 ? "start" : "add")}
          </Button>
        </div>
      )}
      <Rendered />
    </>
  );
}

/** What two figures look like that a calculation cannot show: rendered, not calculated for the plan. */
function Rendered() {
  const t = useTranslations("planner.beside.rendered");
  return (
    <section aria-labelledby="rendered" className="grid gap-4 border-t border-hairline pt-6">
      <h3 id="rendered" className="font-heading font-medium">
        {t("title")}
      </h3>
      <div className="grid gap-x-6 gap-y-6 md:grid-cols-2">
        {(["beam_angle", "cri"] as const).map((code) => (
          <div key={code} className="grid content-start gap-2">
            <ComparedPictures code={code} altOf={(value) => t(`${code}.alt`, { value })} />
            <p className="text-small text-ink-soft">{t(`${code}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The brightest point of all pictures stays below white, so that the beams keep their shape. */
const OF_BRIGHTEST = 0.7;

const oneMore = (before: readonly number[]) => [...before, ...before.slice(-1)];

/**
 * The plan's light, and the same product with another beam; else the most similar light with
 * another beam, or simply another light.
 */
function firstTwo(plan: Plan, offered: Offered): number[] {
  const own = plan.lights.flatMap(({ variantId }) => offered.get(variantId) ?? [])[0];
  const first = own ?? usualLight(offered);
  if (!first) return [];
  const distance = (light: PlannerLight) =>
    (light.productId === first.productId ? 0 : 1) +
    (light.mounting === first.mounting ? 0 : 2) +
    Math.abs(light.flux - first.flux) / first.flux;
  const [second] = [...offered.values()]
    .filter(({ beam, productId }) =>
      first.beam === null ? productId !== first.productId : beam !== first.beam,
    )
    .toSorted((one, other) => distance(one) - distance(other) || one.variantId - other.variantId);
  return [first.variantId, ...(second ? [second.variantId] : [])];
}
