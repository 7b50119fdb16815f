import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Picked } from "#contract/lighting/plan/pick-proposals.ts";
import { type PlanCosts, planCosts } from "#contract/lighting/plan/plan-costs.ts";
import { partsText } from "#contract/lighting/plan/plan-parts.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import { isLitFromWalls } from "#contract/lighting/plan/room-uses.ts";
import type { WorkHeight } from "#contract/lighting/room/work-plane.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { OptionPills } from "#web/ui/forms/option-pills.tsx";
import { firstReplaceable } from "../beside/use-beside.ts";
import type { PlanProps } from "../room/room-form.tsx";
import type { Offered } from "../use-plan.ts";
import { useTariff } from "../use-tariff.ts";
import { PlanCard } from "./plan-card.tsx";
import { priceOfPieces } from "./price-with-parts.ts";
import { useProposals } from "./use-proposals.ts";

interface ComparePanelProps extends PlanProps {
  offered: Offered;
  plane: WorkHeight;
  hoursADay: number;
  own: { average: number; uniformity: number };
}

/** The same room with other lights, beside the plan: any light, or the same mounting. */
export function ComparePanel(props: ComparePanelProps) {
  const { plan, offered, plane } = props;
  const t = useTranslations("planner.compare");
  const { found, find } = useProposals(plan);
  const [kind, setKind] = useState<"any" | "same">("any");
  const first = firstReplaceable(plan, offered);
  const mayBeOnWalls = isLitFromWalls(plan.use);
  const start = () => {
    const mounting = kind === "same" && first ? first.mounting : null;
    void find({ offered, plane, mounting });
  };
  return (
    <>
      <p className="max-w-text text-ink-soft">
        {t("intro", { target: plan.target })} {t(mayBeOnWalls ? "orWall" : "ceilingAlone")}
      </p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <OptionPills
          legend={t("kind")}
          name="compared-kind"
          value={kind}
          onValue={(value) => setKind(value === "same" ? "same" : "any")}
          options={[
            { value: "any", text: t(mayBeOnWalls ? "anyOrWall" : "any") },
            { value: "same", text: t("same") },
          ]}
        />
        <Button
          kind="secondary"
          loading={found.state === "working"}
          loadingLabel={t("working")}
          onClick={start}
        >
          {t("start")}
        </Button>
        {found.state === "working" && (
          <progress value={found.done} max={found.total} aria-label={t("working")} />
        )}
      </div>
      {found.state === "failed" && <Notice tone="error">{t("failed")}</Notice>}
      {found.state === "ready" && found.picked.length === 0 && <Notice>{t("none")}</Notice>}
      {found.state === "ready" && found.picked.length > 0 && (
        <ProposalList {...props} picked={found.picked} />
      )}
    </>
  );
}

/** The plan and the best alternatives, with the same key figures. */
function ProposalList(props: ComparePanelProps & { picked: readonly Picked[] }) {
  const { plan, change, offered, hoursADay, own, picked } = props;
  const t = useTranslations("planner.compare");
  const costs = { tariff: useTariff(), hoursADay };
  const cardOf = (one: Plan) => ({ plan: one, offered, costs: planCosts(one, offered, costs) });
  const ownCard = cardOf(plan);
  const ownPrice = useOwnPrice(ownCard.costs);
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
      <PlanCard title={t("own")} light={own} price={ownPrice} {...ownCard} />
      {picked.map(({ aims, proposal }) => (
        <PlanCard
          key={proposal.variantId}
          title={aims.map((aim) => t(aim)).join(" · ")}
          light={proposal}
          price={proposal.price}
          {...cardOf(proposal.plan)}
          ownPrice={ownPrice}
          onTake={() => change((before) => ({ ...before, lights: proposal.plan.lights }))}
        />
      ))}
    </ul>
  );
}

/** Piastres for the plan with everything it requires; null until known. */
function useOwnPrice({ parts, price }: PlanCosts): number | null {
  const locale = usePageLocale();
  const text = partsText(parts);
  const { answer } = useAnswer(`plan check ${text} ${locale}`, () =>
    call("GET /api/v1/planner/check", { query: { parts: text } }),
  );
  return answer.state === "ready" ? price + priceOfPieces(answer.value) : null;
}
