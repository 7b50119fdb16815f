import { Trash2 } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { CartLine } from "#contract/cart/endpoints.ts";
import { useShell } from "#web/shell/store.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { toast, UNDO_DURATION } from "#web/ui/feedback/toast.ts";
import { useCartProblem } from "../../shell/cart/cart-problem.ts";
import { putBack, setQuantity, useCartNotes } from "../../shell/cart/cart-writes.ts";

/** Removes a line, with undo. */
export function RemoveLine({ line: { variantId, quantity, name } }: { line: CartLine }) {
  const t = useTranslations("cart");
  const showProblem = useCartProblem();
  const undo = async () => {
    if (!(await putBack(variantId, quantity))) showProblem();
  };
  const remove = async () => {
    const removed = await setQuantity(variantId, 0);
    if (!removed) return showProblem();
    if (useShell.getState().cartOpen) {
      useCartNotes.setState({ removed: { variantId, quantity, name }, addedVariantId: null });
      return;
    }
    toast.info(t("removed", { name }), {
      duration: UNDO_DURATION,
      action: { label: t("undo"), onPress: () => void undo() },
    });
  };
  return (
    <IconButton
      icon={Trash2}
      label={t("removeNamed", { name })}
      onClick={() => void remove()}
      className="-me-3 -mt-2 text-ink-soft"
    />
  );
}
