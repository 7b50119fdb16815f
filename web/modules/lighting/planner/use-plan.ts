import { FIRST_PLAN, type Plan } from "#contract/lighting/plan/plan.ts";
import { planQuery, readPlan } from "#contract/lighting/plan/plan-address.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

/** Browsers limit how often the URL may change, so it is not updated at every step of a drag. */
const REST_MS = 400;

const neverChanges = () => () => undefined;
/** The page is the same for everybody, so the query is read in the browser only. */
const noSearch = () => "";

export type Offered = ReadonlyMap<number, PlannerLight>;
export type ChangePlan = (change: (plan: Plan) => Plan) => void;

/**
 * Query parameters that are not part of the plan: its id in the account, and that it is to be
 * saved.
 */
const SAVED = "saved";
export const WANTED = "save";

/** The plan's record in the account. */
export interface SavedAs {
  id: number | null;
  /** The owner has signed in to save it. */
  isWanted: boolean;
  onSaved: (id: number) => void;
}

interface KeptPlan {
  plan: Plan;
  change: ChangePlan;
  saved: SavedAs;
  /** Set while there is no plan: the light to begin with, which the URL may name (`?light=12`). */
  beginWith: number | "usual" | null;
}

/** A plan not yet written to the URL. */
interface Changed {
  plan: Plan;
  /**
   * The URL it started from, and the one it is written to: at any other URL the visitor has opened
   * another plan.
   */
  addresses: readonly string[];
}

/**
 * The plan, which is written to the URL as soon as it stops changing: it can be bookmarked, shared
 * and opened again.
 */
export function usePlan(): KeptPlan {
  const asked = useLocation().search;
  const search = useSyncExternalStore(neverChanges, () => asked, noSearch);
  const isRead = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const opened = useMemo(
    () => (isRead ? readPlan((name) => query.get(name)) : FIRST_PLAN),
    [query, isRead],
  );
  const [changed, setChanged] = useState<Changed | null>(null);
  const own = changed?.addresses.includes(search) ? changed.plan : null;
  const savedId = Number(query.get(SAVED)) || null;
  const write = useWrite(search, setChanged);
  useEffect(() => {
    if (!own) return undefined;
    const timer = setTimeout(() => write(own, savedId), REST_MS);
    return () => clearTimeout(timer);
  }, [own, savedId, write]);

  const latest = useRef({ search, opened });
  useEffect(() => {
    latest.current = { search, opened };
  }, [search, opened]);
  const change = useCallback<ChangePlan>((next) => {
    const now = latest.current;
    setChanged((before) =>
      before?.addresses.includes(now.search)
        ? { ...before, plan: next(before.plan) }
        : { plan: next(now.opened), addresses: [now.search] },
    );
  }, []);
  const plan = own ?? opened;
  const isNew = isRead && !own && !query.has("lights");
  const beginWith = isNew ? Number(query.get("light")) || "usual" : null;
  const saved = {
    id: savedId,
    isWanted: query.has(WANTED),
    onSaved: (id: number) => write(plan, id),
  };
  return { plan, change, saved, beginWith };
}

/** Writes a plan to the URL, unless the visitor is already navigating away. */
function useWrite(
  search: string,
  setChanged: (next: (before: Changed | null) => Changed | null) => void,
) {
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== "idle";
  return useCallback(
    (plan: Plan, savedId: number | null) => {
      const own = savedId === null ? {} : { [SAVED]: String(savedId) };
      const next = `?${new URLSearchParams({ ...planQuery(plan), ...own })}`;
      if (isLeaving || next === search) return;
      setChanged((before) => before && { ...before, addresses: [search, next] });
      void navigate({ search: next }, { replace: true, preventScrollReset: true });
    },
    [navigate, isLeaving, search, setChanged],
  );
}

/** Lumens, beam angle and colour temperature of a typical downlight in homes. */
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
