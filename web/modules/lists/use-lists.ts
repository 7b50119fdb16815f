import { useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { newKey, useOnceKey } from "#api-client/idempotency-key.ts";
import type { ListSummary } from "#contract/lists/endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { listPath } from "#web/shell/account/account-part.ts";
import { useAction } from "#web/shell/account/use-action.ts";
import { toast, UNDO_DURATION } from "#web/ui/feedback/toast.ts";

/** The customer's project lists and their actions. */
export function useLists() {
  const t = useTranslations("projectLists");
  const undo = useTranslations("account.form")("undo");
  const asked = useAnswer("project lists", () => call("GET /api/v1/account/lists"));
  const { busy, run } = useAction();
  const navigate = useNavigate();
  const localPath = useLocalePath();
  const keyFor = useOnceKey();
  return {
    asked,
    busy,
    create: async (name: string) => {
      const body = { name };
      const { id } = await call("POST /api/v1/account/lists", {
        body,
        idempotencyKey: keyFor(body),
      });
      toast.success(t("created"));
      await navigate(localPath(listPath(id)));
    },
    rename: async ({ id }: ListSummary, name: string) => {
      const renamed = await call("PATCH /api/v1/account/lists/{id}", {
        params: { id },
        body: { name },
      });
      asked.change(({ items }) => ({
        items: items.map((one) => (one.id === id ? renamed : one)),
      }));
      toast.success(t("renamed"));
    },
    remove: ({ id, isShared }: ListSummary, onRemoved: () => void) =>
      run(`remove ${id}`, async () => {
        const params = { id };
        // Read before, so that undoing can bring its goods back.
        const { name, items } = await call("GET /api/v1/account/lists/{id}", { params });
        await call("DELETE /api/v1/account/lists/{id}", { params });
        asked.change((before) => ({ items: before.items.filter((one) => one.id !== id) }));
        onRemoved();
        const body = {
          name,
          items: items.map(({ variantId, quantity }) => ({ variantId, quantity })),
        };
        const idempotencyKey = newKey();
        const bringBack = () =>
          run(`undo ${id}`, async () => {
            await call("POST /api/v1/account/lists", { body, idempotencyKey });
            asked.refresh();
            toast.success(t("restored"));
          });
        const action = { label: undo, onPress: bringBack };
        toast.success(t(isShared ? "removedShared" : "removed"), {
          duration: UNDO_DURATION,
          action,
        });
      }),
  };
}

export type ProjectLists = ReturnType<typeof useLists>;
