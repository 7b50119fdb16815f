import { Share2 } from "@lucide/icons";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { planQuery } from "#contract/lighting/plan/plan-address.ts";
import type { PlanLight } from "#contract/lighting/plan/plan-calculator.ts";
import { withoutLight, withTurned } from "#contract/lighting/plan/plan-changes.ts";
import type { PlanCosts } from "#contract/lighting/plan/plan-costs.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { WORK_HEIGHT_NAMES, type WorkHeight } from "#contract/lighting/room/work-plane.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { OptionPills } from "#web/ui/forms/option-pills.tsx";
import { SavePlan } from "../../saved-plans/save-plan.tsx";
import type { WhenLit } from "../calculation/light-queue.ts";
import { PlannerPart } from "../planner-part.tsx";
import type { PlanProps } from "../room/room-form.tsx";
import type { Offered, SavedAs } from "../use-plan.ts";
import { QUARTER } from "./handle-keys.ts";
import { HeatLegend } from "./heat-map.tsx";
import { KeyFigures } from "./key-figures.tsx";
import { useLightWords } from "./light-words.ts";
import { PlanDrawing } from "./plan-drawing.tsx";

interface PlanPanelProps extends PlanProps {
  offered: Offered;
  saved: SavedAs;
  costs: PlanCosts;
  light: PlanLight | null;
  plane: WorkHeight;
  whenLit: WhenLit;
  onPlane: (plane: WorkHeight) => void;
  /** Notices about its lights. */
  children: ReactNode;
}

/** The plan with its heat map and key figures; changes show here first. */
export function PlanPanel(props: PlanPanelProps) {
  const { plan, change, saved, offered, costs, light, plane, whenLit, onPlane, children } = props;
  const t = useTranslations("planner");
  const [active, setActive] = useState<number | null>(null);
  return (
    <PlannerPart
      title={t("plan.title")}
      name="plan"
      action={
        <div className="flex flex-wrap">
          <SavePlan plan={plan} saved={saved} />
          <SharePlan plan={plan} />
        </div>
      }
    >
      <PlanDrawing
        plan={plan}
        change={change}
        offered={offered}
        plane={light ? light.planes[plane] : null}
        whenLit={whenLit}
        onActive={setActive}
      />
      <ActiveLight plan={plan} change={change} index={active} />
      {light && (
        <>
          <div className="grid items-end gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
            <OptionPills
              legend={t("plan.plane")}
              name="plane"
              value={plane}
              onValue={(value) => onPlane(value as WorkHeight)}
              options={WORK_HEIGHT_NAMES.map((name) => ({ value: name, text: t(`plan.${name}`) }))}
            />
            <HeatLegend target={plan.target} />
          </div>
          <KeyFigures
            target={plan.target}
            count={plan.lights.length}
            plane={light.planes[plane]}
            costs={costs}
          />
        </>
      )}
      {children}
    </PlannerPart>
  );
}

/**
 * The light selected last: its position is announced as it moves, and buttons turn or remove it
 * without a keyboard.
 */
function ActiveLight({ plan, change, index }: PlanProps & { index: number | null }) {
  const t = useTranslations("planner.plan");
  const words = useLightWords();
  const light = index === null ? undefined : plan.lights[index];
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 text-small">
      <output className="figures">
        {light && index !== null ? words(light, index) : <HowToMove />}
      </output>
      {light && index !== null && (
        <span className="flex flex-wrap">
          {light.z === undefined && (
            <Button
              kind="quiet"
              size="small"
              onClick={() => change((before) => withTurned(before, index, QUARTER))}
            >
              {t("turnQuarter")}
              <span className="sr-only"> {index + 1}</span>
            </Button>
          )}
          <Button
            kind="quiet"
            size="small"
            onClick={() => change((before) => withoutLight(before, index))}
          >
            {t("remove")}
            <span className="sr-only"> {index + 1}</span>
          </Button>
        </span>
      )}
    </div>
  );
}

/** By finger or by mouse and keys, whichever the device has. */
function HowToMove() {
  const t = useTranslations("planner.plan");
  return (
    <>
      <span className="hidden touch:inline">{t("touch")}</span>
      <span className="touch:hidden">{t("keys")}</span>
    </>
  );
}

/**
 * Shares the plan's current URL, by the phone's share sheet if there is one, else by the clipboard.
 */
function SharePlan({ plan }: { plan: Plan }) {
  const t = useTranslations("planner");
  const share = async () => {
    const url = new URL(`?${new URLSearchParams(planQuery(plan))}`, window.location.href).href;
    try {
      if ("share" in navigator) await navigator.share({ title: t("title"), url });
      else {
        await writeClipboard(url);
        toast.success(t("share.copied"));
      }
    } catch (error) {
      // Closing the share sheet is not an error; a blocked clipboard is.
      if (!(error instanceof DOMException && error.name === "AbortError"))
        toast.info(t("share.notCopied"));
    }
  };
  return (
    <Button kind="quiet" size="small" onClick={() => void share()}>
      <Icon icon={Share2} size={18} />
      {t("share.press")}
    </Button>
  );
}

/** A function of its own: after the check for `share`, the type of `navigator` narrows to never. */
function writeClipboard(text: string): Promise<void> {
  return navigator.clipboard.writeText(text);
}
