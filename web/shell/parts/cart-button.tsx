import { ShoppingBag } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { LocaleLink } from "#web/i18n/locale-link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { openCart, useShell } from "../store.ts";

/** Opens the cart panel; without script, or in a new tab, the cart page. */
export function CartButton() {
  const t = useTranslations("shell");
  const count = useShell((state) => state.cart.totalQty);
  const shown = count > 99 ? "99+" : String(count);
  return (
    <LocaleLink
      to="/Cart"
      aria-label={count > 0 ? t("cartCount", { count: shown }) : t("cartEmpty")}
      aria-haspopup="dialog"
      className="relative inline-grid size-target shrink-0 place-items-center rounded-pill transition-colors hover:bg-current/8"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        openCart();
      }}
    >
      <Icon icon={ShoppingBag} size={22} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute inset-e-0 top-0 grid h-5 min-w-5 place-items-center rounded-pill bg-ink px-1 text-tiny font-semibold text-plaster"
        >
          {shown}
        </span>
      )}
    </LocaleLink>
  );
}
