import { memo, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { USUAL_MAINTENANCE } from "#contract/lighting/illuminance/lumen-method.ts";
import { planCosts } from "#contract/lighting/plan/plan-costs.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import type { WorkHeight } from "#contract/lighting/room/work-plane.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { type RoomLight, useRoomLight } from "./calculation/use-room-light.ts";
import { LightChoice } from "./lights/light-choice.tsx";
import { FiguresBar } from "./plan/key-figures.tsx";
import { PlanPanel } from "./plan/plan-panel.tsx";
import { PlannerPart } from "./planner-part.tsx";
import { ReportNotice } from "./report-notice.tsx";
import { PlannerResults } from "./result/planner-results.tsx";
import { ColourForm } from "./room/colour-form.tsx";
import { ObstacleForm } from "./room/obstacle-form.tsx";
import { type PlanProps, RoomForm } from "./room/room-form.tsx";
import { UseForm } from "./room/use-form.tsx";
import { useFirstLayout } from "./use-first-layout.ts";
import { type Offered, usePlan } from "./use-plan.ts";
import { useTariff } from "./use-tariff.ts";
import { RoomView } from "./view/room-view.tsx";

const NONE: Offered = new Map();
const USUAL_HOURS = 5;

/** The planner: the plan with its light, the forms beside it, the results below. */
export function PlannerView() {
  const t = useTranslations("planner");
  const { offered, lights } = useOffered();
  const { plan, change, report, undo, saved, beginWith } = usePlan();
  useFirstLayout({ plan, change, offered, beginWith });
  const [plane, setPlane] = useState<WorkHeight>("table");
  const [hoursADay, setHours] = useState(USUAL_HOURS);
  const { reply, problem, whenLit } = useRoomLight(plan, offered);
  const tariff = useTariff();
  const costs = useSame(planCosts(plan, offered, { tariff, hoursADay }));
  const known = knownLights(plan, offered);
  const light = known > 0 && reply && reply.light.estimate > 0 ? reply.light : null;
  const form = { plan, change };
  return (
    <>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_23rem] xl:gap-8">
        {/* Taller than the window: it scrolls up to its end, then stays while the forms scroll. */}
        <div className="grid min-w-0 gap-6 lg:sticky lg:bottom-4 lg:self-end">
          <PlanPanel
            {...form}
            saved={saved}
            offered={offered}
            costs={costs}
            light={light}
            plane={plane}
            whenLit={whenLit}
            onPlane={setPlane}
          >
            <LightNotices
              missing={lights.state === "ready" ? plan.lights.length - known : 0}
              problem={problem}
              unreadable={reply?.unreadable ?? []}
              offered={offered}
            />
          </PlanPanel>
          {light && (
            <PlannerPart title={t("view.title")}>
              <RoomView plan={plan} light={light} offered={offered} />
            </PlannerPart>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <ReportNotice report={report} onUndo={undo} />
          <RoomPart {...form} />
          <PlannerPart title={t("lights.title")}>
            <LightsForm {...form} offered={offered} lights={lights} plane={plane} />
          </PlannerPart>
        </div>
      </div>
      {light && (
        <PlannerResults
          {...form}
          light={light}
          costs={costs}
          offered={offered}
          plane={plane}
          hoursADay={hoursADay}
          onHours={setHours}
        />
      )}
      <Assumptions />
      {light && <FiguresBar count={plan.lights.length} plane={light.planes[plane]} costs={costs} />}
    </>
  );
}

/**
 * The forms about the room. They do not depend on light positions: while one is dragged, they are
 * not rendered.
 */
const RoomPart = memo(
  (form: PlanProps) => {
    const t = useTranslations("planner.room");
    return (
      <PlannerPart title={t("title")}>
        <RoomForm {...form} />
        <UseForm {...form} />
        <ColourForm {...form} />
        <ObstacleForm {...form} />
      </PlannerPart>
    );
  },
  (before, after) => before.change === after.change && isSameRoom(before.plan, after.plan),
);

function isSameRoom(one: Plan, other: Plan): boolean {
  // Object.keys loses the key type.
  const parts = Object.keys({ ...one, ...other }) as (keyof Plan)[];
  return parts.every((part) => part === "lights" || one[part] === other[part]);
}

interface LightNoticesProps {
  missing: number;
  problem: RoomLight["problem"];
  unreadable: readonly number[];
  offered: Offered;
}

/** Notices about what the figures leave out. */
function LightNotices({ missing, problem, unreadable, offered }: LightNoticesProps) {
  const t = useTranslations("planner.lights");
  return (
    <>
      {missing > 0 && <Notice tone="warning">{t("unknown", { count: missing })}</Notice>}
      {problem && (
        <Notice tone="error">{t(problem === "file" ? "unfetched" : "uncalculated")}</Notice>
      )}
      {unreadable.map((variantId) => (
        <Notice key={variantId} tone="warning">
          {t("unreadable", { name: offered.get(variantId)?.name ?? "" })}
        </Notice>
      ))}
    </>
  );
}

interface LightsFormProps extends PlanProps {
  offered: Offered;
  plane: WorkHeight;
  lights: { state: "loading" | "failed" | "ready"; refresh: () => void };
}

function LightsForm({ lights, ...props }: LightsFormProps) {
  const t = useTranslations("planner.lights");
  if (lights.state === "loading") return <output>{t("loading")}</output>;
  if (lights.state === "ready") return <LightChoice {...props} />;
  return (
    <Notice tone="error" action={<Button onClick={lights.refresh}>{t("again")}</Button>}>
      {t("failed")}
    </Notice>
  );
}

/** The lights in stock, and the state of the request for them. */
function useOffered() {
  const locale = usePageLocale();
  const { answer, refresh } = useAnswer(`planner lights ${locale}`, () =>
    call("GET /api/v1/planner/lights"),
  );
  const list = answer.state === "ready" ? answer.value.lights : null;
  const offered = useMemo(
    () => (list ? new Map(list.map((light) => [light.variantId, light])) : NONE),
    [list],
  );
  return { offered, lights: { state: answer.state, refresh } };
}

/**
 * Keeps the same object while its content is equal, so that nothing depending on it is rendered
 * again.
 */
function useSame<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}

function knownLights(plan: Plan, offered: Offered): number {
  return plan.lights.filter(({ variantId }) => offered.has(variantId)).length;
}

/** How accurate the figures are; always shown. */
function Assumptions() {
  const t = useTranslations("planner");
  return (
    <div className="mt-8 max-w-text text-small text-ink-soft">
      <p className="font-medium text-ink">{t("guide")}</p>
      <p className="mt-1">{t("model", { maintenance: USUAL_MAINTENANCE })}</p>
      <p className="mt-2">
        <Link href="/planner/method">{t("method")}</Link>
      </p>
    </div>
  );
}
