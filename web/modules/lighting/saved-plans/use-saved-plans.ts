import { useTranslations } from "use-intl";
import { newKey } from "#api-client/idempotency-key.ts";
import type { SavedPlan } from "#contract/lighting/saved-plan-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { toast, UNDO_DURATION } from "#web/ui/feedback/toast.ts";

/** The plans of the account and their actions. */
export function useSavedPlans() {
  const t = useTranslations("plans");
  const undo = useTranslations("account.form")("undo");
  const asked = useAnswer("saved plans", () => call("GET /api/v1/account/plans"));
  const { busy, run } = useAction();
  const bringBack = ({ id, name, plan }: SavedPlan, idempotencyKey: string) =>
    run(`undo ${id}`, async () => {
      await call("POST /api/v1/account/plans", { body: { name, plan }, idempotencyKey });
      asked.refresh();
      toast.success(t("restored"));
    });
  return {
    asked,
    busy,
    rename: async ({ id, plan }: SavedPlan, name: string) => {
      const changed = await call("PATCH /api/v1/account/plans/{id}", {
        params: { id },
        body: { name, plan },
      });
      asked.change(({ items }) => ({
        items: items.map((one) => (one.id === id ? changed : one)),
      }));
      toast.success(t("renamed"));
    },
    remove: (plan: SavedPlan, onRemoved: () => void) =>
      run(`remove ${plan.id}`, async () => {
        await call("DELETE /api/v1/account/plans/{id}", { params: { id: plan.id } });
        asked.change(({ items }) => ({ items: items.filter(({ id }) => id !== plan.id) }));
        onRemoved();
        const key = newKey();
        const onPress = () => bringBack(plan, key);
        toast.success(t("removed"), { duration: UNDO_DURATION, action: { label: undo, onPress } });
      }),
  };
}

export type SavedPlans = ReturnType<typeof useSavedPlans>;
