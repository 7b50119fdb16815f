import {
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import {
  type DataRouter,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useNavigate,
  useNavigation,
} from "react-router";
import { parseWholeNumber } from "#contract/kernel/digits.ts";
import { planQuery, readPlan } from "#contract/lighting/plan/plan-address.ts";
import { type PlanPart, readParts } from "#contract/lighting/plan/plan-parts.ts";
import { FIRST_PLAN, type Plan } from "#contract/lighting/plan/plan.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { type Millimetres, mm } from "#contract/lighting/units.ts";
import { editedPlan, type PlanReport } from "./plan-report.ts";

/** Browsers limit how often the URL may change, so it is not updated at every step of a drag. */
const REST_MS = 400;

const neverChanges = () => () => undefined;
/** The page is the same for everybody, so the query is read in the browser only. */
const noSearch = () => "";

export type Offered = ReadonlyMap<number, PlannerLight>;
/** `from`: the plan that an edit in several steps, such as typing a size, has started from. */
export type ChangePlan = (change: (plan: Plan) => Plan, from?: Plan) => void;

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
  /** What the last change did beyond what was asked for. */
  report: PlanReport | null;
  /** Returns to the plan before it. */
  undo: () => void;
  saved: SavedAs;
  /** What an empty plan starts with; null if there is a plan already. */
  beginWith: Beginning | null;
}

/** Lights the URL names for an empty plan; if none, a typical one is used. */
export interface Beginning {
  /** `?light=12`, linked from the product page: as many as the room needs. */
  light: number | null;
  /** `&drop=1290`: the recommended drop in mm. */
  drop: Millimetres | undefined;
  /** `?with=12-8_15-2`, linked from the cart: the quantity of each. */
  parts: PlanPart[];
}

/** A plan not yet written to the URL. */
interface Changed {
  plan: Plan;
  report: PlanReport | null;
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
    // A navigation that is under way may turn out to stay on this plan.
    const timer = setInterval(() => {
      if (write(own, savedId)) clearInterval(timer);
    }, REST_MS);
    return () => clearInterval(timer);
  }, [own, savedId, write]);

  const latest = useRef({ search, opened });
  useEffect(() => {
    latest.current = { search, opened };
  }, [search, opened]);
  const change = useCallback<ChangePlan>((next, from) => {
    const now = latest.current;
    setChanged((before) =>
      before?.addresses.includes(now.search)
        ? { ...before, ...editedPlan(from ?? before.plan, next) }
        : { ...editedPlan(now.opened, next), addresses: [now.search] },
    );
  }, []);
  const report = own && changed ? changed.report : null;
  const undo = useCallback(() => {
    setChanged((before) =>
      before?.report ? { ...before, plan: before.report.before, report: null } : before,
    );
  }, []);
  const plan = own ?? opened;
  const isNew = isRead && !own && !query.has("lights");
  const beginWith = useMemo(() => (isNew ? beginningOf(query) : null), [isNew, query]);
  const saved = {
    id: savedId,
    isWanted: query.has(WANTED),
    onSaved: (id: number) => write(plan, id),
  };
  return { plan, change, report, undo, saved, beginWith };
}

function beginningOf(query: URLSearchParams): Beginning {
  const drop = parseWholeNumber(query.get("drop") ?? "");
  return {
    light: Number(query.get("light")) || null,
    drop: drop === undefined ? undefined : mm(drop),
    parts: readParts(query.get("with") ?? ""),
  };
}

/**
 * Writes a plan to the URL, unless the visitor is already leaving the page: that would cancel the
 * link that was followed. @returns whether the URL has it
 */
function useWrite(
  search: string,
  setChanged: (next: (before: Changed | null) => Changed | null) => void,
) {
  const navigate = useNavigate();
  const router = useContext(DataRouterContext)?.router;
  const isLoading = useNavigation().state !== "idle";
  return useCallback(
    (plan: Plan, savedId: number | null) => {
      const own = savedId === null ? {} : { [SAVED]: String(savedId) };
      const next = `?${new URLSearchParams({ ...planQuery(plan), ...own })}`;
      if (next === search) return true;
      if (isLoading || hasLeft(router, search)) return false;
      setChanged((before) => before && { ...before, addresses: [search, next] });
      void navigate({ search: next }, { replace: true, preventScrollReset: true });
      return true;
    },
    [navigate, isLoading, router, search, setChanged],
  );
}

/**
 * Whether a link has been followed since the page was rendered. A busy device renders a navigation
 * later than pending timers run, so the router is asked.
 */
function hasLeft(router: DataRouter | undefined, search: string): boolean {
  if (!router) return false;
  const { navigation, location } = router.state;
  return navigation.state !== "idle" || location.search !== search;
}

/** The different lights of a plan, in order of first appearance. */
export function kindsOf(plan: Plan, offered: Offered): PlannerLight[] {
  const ids = [...new Set(plan.lights.map(({ variantId }) => variantId))];
  return ids.flatMap((id) => offered.get(id) ?? []);
}

/** Lumens, minimum beam angle and maximum kelvin of a typical home downlight. */
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
