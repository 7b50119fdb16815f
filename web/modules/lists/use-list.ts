import { useTranslations } from "use-intl";
import { newKey } from "#api-client/idempotency-key.ts";
import type { CartLine } from "#contract/cart/endpoints.ts";
import type { ProjectList } from "#contract/lists/endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useAction } from "#web/shell/account/use-action.ts";
import { toast, UNDO_DURATION } from "#web/ui/feedback/toast.ts";

/** One project list and its actions. */
export function useList(id: number) {
  const t = useTranslations("projectLists");
  const undo = useTranslations("account.form")("undo");
  const locale = usePageLocale();
  const params = { id };
  const asked = useAnswer<ProjectList>(`project list ${id} ${locale}`, () =>
    call("GET /api/v1/account/lists/{id}", { params }),
  );
  const { busy, run } = useAction();
  const take = (list: ProjectList) => asked.change(() => list);
  const write = (name: string, send: () => Promise<ProjectList>, then?: () => void) =>
    run(name, async () => {
      take(await send());
      then?.();
    });
  const bringBack = ({ variantId, quantity }: CartLine, idempotencyKey: string) =>
    run("undo", async () => {
      const body = { items: [{ variantId, quantity }] };
      await call("POST /api/v1/account/lists/{id}/items", { params, body, idempotencyKey });
      asked.refresh();
    });
  return {
    asked,
    busy,
    setQuantity: ({ variantId }: CartLine, quantity: number) =>
      write(`quantity ${variantId}`, () =>
        call("PATCH /api/v1/account/lists/{id}/items/{variantId}", {
          params: { id, variantId },
          body: { quantity },
        }),
      ),
    takeOut: (item: CartLine, onTaken: () => void) =>
      write(
        `take ${item.variantId}`,
        () =>
          call("DELETE /api/v1/account/lists/{id}/items/{variantId}", {
            params: { id, variantId: item.variantId },
          }),
        () => {
          onTaken();
          const key = newKey();
          const action = { label: undo, onPress: () => bringBack(item, key) };
          toast.success(t("taken", { name: `\u2068${item.name}\u2069` }), {
            duration: UNDO_DURATION,
            action,
          });
        },
      ),
    share: () => write("share", () => call("POST /api/v1/account/lists/{id}/share", { params })),
    unshare: () =>
      write(
        "unshare",
        () => call("DELETE /api/v1/account/lists/{id}/share", { params }),
        () => toast.success(t("share.ended")),
      ),
  };
}

export type OpenedList = ReturnType<typeof useList>;
