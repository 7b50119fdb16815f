import { openCart, useShell } from "#web/shell/store.ts";
import { Icon } from "#web/ui/display/icon.tsx";
import { ShoppingBag } from "lucide-react";
import { useTranslations } from "use-intl";

/** In the header: how many pieces, and the way into the cart. */
export function CartButton() {
  const t = useTranslations("shell");
  const count = useShell(({ cart }) => cart.totalQty);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t("cartCount", { count })}
      onClick={openCart}
      className="relative inline-grid size-target shrink-0 place-items-center rounded-pill hover:bg-current/8"
    >
      <Icon icon={ShoppingBag} size={22} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute inset-e-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-pill bg-ink px-1 figures text-tiny leading-none font-medium text-plaster"
        >
          {count > 99 ? "99+" : count}
        </span>
      )}
    </button>
  );
}
