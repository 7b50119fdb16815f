import { DraftingCompass } from "@lucide/icons";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { ButtonLink } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PlanRow } from "./plan-row.tsx";
import { useSavedPlans } from "./use-saved-plans.ts";

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
