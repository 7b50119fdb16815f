import { useEffect } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useShell } from "#web/shell/store.ts";
import { Button, ButtonLink } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Sheet } from "#web/ui/surfaces/sheet.tsx";
import { putBack, refreshCart, useBlocked, useCartNotes } from "../../shell/cart/cart-writes.ts";
import { CartEmpty } from "./cart-empty.tsx";
import { CartLines } from "./cart-lines.tsx";
import { CartNotices } from "./cart-notices.tsx";
import { CartTotals } from "./cart-totals.tsx";

/** The panel's content once it has been opened. */
export function CartSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations("cart");
  const cart = useShell((state) => state.cart);
  const status = useCartNotes((notes) => notes.status);
  useClosedByNavigation(onClose);
  useEffect(() => {
    if (open && status === "unknown") void refreshCart();
    if (!open) useCartNotes.setState({ addedVariantId: null, removed: null });
  }, [open, status]);
  const isEmpty = cart.items.length === 0;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("title")}
      closeLabel={t("close")}
      footer={isEmpty ? undefined : <PanelFooter />}
    >
      <Removed />
      {isEmpty ? (
        <CartEmpty headingLevel={3} />
      ) : (
        <>
          <Added />
          <CartNotices />
          <CartLines />
        </>
      )}
    </Sheet>
  );
}

function Added() {
  const t = useTranslations("cart");
  const added = useCartNotes(({ addedVariantId }) => addedVariantId);
  if (added === null) return null;
  return (
    <Notice tone="success" live className="mb-3">
      {t("added")}
    </Notice>
  );
}

/** The undo button is inside the panel: nothing outside can be pressed while it is open. */
function Removed() {
  const t = useTranslations("cart");
  const removed = useCartNotes((notes) => notes.removed);
  if (!removed) return null;
  const { variantId, quantity, name } = removed;
  const undo = () => {
    useCartNotes.setState({ removed: null });
    void putBack(variantId, quantity);
  };
  return (
    <Notice
      live
      className="mb-3"
      action={
        <Button kind="secondary" size="small" onClick={undo}>
          {t("undo")}
        </Button>
      }
    >
      {t("removed", { name })}
    </Notice>
  );
}

function PanelFooter() {
  const t = useTranslations("cart");
  const cart = useShell((state) => state.cart);
  const { promotions, freeDelivery } = useShell((state) => state.cartPromotions);
  const blocked = useBlocked();
  return (
    <div className="flex flex-col gap-3">
      <CartTotals
        cart={{ ...cart, promotions }}
        note={`${t("vatNote")} · ${freeDelivery ? t("delivery.free") : t("deliveryLater")}`}
      />
      <ButtonLink href={blocked ? "/Cart#lines" : "/Order"} wide>
        {t("checkout")}
      </ButtonLink>
      <ButtonLink href="/Cart" kind="secondary" wide>
        {t("view")}
      </ButtonLink>
    </div>
  );
}

/** Navigating to another page closes the panel. */
function useClosedByNavigation(onClose: () => void) {
  const { pathname } = useLocation();
  useEffect(() => onClose, [pathname, onClose]);
}
