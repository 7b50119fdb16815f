import { DraftingCompass } from "@lucide/icons";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { readPlan } from "#contract/lighting/plan/plan-address.ts";
import type { SavedPlan } from "#contract/lighting/saved-plan-endpoints.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { NamedRow } from "#web/shell/account/named-row.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { type SavedPlans, useSavedPlans } from "./use-saved-plans.ts";

/** The plans that the customer has saved in the planner. */
export function AccountSection() {
  const t = useTranslations("plans");
  const plans = useSavedPlans();
  const list = useRef<HTMLDivElement>(null);
  return (
    <AnswerView asked={plans.asked}>
      {({ items }) => (
        <div ref={list} tabIndex={-1} className="outline-none">
          {items.length === 0 ? (
            <NoPlans />
          ) : (
            <>
              <ul aria-label={t("list")} className="border-t border-hairline">
                {items.map((saved) => (
                  <PlanRow
                    key={saved.id}
                    saved={saved}
                    plans={plans}
                    onRemoved={() => list.current?.focus()}
                  />
                ))}
              </ul>
              <ButtonLink href="/planner" kind="secondary" className="mt-6">
                {t("new")}
              </ButtonLink>
            </>
          )}
        </div>
      )}
    </AnswerView>
  );
}

function NoPlans() {
  const t = useTranslations("plans.none");
  return (
    <EmptyState
      illustration={<Icon icon={DraftingCompass} size={40} />}
      title={t("title")}
      text={t("text")}
      action={<ButtonLink href="/planner">{t("action")}</ButtonLink>}
    />
  );
}

interface PlanRowProps {
  saved: SavedPlan;
  plans: SavedPlans;
  onRemoved: () => void;
}

/** One plan: its room and lights, a link to the planner, and buttons to rename and remove it. */
function PlanRow({ saved, plans, onRemoved }: PlanRowProps) {
  const t = useTranslations("plans");
  const { id, name, plan, savedAt } = saved;
  const query = new URLSearchParams(plan);
  const { length, width, lights } = readPlan((key) => query.get(key));
  return (
    <NamedRow
      name={name}
      to={`/planner?${plan}&saved=${id}`}
      facts={
        <>
          {t("room", { length: length / 1000, width: width / 1000 })}
          {" · "}
          {t("lights", { count: lights.length })}
        </>
      }
      changedAt={savedAt}
      messages="plans"
      schema={async () => (await import("./plan-rules.ts")).planNameRules}
      onRename={(next) => plans.rename(saved, next)}
      onRemove={() => plans.remove(saved, onRemoved)}
      isRemoving={plans.busy === `remove ${id}`}
    />
  );
}
