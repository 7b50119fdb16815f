import { useState } from "react";
import { useTranslations } from "use-intl";
import { useOnceKey } from "#api-client/idempotency-key.ts";
import { planQuery } from "#contract/lighting/plan/plan-address.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import type { SavedPlan } from "#contract/lighting/saved-plan-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { accountPath } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { NameForm } from "#web/shell/forms/name-form.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import type { SavedAs } from "../planner/use-plan.ts";

interface SavePlanFormProps {
  plan: Plan;
  saved: SavedAs;
  onDone: () => void;
}

/**
 * Asks for a name; a plan opened from the account replaces its saved version, unless the customer
 * wants a new one.
 */
export function SavePlanForm({ plan, saved, onDone }: SavePlanFormProps) {
  const asked = useAnswer("saved plans to save", () => call("GET /api/v1/account/plans"));
  return (
    <AnswerView asked={asked} rows={1} part>
      {({ items }) => (
        <NamePlan
          plan={plan}
          saved={saved}
          onDone={onDone}
          before={items.find(({ id }) => id === saved.id)}
        />
      )}
    </AnswerView>
  );
}

function NamePlan(props: SavePlanFormProps & { before: SavedPlan | undefined }) {
  const { plan, saved, before, onDone } = props;
  const t = useTranslations("planner.save");
  const uses = useTranslations("roomUses");
  const keyFor = useOnceKey();
  const [isOther, setOther] = useState(false);
  const save = async (name: string) => {
    const body = { name, plan: new URLSearchParams(planQuery(plan)).toString() };
    const { id } =
      before && !isOther
        ? await call("PATCH /api/v1/account/plans/{id}", { params: { id: before.id }, body })
        : await call("POST /api/v1/account/plans", { body, idempotencyKey: keyFor(body) });
    saved.onSaved(id);
    onDone();
    toast.success(t("done"));
  };
  return (
    <>
      {before && (
        <div className="mb-4">
          <Checkbox
            label={t("other", { name: `\u2068${before.name}\u2069` })}
            checked={isOther}
            onChange={({ target }) => setOther(target.checked)}
          />
        </div>
      )}
      <NameForm
        name={before?.name ?? uses(plan.use)}
        labels={{ name: t("name"), submit: t("press"), busy: t("saving") }}
        schema={async () => (await import("./plan-rules.ts")).planNameRules}
        send={save}
      />
      <p className="mt-4 text-small text-ink-soft">
        <Link href={accountPath("plans")}>{t("all")}</Link>
      </p>
    </>
  );
}
