import { Menu, ShoppingBag } from "@lucide/icons";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { LocaleLink } from "#web/i18n/locale-link.tsx";
import { FavouritesLink } from "#web/shell/favourites/favourites-link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import { openCart, useShell } from "../store.ts";
import { AccountButton } from "./account/account-button.tsx";
import { Brand } from "./brand.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import { SearchField } from "./search-field.tsx";
import { TopBar } from "./top-bar.tsx";

const MenuSheet = lazy(async () => ({ default: (await import("./menu-sheet.tsx")).MenuSheet }));

/**
 * Scrolls away except for its last row: on phones menu, search, account and cart, on wider screens
 * the logo as well. The category bar below it scrolls with the page.
 */
export function Header() {
  return (
    <>
      <header className="site-header sticky -top-21 z-(--layer-bar) border-b border-transparent bg-plaster desktop:-top-9">
        <TopBar />
        <Container>
          <div className="grid grid-cols-[auto_1fr_auto_auto] items-center gap-x-1 desktop:grid-cols-[auto_1fr_auto_auto_auto] desktop:gap-x-0 desktop:py-3">
            <Brand className="col-span-3 h-14 justify-self-start desktop:col-span-1" />
            <div className="flex min-w-0 items-center gap-2 mobile:col-span-2 mobile:row-start-2 mobile:mb-3 mobile:-me-1 desktop:mx-8">
              <MenuButton />
              <SearchField />
            </div>
            <FavouritesLink />
            <div className="mobile:row-start-2 mobile:mb-3">
              <AccountButton />
            </div>
            <div className="mobile:row-start-2 mobile:mb-3">
              <CartButton />
            </div>
          </div>
        </Container>
      </header>
      <MainNavigation />
    </>
  );
}

/** Opens the cart panel; without script, or in a new tab, the cart page. */
function CartButton() {
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

/**
 * Opens the menu on small screens; without script it links to the same menu at the bottom of the
 * page.
 */
function MenuButton() {
  const t = useTranslations("shell");
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <a
        href="#departments"
        aria-label={t("menu")}
        aria-haspopup="dialog"
        className="inline-grid size-12 shrink-0 place-items-center rounded-pill border border-hairline bg-paper desktop:hidden"
        onPointerEnter={() => setWanted(true)}
        onClick={(event) => {
          event.preventDefault();
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon icon={Menu} size={22} />
      </a>
      {wanted && (
        <Suspense>
          <MenuSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
