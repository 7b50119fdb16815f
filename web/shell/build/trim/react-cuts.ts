/** What of React DOM the shop does not use, by file: read by `trim-packages.ts`. */
import { type Cut, first, LEFT_OUT } from "./cut.ts";

/** Kinds of components that nobody renders: React answers as it does for what is no component. */
const COMPONENTS: Cut[] = [
  {
    at: /^ {6}case REACT_(?:ACTIVITY|PROFILER|SUSPENSE_LIST)_TYPE:\n {8}return \(\n[^;]*;\n/gm,
    instead: "",
    times: 3,
  },
  {
    at: /^ {6}case REACT_LEGACY_HIDDEN_TYPE:\n {6}case REACT_VIEW_TRANSITION_TYPE:\n {8}return \(\n[^;]*;\n/gm,
    instead: "",
  },
  ...first(LEFT_OUT, "updateSuspenseListComponent", "updateActivityComponent"),
  {
    at: /^ {4}case 19:\n {6}popSuspenseListContext\(workInProgress\);\n/gm,
    instead: `case 19: ${LEFT_OUT}`,
  },
  {
    at: /^ {4}case 19:\n {6}if \(workInProgress\.flags & 128\)$/gm,
    instead: `case 19: ${LEFT_OUT} if (false)`,
  },
];

const VIEW_TRANSITIONS: Cut[] = [
  {
    at: "= (lanes & 335544064) === lanes;\n  suspendedCommitReason",
    instead: "= false;\nsuspendedCommitReason",
  },
  {
    at: "committedLanes = (committedLanes & 335544064) === committedLanes;",
    instead: "committedLanes = false;",
  },
  { at: "=\n    (committedLanes & 335544064) === committedLanes;", instead: "= false;", times: 2 },
  { at: "  shouldStartViewTransition\n    ? (", instead: "  false\n    ? (" },
  { at: "  null !== pendingViewTransition &&", instead: "  false &&" },
  { at: "      null !== committedViewTransition)", instead: "      false)" },
  { at: "          commitExitViewTransitions(JSCompiler_temp[anchorOffset]);", instead: "0;" },
  { at: /(?<=[( ])viewTransitionMutationContext = !0/g, instead: "0", times: 24 },
  ...first("return;", "trackEnterViewTransitions", "commitEnterViewTransitions"),
  ...first("return;", "commitExitViewTransitions", "commitNestedViewTransitions"),
  ...first("return;", "restoreEnterOrExitViewTransitions", "restoreNestedViewTransitions"),
  ...first("return;", "restoreViewTransitionOnHostInstances", "applyViewTransitionToHostInstances"),
  ...first("return;", "commitAfterMutationEffectsOnFiber", "restoreViewTransitionName"),
  ...first("return;", "getViewTransitionName", "getViewTransitionClassName"),
  ...first(LEFT_OUT, "createViewTransitionInstance"),
  {
    at: /^ViewTransitionPseudoElement\.prototype\.\w+ = function[^]*?^\};\n/gm,
    instead: "",
    times: 3,
  },
];

const FRAGMENT_REFS: Cut[] = [
  { at: /^FragmentInstance\.prototype\.\w+ = function[^]*?^\};\n/gm, instead: "", times: 12 },
  {
    at: "          if (null === current.stateNode) {\n            var fragmentInstance",
    instead: "          if (false) {\n            var fragmentInstance",
  },
  ...first("return false;", "isFragmentInstanceParent"),
  ...first(
    "return;",
    "commitNewChildToFragmentInstances",
    "commitFragmentInstanceInsertionEffects",
  ),
  ...first("return;", "commitFragmentInstanceDeletionEffects"),
  {
    at: "for (var parent = finishedWork.return; null !== parent; ) {",
    instead: "for (; false; ) {",
  },
];

/** Forms whose action is a function. */
const ACTIONS: Cut[] = [
  ...first("return;", "extractEvents$1", "scheduleReplayQueueIfNeeded"),
  ...first(LEFT_OUT, "mountActionState", "updateActionState", "rerenderActionState"),
  ...first(LEFT_OUT, "startHostTransition", "requestFormReset"),
];

/** Preloading by call: the shop's links stand in its pages. */
const PRELOADING: Cut[] = first(
  "return;",
  "preconnectAs",
  "preload",
  "preloadModule",
  "preinitStyle",
  "preinitScript",
  "preinitModuleScript",
);

/** Style sheets with a precedence, and pictures of view transitions: what a change of the page would wait for. */
const WAITING: Cut[] = [
  ...first(
    "workInProgress.flags &= -16777217; return;",
    "preloadInstanceAndSuspendIfNeeded",
    "preloadResourceAndSuspendIfNeeded",
  ),
  {
    at: "  if (\n    isViewTransitionEligible ||\n    subtreeFlags & 8192 ||\n    16785408 === (subtreeFlags & 16785408)\n  )",
    instead: "  if (false)",
  },
  {
    at: /^ {6}case "style":\n {8}var instance = hoistableRoot[^]*?(?=^ {6}case "script":\n {8}instance\$274)/gm,
    instead: `case "style": var instance, styleProps, instance$274; ${LEFT_OUT}`,
  },
  {
    at: `    "stylesheet" === resource.type &&\n      0 === (resource`,
    instead: "false && 0 === (resource",
  },
  { at: `      return "string" === typeof pendingProps.precedence &&`, instead: "return false &&" },
  {
    at: `        "stylesheet" === pendingProps.rel &&\n        "string" === typeof pendingProps.href &&`,
    instead: "false &&",
  },
];

const EVENTS: Cut[] = [
  ...first("return;", "constructSelectEvent"),
  {
    at: "      eventType &&\n        (useFallbackCompositionData &&",
    instead: "false && (useFallbackCompositionData &&",
  },
  {
    at: "        isComposing\n          ? isFallbackCompositionEnd",
    instead: "        false && isComposing ? isFallbackCompositionEnd",
  },
  {
    at: "      if (\n        (fallbackData = canUseTextInputEvent",
    instead: "      if (\n        false && (fallbackData = canUseTextInputEvent",
  },
];

const REST: Cut[] = [
  ...first(`return "";`, "getStackByFiberInDevAndProd"),
  ...first("return false;", "isCustomElement"),
  ...first(LEFT_OUT, "setPropOnCustomElement"),
  { at: /^exports\.createRoot = function[^]*?^\};\n/gm, instead: "" },
];

export const REACT_CUTS: Record<string, readonly Cut[]> = {
  "react-dom-client.production.js": [
    ...COMPONENTS,
    ...VIEW_TRANSITIONS,
    ...FRAGMENT_REFS,
    ...ACTIONS,
    ...PRELOADING,
    ...WAITING,
    ...EVENTS,
    ...REST,
  ],
  "react-dom.production.js": [
    {
      at: /^exports\.(?:browser|createPortal|preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|unstable_batchedUpdates|useFormState|useFormStatus) = function[^]*?^\};\n/gm,
      instead: "",
      times: 12,
    },
  ],
};
