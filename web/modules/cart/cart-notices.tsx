import { useTranslations } from "use-intl";
import { useShell } from "#web/shell/store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { shortLines } from "../../shell/cart/cart-math.ts";
import { useCartProblem } from "../../shell/cart/cart-problem.ts";
import { refreshCart, restoreLastCart, useCartNotes } from "../../shell/cart/cart-writes.ts";

/** Notices about the whole cart, shown above its lines. */
export function CartNotices() {
  const t = useTranslations("cart");
  const cart = useShell((state) => state.cart);
  const { status, pricesBefore } = useCartNotes();
  const isShort = shortLines(cart).length > 0;
  const priceChanged = cart.items.some(
    ({ variantId, price }) => (pricesBefore[variantId] ?? price.amount) !== price.amount,
  );
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      <RestoreOffer />
      {status === "failed" && (
        <Notice
          tone="warning"
          live
          action={
            <Button kind="secondary" size="small" onClick={() => void refreshCart()}>
              {t("retry")}
            </Button>
          }
        >
          {t("failed")}
        </Notice>
      )}
      {isShort && (
        <Notice tone="error" live>
          {t("stockChanged")}
        </Notice>
      )}
      {priceChanged && (
        <Notice tone="warning" live>
          {t("priceChanged")}
        </Notice>
      )}
    </div>
  );
}

/** Offers the cart that was put aside after a long absence. */
export function RestoreOffer() {
  const t = useTranslations("cart.restore");
  const count = useShell(({ restorableQty }) => restorableQty);
  const saving = useCartNotes((notes) => notes.saving);
  const showProblem = useCartProblem();
  if (count === 0) return null;
  const restore = async () => {
    if (await restoreLastCart()) toast.success(t("done"));
    else showProblem();
  };
  return (
    <Notice
      tone="info"
      title={t("title")}
      action={
        <Button kind="secondary" size="small" loading={saving} onClick={() => void restore()}>
          {t("action")}
        </Button>
      }
    >
      {t("text", { count })}
    </Notice>
  );
}
