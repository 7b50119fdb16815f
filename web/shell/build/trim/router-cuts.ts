/** What of React Router the shop does not use, by file: read by `trim-packages.ts`. */
import { type Cut, first, LEFT_OUT } from "./cut.ts";

/** Fetchers, with what a navigation does for them. */
const FETCHERS = [
  ...first(LEFT_OUT, "fetch", "handleFetcherAction", "handleFetcherLoader"),
  ...first(LEFT_OUT, "getFetcher", "resetFetcher", "queueFetcherForDeletion"),
  ...first("return false;", "markFetchRedirectsDone", "abortStaleFetchLoads"),
  ...first("return state.fetchers;", "getUpdatedRevalidatingFetchers"),
  {
    at: "fetchLoadMatches.forEach((f, key) => {",
    instead: "fetchLoadMatches.forEach(() => {return;",
  },
  { at: "fetchersToLoad.map(async (f) => {", instead: "$&return {};" },
  {
    at: "revalidatingFetchers.filter((f) => !f.matches || f.matches.some((m) => m.shouldLoad)).forEach((rf) => {",
    instead: "$&return;",
  },
];

/** Actions and submissions: what a visitor sends goes to the API. */
const SUBMISSIONS = [
  ...first("return { path };", "normalizeNavigateOptions"),
  ...first(LEFT_OUT, "handleAction"),
  ...first("return;", "getSubmissionFromNavigation"),
  { at: "if (submission) return {", instead: "if (false) return {", times: 2 },
  {
    at: "if (submission && isMutationMethod(submission.formMethod)) {\n\t\tlet",
    instead: "if (false) {let",
  },
  {
    at: "else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {",
    instead: "else if (false) {",
  },
];

/** Routes discovered later: `react-router.config.ts` has all of them known from the start. */
const DISCOVERY = [
  ...first("return { active: false, matches: null };", "checkFogOfWar"),
  ...first(`return { type: "success", matches };`, "discoverRoutes"),
  ...first(LEFT_OUT, "patchRoutes", "_internalSetRoutes"),
];

const BLOCKERS = [
  ...first(LEFT_OUT, "getBlocker", "updateBlocker"),
  {
    at: "let blockerKey = shouldBlockNavigation({",
    instead: "let blockerKey = false && shouldBlockNavigation({",
    times: 2,
  },
];

const INSTRUMENTATION = [
  { at: "if (init.instrumentations)", instead: "if (false)", times: 2 },
  { at: "consumeInstrumentationClientResultMetaReceiver(router)", instead: "void 0", times: 2 },
];

const VIEW_TRANSITIONS = [
  ...first("return;", "restoreAppliedTransitions", "persistAppliedTransitions"),
  {
    at: `if (pendingAction === "POP" && !isUninterruptedRevalidation && location !== state.location) {`,
    instead: "if (false) {",
  },
  { at: "else if (pendingViewTransitionEnabled) {", instead: "else if (false) {" },
];

export const ROUTER_CUTS: Record<string, readonly Cut[]> = {
  "router/router.js": [
    ...FETCHERS,
    ...SUBMISSIONS,
    ...DISCOVERY,
    ...BLOCKERS,
    ...INSTRUMENTATION,
    ...VIEW_TRANSITIONS,
    { at: "init.dataStrategy || defaultDataStrategyWithMiddleware", instead: "init.dataStrategy" },
  ],
  "components.js": [
    { at: "useTransitions = useIsRSCRouterContext() || useTransitions;", instead: "" },
    { at: "if (!viewTransitionOpts || !isViewTransitionAvailable) {", instead: "if (true) {" },
    { at: "if (renderDfd && pendingState && router.window) {", instead: "if (false) {" },
  ],
  "hooks.js": [
    { at: `if (this.context && typeof error === "object"`, instead: "if (false" },
    { at: "if (this.context) return", instead: "if (false) return" },
    {
      at: "React$1.useContext(IsDataRouteContext) ? useNavigateStable() : useNavigateUnstable()",
      instead: "useNavigateStable()",
    },
  ],
  "dom/ssr/components.js": [
    { at: "let rsc = useIsRSCRouterContext();", instead: "let rsc = false;" },
    {
      at: "let isRSCRouterContext = useIsRSCRouterContext();",
      instead: "let isRSCRouterContext = false;",
    },
  ],
  "dom/ssr/data.js": [{ at: `if (request.method !== "GET") {`, instead: "if (false) {" }],
  "dom/ssr/fog-of-war.js": [
    ...first("return false;", "isFogOfWarEnabled"),
    ...first("return;", "getPatchRoutesOnNavigationFunction", "useFogOFWarDiscovery"),
    ...first(LEFT_OUT, "getPartialManifest"),
  ],
  "dom/ssr/routes.js": first(
    LEFT_OUT,
    "createClientRoutesWithHMRRevalidationOptOut",
    "noActionDefinedError",
    "fetchServerAction",
  ),
  "dom/ssr/single-fetch.js": first(
    LEFT_OUT,
    "singleFetchActionStrategy",
    "singleFetchLoaderFetcherStrategy",
    "nonSsrStrategy",
  ),
};
