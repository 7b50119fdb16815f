import { FIRST_PLAN, type Plan } from "#contract/lighting/plan/plan.ts";
import { planQuery, readPlan } from "#contract/lighting/plan/plan-address.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";

/** Browsers refuse addresses that change at every step of a finger. */
const REST_MS = 400;

const neverChanges = () => () => undefined;
/** The page is the same for everybody, so the address is read in the browser alone. */
const noSearch = () => "";

export type Offered = ReadonlyMap<number, PlannerLight>;
export type ChangePlan = (change: (plan: Plan) => Plan) => void;

interface KeptPlan {
  plan: Plan;
  change: ChangePlan;
  /** Nobody has planned yet: the light to begin with, which the address may name (`?light=12`). */
  beginWith: number | "usual" | null;
}

/** The plan, which stands in the address as soon as it rests: it can be kept, sent and opened again. */
export function usePlan(): KeptPlan {
  const asked = useLocation().search;
  const search = useSyncExternalStore(neverChanges, () => asked, noSearch);
  const isRead = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const opened = useMemo(
    () => (isRead ? readPlan((name) => query.get(name)) : FIRST_PLAN),
    [query, isRead],
  );
  const [changed, setChanged] = useState<Plan | null>(null);
  useEffect(() => {
    if (!changed) return undefined;
    const timer = setTimeout(() => {
      const next = `?${new URLSearchParams(planQuery(changed))}`;
      void navigate({ search: next }, { replace: true, preventScrollReset: true });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [changed, navigate]);
  const change = useCallback<ChangePlan>(
    (next) => setChanged((before) => next(before ?? opened)),
    [opened],
  );
  const isNew = isRead && !changed && !query.has("lights");
  const beginWith = isNew ? Number(query.get("light")) || "usual" : null;
  return { plan: changed ?? opened, change, beginWith };
}

/** Lumens, beam and white of a downlight as most homes have it. */
const USUAL_FLUX = 900;
const WIDE_BEAM = 60;
const WARM = 3300;

export function usualLight(offered: Offered): PlannerLight | undefined {
  const isUsual = ({ mounting, beam, cct }: PlannerLight) =>
    mounting === "recessed" && (beam ?? WIDE_BEAM) >= WIDE_BEAM && (cct ?? WARM) <= WARM;
  const distance = (light: PlannerLight) =>
    Math.abs(light.flux - USUAL_FLUX) + (isUsual(light) ? 0 : Number.MAX_SAFE_INTEGER / 2);
  return [...offered.values()].toSorted(
    (one, other) => distance(one) - distance(other) || one.variantId - other.variantId,
  )[0];
}
