import { useTranslations } from "use-intl";
import {
  exactLightCount,
  USUAL_MAINTENANCE,
  USUAL_UTILISATION,
} from "#contract/lighting/illuminance/lumen-method.ts";
import { isOnCeiling } from "#contract/lighting/mountings.ts";
import { proposedCount } from "#contract/lighting/plan/plan-changes.ts";
import { type Plan, roomOf } from "#contract/lighting/plan/plan.ts";
import type { RoomFacts } from "#contract/lighting/planner-endpoints.ts";
import { floorArea } from "#contract/lighting/room/room.ts";
import { lumens } from "#contract/lighting/units.ts";

interface HowManyProps {
  variantId: number;
  facts: RoomFacts;
  plan: Plan;
}

/**
 * By the lumen method: how many of the light the room needs, or how strong the lamps of one sold
 * without them must be.
 */
export function HowMany({ variantId, facts, plan }: HowManyProps) {
  const t = useTranslations("roomAdvice");
  const area = Math.round(floorArea(roomOf(plan)) * 10) / 10;
  const room = { area, target: plan.target };
  // A chandelier is one: other lights give what it leaves.
  if (facts.hanging?.diameter && facts.flux !== null) {
    const own = (facts.flux * USUAL_UTILISATION * USUAL_MAINTENANCE) / area;
    const key = own >= plan.target ? "enough" : "share";
    return (
      <p aria-live="polite" className="text-ink-soft">
        {t(key, { ...room, own: Math.round(own / 5) * 5 })}
      </p>
    );
  }
  if (facts.mounting && isOnCeiling(facts.mounting) && facts.flux !== null) {
    const count = proposedCount(plan, variantId, new Map([[variantId, { flux: facts.flux }]]));
    return (
      <p aria-live="polite">
        <strong className="font-heading text-title font-semibold">{t("count", { count })}</strong>
        <span className="block text-ink-soft">{t("countText", room)}</span>
      </p>
    );
  }
  const lampCount = facts.hanging?.lampCount ?? null;
  if (lampCount === null) return null;
  const needed = exactLightCount({
    area,
    target: plan.target,
    flux: lumens(1),
    utilisation: USUAL_UTILISATION,
    maintenance: USUAL_MAINTENANCE,
  });
  return (
    <p aria-live="polite" className="text-ink-soft">
      {t("lamps", { ...room, count: lampCount, each: toTens(needed / lampCount) })}
    </p>
  );
}

const toTens = (value: number) => Math.ceil(value / 10) * 10;
